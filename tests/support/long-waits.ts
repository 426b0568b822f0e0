import { vi } from 'vitest';

/** How long waits take at most by default: a busy machine must not fail a test. Vitest's own default is a second. */
export const WAIT_MS = 30_000;

const { waitFor, waitUntil } = vi;
const withDefault = (options: Parameters<typeof waitFor>[1] = {}) =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options };

vi.waitFor = (check, options) => waitFor(check, withDefault(options));
vi.waitUntil = (check, options) => waitUntil(check, withDefault(options));
