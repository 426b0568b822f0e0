import { formatCount } from '#src/admin/parts/counts.ts';
import type { ImportView } from '#src/domains/imports/import.ts';

/** How far a run is. */
export interface Progress {
  done: number;
  total: number;
  /** such as `1,204 of 5,000 posts, 12 a second, about 5 minutes left` */
  text: string;
}

/** @param now in milliseconds */
export function progressOf(
  { phase, states, counts, startedAt }: ImportView,
  now: number,
): Progress {
  if (phase === 'reading')
    return { done: 0, total: 0, text: `${formatCount(counts.items, 'item')} read so far` };
  const isUndo = phase === 'undoing';
  const done = isUndo
    ? (states.undone ?? 0) + (states.kept ?? 0)
    : (states.done ?? 0) + (states.failed ?? 0);
  const total = done + ((isUndo ? states.done : states.planned) ?? 0);
  const seconds = startedAt ? (now - startedAt.getTime()) / 1_000 : 0;
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? (total - done) / rate : 0;
  const pace = done > 0 && phase !== 'paused' ? `, ${rateIn(rate)}, ${timeIn(left)} left` : '';
  return {
    done,
    total,
    text: `${done.toLocaleString('en-US')} of ${formatCount(total, 'post')}${pace}`,
  };
}

const rateIn = (rate: number): string =>
  rate >= 1 ? `${Math.round(rate)} a second` : `${Math.max(1, Math.round(rate * 60))} a minute`;

const timeIn = (seconds: number): string =>
  seconds < 60 ? 'less than a minute' : `about ${formatCount(Math.round(seconds / 60), 'minute')}`;
