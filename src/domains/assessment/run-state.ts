/** How far a run has come; each run is in one of them. */
export const RUN_STATES = ['in-progress', 'abandoned', 'complete', 'reported'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** An unfinished run that nobody has touched for this long counts as abandoned. */
export const ABANDONED_AFTER_HOURS = 24;

/** How many bands the distribution of scores has; the last one includes 100 percent. */
export const SCORE_BANDS = 10;
