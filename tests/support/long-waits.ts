import { vi } from 'vitest';

/** How long `vi.waitFor` waits by default: a busy machine must not fail a test. Its own default is a second. */
const TIMEOUT_MS = 30_000;

const { waitFor } = vi;

vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });
