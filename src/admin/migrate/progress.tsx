import { useState } from 'react';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';
import type { ImportView } from '#src/domains/imports/import.ts';

/** How far the present phase of an import is, at a moment of the server. */
export interface Progress {
  done: number;
  /** 0 if nobody knows it yet */
  total: number;
  /** in milliseconds */
  at: number;
}

export function progressOf(
  { phase, states, counts }: Pick<ImportView, 'phase' | 'states' | 'counts'>,
  at: number,
): Progress {
  if (phase === 'reading') return { done: counts.items, total: 0, at };
  const { planned = 0, done = 0, failed = 0, undone = 0, kept = 0 } = states;
  return phase === 'undoing'
    ? { done: undone + kept, total: undone + kept + done, at }
    : { done: done + failed, total: done + failed + planned, at };
}

/** Rate and time left, such as `12 a second, about 5 minutes left`, by what was done since a moment; empty before anything was. */
export function paceOf(since: Progress, now: Progress): string {
  const rate = ((now.done - since.done) / (now.at - since.at)) * 1_000;
  if (!(rate > 0) || !Number.isFinite(rate) || now.total === 0) return '';
  const pace =
    rate >= 1 ? `${formatNumber(Math.round(rate))} a second` : `${Math.ceil(rate * 60)} a minute`;
  const minutes = (now.total - now.done) / rate / 60;
  const left =
    minutes < 1 ? 'less than a minute' : `about ${formatCount(Math.round(minutes), 'minute')}`;
  return `${pace}, ${left} left`;
}

/** Progress of a job, which reads itself again while it works. Read out at every tenth only. */
export function ProgressLine({
  view: { progress, noun },
  isActive,
}: {
  view: { progress: Progress; noun: string };
  isActive: boolean;
}) {
  const { done, total } = progress;
  const isAway = useRefresh(isActive);
  // The pace since this page was opened: what was done before a pause says nothing of it.
  const [since] = useState(progress);
  const text =
    total === 0
      ? `${formatCount(done, 'item')} read so far`
      : `${formatNumber(done)} of ${formatCount(total, noun)}`;
  const pace = isActive && paceOf(since, progress);
  return (
    <div>
      <progress {...(total > 0 && { value: done, max: total })} aria-label="Progress" />
      <p>{pace ? `${text}, ${pace}` : text}</p>
      <p className="sr-only" role="status">
        {total > 0 ? `${Math.floor((done / total) * 10) * 10}%` : ''}
      </p>
      <p role="status">
        {isAway ? 'No connection to the server. This page goes on by itself once it is back.' : ''}
      </p>
    </div>
  );
}
