import type { SearchResults } from '#src/domains/search/search.server.ts';
import { CONTACT_PATH } from '#src/domains/site-map/paths.ts';
import { EndedStream } from '#src/ui/drawings/lost-stream.tsx';
import { SearchLinks, type SearchLinkLists } from './search-links.tsx';

/** Shown for no results: similar titles, advice, and a link to the contact form. */
export function NothingFound({
  results,
  linkLists,
}: {
  results: SearchResults;
  linkLists: SearchLinkLists;
}) {
  const { nearTitles } = results;
  const near = nearTitles.map(({ path, title }) => ({ href: path, label: title }));
  return (
    <>
      <p className="lead hits-lead">
        Try fewer or different words, or the name of a tool such as HubSpot. Still no luck?{' '}
        <a className="text-link" href={CONTACT_PATH}>
          Ask us
        </a>
        . A person reads every message and answers by email.
      </p>
      <EndedStream />
      <SearchLinks
        lists={linkLists}
        {...(near.length > 0 && { first: { title: 'Did you mean', links: near } })}
      />
    </>
  );
}

/** Shown while the database is unavailable or the search index is not built yet. */
export function SearchUnavailable({
  retryHref,
  linkLists,
}: {
  retryHref: string;
  linkLists: SearchLinkLists;
}) {
  return (
    <>
      <p className="lead hits-lead">
        The rest of the site works. Try again in half a minute, or use one of these links.
      </p>
      <p className="hits-retry">
        <a className="btn btn-copper" href={retryHref}>
          Try Again
        </a>
      </p>
      <SearchLinks lists={linkLists} />
    </>
  );
}
