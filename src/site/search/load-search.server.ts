import { MAX_QUERY_LENGTH } from '#src/domains/search/parse-query.ts';
import type { SearchResults } from '#src/domains/search/search.server.ts';
import type { Services } from '#src/services.server.ts';
import type { SearchRequest } from './search-request.ts';

export type LoadedSearch =
  /** nothing was asked */
  | { state: 'open' }
  | { state: 'found' | 'nothing'; results: SearchResults }
  /** the database is away, or nobody has filled the search yet */
  | { state: 'away' | 'unfilled' };

/** Looks for what was typed. Never throws: a search that fails is a state of the page. */
export async function loadSearch(
  { search, log }: Pick<Services, 'search' | 'log'>,
  { typed, page }: SearchRequest,
): Promise<LoadedSearch> {
  if (typed === '') return { state: 'open' };
  try {
    const results = await search.find(typed.slice(0, MAX_QUERY_LENGTH * 4), page);
    if (results.hits.length > 0) return { state: 'found', results };
    if (!(await search.isFilled())) return { state: 'unfilled' };
    return { state: results.text === '' ? 'open' : 'nothing', results };
  } catch (error) {
    log.error({ err: error }, 'the search cannot be asked');
    return { state: 'away' };
  }
}
