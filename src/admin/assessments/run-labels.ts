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
