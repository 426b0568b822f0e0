import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
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
  const isUndo = phase === 'undoing';
  const done = isUndo
    ? (states.undone ?? 0) + (states.kept ?? 0)
    : (states.done ?? 0) + (states.failed ?? 0);
  return { done, total: done + ((isUndo ? states.done : states.planned) ?? 0), at };
}

/** Rate and time left, such as `12 a second, about 5 minutes left`, by what was done since a moment; empty before anything was. */
export function paceOf(since: Progress, now: Progress): string {
  const rate = ((now.done - since.done) / (now.at - since.at)) * 1_000;
  if (!(rate > 0) || !Number.isFinite(rate) || now.total === 0) return '';
  const pace =
    rate >= 1 ? `${formatNumber(Math.round(rate))} a second` : `${Math.ceil(rate * 60)} a minute`;
  const seconds = (now.total - now.done) / rate;
  const left =
    seconds < 60
      ? 'less than a minute'
      : `about ${formatCount(Math.round(seconds / 60), 'minute')}`;
  return `${pace}, ${left} left`;
}

const REFRESH_MS = 2_000;

/** Progress of a job, which reads itself again while it works. Read out at every tenth only. */
export function ProgressLine({
  progress,
  noun,
  isActive,
}: {
  progress: Progress;
  noun: string;
  isActive: boolean;
}) {
  const { done, total } = progress;
  const { revalidate } = useRevalidator();
  // The pace since this page was opened: what was done before a pause says nothing of it.
  const [since] = useState(progress);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isActive, revalidate]);
  const text =
    total === 0
      ? `${formatCount(done, 'item')} read so far`
      : `${formatNumber(done)} of ${formatCount(total, noun)}`;
  const pace = isActive ? paceOf(since, progress) : '';
  return (
    <div className="migrate-progress">
      <progress {...(total > 0 && { value: done, max: total })} aria-label="Progress" />
      <p>{pace === '' ? text : `${text}, ${pace}`}</p>
      <p className="sr-only" role="status">
        {total > 0 ? `${Math.floor((done / total) * 10) * 10}%` : ''}
      </p>
      {isActive ? (
        <noscript>
          <p>Reload the page to see how far it is.</p>
        </noscript>
      ) : null}
    </div>
  );
}
