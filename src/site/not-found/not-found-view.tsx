import { INSIGHTS_PATH, SEARCH_PATH } from '#src/domains/site-map/paths.ts';
/** What any unknown path shows (spec section 2), with ways on. */
export function NotFound() {
  return (
    <div className="tone-paper section">
      <div className="wrap grid-12">
        <h1 className="h1 lg:col-span-8">Page not found</h1>
        <div className="mt-8 lg:col-start-9 lg:col-span-4 lg:mt-0 lg:self-end">
          <p className="lead">
            The address may be mistyped, or the page has moved. Nothing is lost: start from the home
            page, search for it, or read what we have learned lately.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-8">
            <a className="more" href="/">
              Home page
            </a>
            <a className="more" href={SEARCH_PATH}>
              Search
            </a>
            <a className="more" href={INSIGHTS_PATH}>
              Insights
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
