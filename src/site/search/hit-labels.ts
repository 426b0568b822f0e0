import type { SearchResults } from '#src/domains/search/search.server.ts';
import type { DocumentKind } from '#src/domains/search/search-document.ts';
import type { LoadedSearch } from './load-search.server.ts';

/** Labels of the kinds of documents. */
export const KIND_LABELS: Record<DocumentKind, string> = {
  page: 'Page',
  post: 'Article',
  story: 'Success story',
};

/** The status line of a search; empty without a query. */
export function describeSearchState(loaded: LoadedSearch): string {
  switch (loaded.state) {
    case 'open':
      return '';
    case 'found':
      return describeResultCount(loaded.results);
    case 'nothing':
      return `Nothing found for “${loaded.results.text}”`;
    case 'unavailable':
      return 'Search is temporarily unavailable';
    case 'not-indexed':
      return 'Search is not ready yet';
  }
}

function describeResultCount({ total, hasMore, page, pageCount }: SearchResults) {
  const count = total === 1 ? '1 result' : `${hasMore ? 'More than ' : ''}${total} results`;
  return pageCount > 1 ? `${count}, page ${page} of ${pageCount}` : count;
}
