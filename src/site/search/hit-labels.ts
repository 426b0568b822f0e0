import type { SearchResults } from '#src/domains/search/search.server.ts';
import type { DocumentKind } from '#src/domains/search/search-document.ts';
import type { LoadedSearch } from './load-search.server.ts';

/** How kinds are called where visitors read them. */
export const KIND_WORDS: Record<DocumentKind, string> = {
  page: 'Page',
  post: 'Article',
  story: 'Success story',
};

/** One line that says how the search went; empty when nothing was asked. */
export function tellState(loaded: LoadedSearch): string {
  switch (loaded.state) {
    case 'open':
      return '';
    case 'found':
      return tellCount(loaded.results);
    case 'nothing':
      return `Nothing found for “${loaded.results.text}”`;
    case 'away':
      return 'The search is away for a moment';
    case 'unfilled':
      return 'The search is being prepared';
  }
}

function tellCount({ total, page, pageCount }: SearchResults): string {
  const count = total === 1 ? '1 result' : `${total} results`;
  return pageCount > 1 ? `${count}, page ${page} of ${pageCount}` : count;
}
