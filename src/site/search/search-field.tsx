import { MAX_QUERY_LENGTH } from '#src/domains/search/parse-query.ts';
import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';

/** The large search field of /search. */
export function SearchField({ text }: { text: string }) {
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
