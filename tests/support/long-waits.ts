import { vi } from 'vitest';
import { WAIT_MS } from './workers.ts';

const { waitFor, waitUntil } = vi;
const withDefault = (options: Parameters<typeof waitFor>[1] = {}) =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options };

vi.waitFor = (check, options) => waitFor(check, withDefault(options));
vi.waitUntil = (check, options) => waitUntil(check, withDefault(options));
