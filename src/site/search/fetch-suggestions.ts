import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import type { Suggestions } from './suggestions.ts';

/** A later response is useless: the visitor has moved on. */
const TIMEOUT_MS = 5_000;

const MAX_CACHED = 50;
const cache = new Map<string, Suggestions>();

/**
 * Requests suggestions for a query. Caches responses until the document is closed.
 * @returns undefined if the request fails, is aborted or times out
 */
export async function fetchSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  const cached = cache.get(typed);
  if (cached) return cached;
  try {
    const response = await fetchWithTimeout(`/api/search?${new URLSearchParams({ q: typed })}`, {
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    if (!response.ok) return undefined;
    const suggestions = (await response.json()) as Suggestions;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(typed, suggestions);
    return suggestions;
  } catch {
    return undefined;
  }
}
