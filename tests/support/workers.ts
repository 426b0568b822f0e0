import { availableParallelism } from 'node:os';

/** Each worker starts processes and connections; more would exhaust the database. */
const MAX_WORKERS = 8;

/** The number of parallel test files; two even on one core, because tests mostly wait. */
export const WORKERS = Math.min(MAX_WORKERS, Math.max(2, availableParallelism()));
