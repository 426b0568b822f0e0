import { renderToStaticMarkup } from 'react-dom/server';
import type { LoadedSearch } from './load-search.server.ts';
import { NothingFound, SearchUnavailable } from './search-empty.tsx';
import { SearchField } from './search-field.tsx';
import { searchHref } from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import { SearchLinks, type SearchLinkLists } from './search-links.tsx';

/** Renders the static parts of /search: the field, and the results below the status line. */
export function renderSearch(
  loaded: LoadedSearch,
  typed: string,
  linkLists: SearchLinkLists | undefined,
) {
  const text = 'results' in loaded ? loaded.results.text : typed;
  return {
    field: renderToStaticMarkup(<SearchField text={text} />),
    below: renderToStaticMarkup(
      <Below loaded={loaded} typed={typed} linkLists={linkLists ?? NO_LINKS} />,
    ),
  };
}

const NO_LINKS: SearchLinkLists = { services: [], articles: [], others: [] };

function Below({
  loaded,
  typed,
  linkLists,
}: {
  loaded: LoadedSearch;
  typed: string;
  linkLists: SearchLinkLists;
}) {
  switch (loaded.state) {
    case 'found':
      return <SearchResults results={loaded.results} />;
    case 'nothing':
      return <NothingFound results={loaded.results} linkLists={linkLists} />;
    case 'open':
      return <SearchLinks lists={linkLists} />;
    case 'unavailable':
    case 'not-indexed':
      return <SearchUnavailable retryHref={searchHref(typed)} linkLists={linkLists} />;
  }
}
