import type { RunState } from '#src/domains/assessment/run-state.ts';

export const STATE_NAMES: Readonly<Record<RunState, string>> = {
  'in-progress': 'In progress',
  abandoned: 'Abandoned',
  complete: 'Complete, no report',
  reported: 'Report requested',
};

/** The meaning of each state, shown on the page of a run. */
export const STATE_MEANINGS: Readonly<Record<RunState, string>> = {
  'in-progress': 'Not finished, last answered within 24 hours.',
  abandoned:
    'Not finished, without activity for 24 hours. The visitor can still continue in the same browser.',
  complete: 'Every question is answered. The report was not requested.',
  reported: 'Every question is answered, and the report was requested.',
};

/** The default has no value. */
export const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
  { value: 'all', label: 'All time' },
];

export const periodName = (period = '') => PERIODS.find(({ value }) => value === period)!.label;
