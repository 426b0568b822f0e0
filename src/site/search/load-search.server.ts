import { MAX_QUERY_LENGTH } from '#src/domains/search/parse-query.ts';
import type { SearchResults } from '#src/domains/search/search.server.ts';
import type { Services } from '#src/services.server.ts';
import type { SearchRequest } from './search-request.ts';

export type LoadedSearch =
  /** no query */
  | { state: 'open' }
  | { state: 'found' | 'nothing'; results: SearchResults }
  /** the database is unavailable, or the search index is not built yet */
  | { state: 'unavailable' | 'not-indexed' };

/** Runs a search. Never rejects: a failed search is a state of the page. */
export async function loadSearch(
  { search, log }: Pick<Services, 'search' | 'log'>,
  { typed, page }: SearchRequest,
): Promise<LoadedSearch> {
  if (typed === '') return { state: 'open' };
  try {
    const results = await search.find(typed.slice(0, MAX_QUERY_LENGTH * 4), page);
    if (results.hits.length > 0) return { state: 'found', results };
    if (!(await search.isFilled())) return { state: 'not-indexed' };
    return { state: results.text === '' ? 'open' : 'nothing', results };
  } catch (error) {
    log.error({ err: error }, 'the search is unavailable');
    return { state: 'unavailable' };
  }
}
