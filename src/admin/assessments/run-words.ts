import type { RunState } from '#src/domains/assessment/run-state.ts';
import type { Period } from './run-filter.ts';

export const STATE_NAMES: Readonly<Record<RunState, string>> = {
  'in-progress': 'In progress',
  abandoned: 'Abandoned',
  complete: 'Complete, no report',
  reported: 'Report requested',
};

/** What a state means for the person who looks at a run. */
export const STATE_MEANINGS: Readonly<Record<RunState, string>> = {
  'in-progress': 'Answered within the last 24 hours, and not finished.',
  abandoned: 'Not finished, and nobody has touched it for 24 hours. Its browser can still go on.',
  complete: 'Every question is answered. Nobody asked for the report.',
  reported: 'Every question is answered, and somebody asked for the report.',
};

export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 365 days',
  all: 'All time',
};

/** `12%`; nothing of nothing has no share. */
export function shareOf(count: number, whole: number): string {
  if (whole === 0) return '';
  const share = (count / whole) * 100;
  // A few of many are not nobody, and all but a few are not all.
  if (share > 0 && share < 1) return 'under 1%';
  if (share < 100 && share > 99) return 'over 99%';
  return `${Math.round(share)}%`;
}

export const number = (value: number): string => value.toLocaleString('en-US');
