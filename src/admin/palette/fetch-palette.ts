import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import { PALETTE_PATH, type PaletteResults } from './palette-item.ts';

const TIMEOUT_MS = 5_000;

export type PaletteResponse = PaletteResults | 'failed' | 'signed-out';

/** Asks the server. Never rejects, except when it is aborted. */
export async function fetchPalette(q: string, signal: AbortSignal): Promise<PaletteResponse> {
  try {
    const response = await fetchWithTimeout(`${PALETTE_PATH}?${new URLSearchParams({ q })}`, {
      signal,
      timeoutMs: TIMEOUT_MS,
      // The guard redirects to the login page.
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect' || response.status === 302) return 'signed-out';
    return response.ok ? ((await response.json()) as PaletteResults) : 'failed';
  } catch (error) {
    if (signal.aborted) throw error;
    return 'failed';
  }
}
