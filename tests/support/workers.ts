import { availableParallelism } from 'node:os';

/** Each worker of a test run starts processes and connections of its own: more than this starves the database. */
const MAX_WORKERS = 8;

/** How many test files run side by side; two even on one core, since tests wait most of the time. */
export const WORKERS = Math.min(MAX_WORKERS, Math.max(2, availableParallelism()));
