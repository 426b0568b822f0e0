import { MAX_QUERY_LENGTH } from '#src/domains/search/parse-query.ts';
import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';
import type { LoadedSearch } from './load-search.server.ts';
import { NothingFound, SearchUnavailable } from './search-empty.tsx';
import { describeSearchState } from './hit-labels.ts';
import { searchHref } from './search-request.ts';
import { ShortcutSwitch } from './shortcut-switch.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchLinks, type SearchLinkLists } from './search-links.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

const NO_LINKS: SearchLinkLists = { services: [], articles: [], others: [] };

/** Renders /search: the field, the status line, and the results. */
export function renderSearch(
  loaded: LoadedSearch,
  typed: string,
  linkLists: SearchLinkLists = NO_LINKS,
): string {
  const text = 'results' in loaded ? loaded.results.text : typed;
  return renderMarkup(
    <div className="tone-paper section search-page">
      <div className="wrap">
        <SearchField text={text} />
        <p className="search-status" role="status">
          {describeSearchState(loaded)}
        </p>
        <Below loaded={loaded} typed={typed} linkLists={linkLists} />
        <ShortcutSwitch />
      </div>
    </div>,
  );
}

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

/** The large search field of /search. */
function SearchField({ text }: { text: string }) {
  return (
    <search aria-label="This site">
      <form action={SEARCH_PATH} className="search-form">
        <h1>
          <label htmlFor="search">Search</label>
        </h1>
        <div className="search-row">
          <input
            id="search"
            name="q"
            defaultValue={text}
            placeholder="Forecast, HubSpot, pricing"
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            data-search=""
          />
          <button type="submit" className="btn btn-large btn-copper">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
