import type { SearchResults } from '#src/domains/search/search.server.ts';
import { CONTACT_PATH } from '#src/domains/site-map/paths.ts';
import { SearchWays, type Ways } from './search-ways.tsx';

/** Nothing was found: what may have been meant, what to try, and the way to a person. */
export function NothingFound({ results, ways }: { results: SearchResults; ways: Ways }) {
  const { nearTitles } = results;
  const near = nearTitles.map(({ path, title }) => ({ href: path, label: title }));
  return (
    <>
      <p className="lead hits-lead">
        Try fewer or other words, or a system’s name such as HubSpot. If it ought to be here,{' '}
        <a className="text-link" href={CONTACT_PATH}>
          ask us
        </a>
        : a person reads it, and answers by mail.
      </p>
      <SearchWays
        ways={ways}
        {...(near.length > 0 && { first: { title: 'Did you mean', links: near } })}
      />
    </>
  );
}

/** The database is away, or has not been filled yet. */
export function SearchAway({ retryHref, ways }: { retryHref: string; ways: Ways }) {
  return (
    <>
      <p className="lead hits-lead">
        Everything else on the site works. Try again in half a minute, or take one of these ways.
      </p>
      <p className="hits-retry">
        <a className="btn btn-copper" href={retryHref}>
          Try Again
        </a>
      </p>
      <SearchWays ways={ways} />
    </>
  );
}
