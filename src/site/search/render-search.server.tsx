import { renderToStaticMarkup } from 'react-dom/server';
import type { LoadedSearch } from './load-search.server.ts';
import { NothingFound, SearchAway } from './search-empty.tsx';
import { SearchField } from './search-field.tsx';
import { searchHref } from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import { SearchWays, type Ways } from './search-ways.tsx';

/** The parts of /search that are only markup: the field, and what stands below the line that tells the count. */
export function renderSearch(loaded: LoadedSearch, typed: string, ways: Ways | undefined) {
  const text = 'results' in loaded ? loaded.results.text : typed;
  return {
    field: renderToStaticMarkup(<SearchField text={text} />),
    below: renderToStaticMarkup(<Below loaded={loaded} typed={typed} ways={ways ?? NO_WAYS} />),
  };
}

const NO_WAYS: Ways = { services: [], articles: [], others: [] };

function Below({ loaded, typed, ways }: { loaded: LoadedSearch; typed: string; ways: Ways }) {
  switch (loaded.state) {
    case 'found':
      return <SearchResults results={loaded.results} />;
    case 'nothing':
      return <NothingFound results={loaded.results} ways={ways} />;
    case 'open':
      return <SearchWays ways={ways} />;
    case 'away':
    case 'unfilled':
      return <SearchAway retryHref={searchHref(typed)} ways={ways} />;
  }
}
