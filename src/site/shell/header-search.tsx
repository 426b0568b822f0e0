import { SEARCH_PATH } from '#src/domains/site-map/paths.ts';
/** The magnifier of the header: a native disclosure whose panel is a form, so both work before any script has loaded. */
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

/** A small form for searching; `data-search` has suggestions loaded once it is focused. */
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
