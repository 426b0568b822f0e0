import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';

/** The search in the header: a native disclosure with a form, so it works without JavaScript. */
export function HeaderSearch() {
  return (
    <div className="site-search">
      <details name="site-menu">
        <summary aria-label="Search">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M16 16l5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0" />
          </svg>
        </summary>
        <SearchForm />
      </details>
    </div>
  );
}

/** A small search form. A focused field with `data-search` loads suggestions. */
export function SearchForm() {
  return (
    <form action={SEARCH_PATH} role="search" aria-label="Site">
      <input
        className="input"
        name="q"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        data-search=""
      />
      <button type="submit" className="btn btn-ink">
        Search
      </button>
    </form>
  );
}
