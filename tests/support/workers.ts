import { availableParallelism } from 'node:os';

/** Each worker starts processes and connections; more would exhaust the database. */
const MAX_WORKERS = 8;

/** Tests wait for a tenth (end to end) to a third (integration) of their time. */
const WORKERS_PER_CORE = 1.5;

/** The number of parallel test files, at least two. */
export const WORKERS = Math.min(
  MAX_WORKERS,
  Math.max(2, Math.ceil(availableParallelism() * WORKERS_PER_CORE)),
);

/** Milliseconds that a wait of a test takes at most by default: a busy machine must not fail it. Vitest's own default is a second. */
export const WAIT_MS = 30_000;
