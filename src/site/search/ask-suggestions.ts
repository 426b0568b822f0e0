import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';
import type { Suggestions } from './suggestions.ts';

/** Longer than that nobody waits for a suggestion. */
const TIMEOUT_MS = 5_000;

const MAX_CACHED = 50;
const kept = new Map<string, Suggestions>();

/**
 * Suggestions for what was typed; those of this page's earlier questions are kept.
 * @returns undefined when there is no answer: refused, broken off, offline or too slow
 */
export async function askSuggestions(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  const earlier = kept.get(typed);
  if (earlier) return earlier;
  try {
    const answer = await fetchWithTimeout(`/api/search?${new URLSearchParams({ q: typed })}`, {
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer.ok) return undefined;
    const suggestions = (await answer.json()) as Suggestions;
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(typed, suggestions);
    return suggestions;
  } catch {
    return undefined;
  }
}
