/** How far a run has come (see README.md). */
export const RUN_STATES = ['in-progress', 'abandoned', 'complete', 'reported'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** An incomplete run without a new answer for this long counts as abandoned. */
export const ABANDONED_AFTER_HOURS = 24;

/** Number of bands in the score distribution; the last one includes 100 percent. */
export const SCORE_BANDS = 10;
