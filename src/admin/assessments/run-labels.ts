import type { RunState } from '#src/domains/assessment/run-state.ts';
import type { Period } from './run-filter.ts';

export const STATE_NAMES: Readonly<Record<RunState, string>> = {
  'in-progress': 'In progress',
  abandoned: 'Abandoned',
  complete: 'Complete, no report',
  reported: 'Report requested',
};

/** What each state means, shown on the page of a run. */
export const STATE_MEANINGS: Readonly<Record<RunState, string>> = {
  'in-progress': 'Not finished, last answered within 24 hours.',
  abandoned:
    'Not finished, without activity for 24 hours. The visitor can still continue in the same browser.',
  complete: 'Every question is answered. The report was not requested.',
  reported: 'Every question is answered, and the report was requested.',
};

export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 365 days',
  all: 'All time',
};
