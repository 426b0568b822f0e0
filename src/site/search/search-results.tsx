import { formatPostDate } from '#src/domains/content/posts/post.ts';
import { type MarkedText, plainText } from '#src/domains/search/marked-text.ts';
import type { Hit, SearchResults as Results } from '#src/domains/search/search.server.ts';
import { PageLinks } from '#src/site/parts/page-links.tsx';
import { KIND_LABELS } from './hit-labels.ts';
import { searchHref } from './search-request.ts';

/** A notice about a changed query, the hits of a page, and links to the other pages. */
export function SearchResults({ results }: { results: Results }) {
  const { text, page, pageCount } = results;
  return (
    <>
      <Notice {...results} />
      <ol className="hits">
        {results.hits.map((hit) => (
          <HitView key={hit.path} hit={hit} />
        ))}
      </ol>
      <PageLinks
        label="Pages of results"
        labels={{ previous: 'Previous results', next: 'More results' }}
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => searchHref(text, to)}
      />
    </>
  );
}

/** Explains which words of the query were corrected or left out. */
function Notice({ text, corrected, missing, isPartial }: Results) {
  const words = new Intl.ListFormat('en-US').format(missing.map((word) => `“${word}”`));
  return (
    <>
      {corrected === undefined ? null : (
        <p className="hits-notice">
          Showing results for <strong>{corrected}</strong>. “{text}” has no matches on this site.
        </p>
      )}
      {missing.length > 0 ? (
        <p className="hits-notice">Not found on this site, so left out: {words}.</p>
      ) : null}
      {isPartial ? (
        <p className="hits-notice">
          No page contains all of these words. These pages contain some of them.
        </p>
      ) : null}
    </>
  );
}

function HitView({ hit }: { hit: Hit }) {
  const { path, kind, title, excerpt, category, publishedAt } = hit;
  return (
    <li className="grid-12">
      <div className="hit-facts note">
        <b>{KIND_LABELS[kind]}</b>
        {category === undefined ? null : <span>{category}</span>}
        {publishedAt ? (
          <time dateTime={publishedAt.toISOString()}>{formatPostDate(publishedAt)}</time>
        ) : null}
      </div>
      <div className="hit">
        <h2 className="h4">
          <a href={path}>{plainText(title)}</a>
        </h2>
        <p>
          <Marked text={excerpt} />
        </p>
        <p className="note hit-address">{path === '/' ? 'Home page' : path}</p>
      </div>
    </li>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((run, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- runs have no id and never move
    run.isHit ? <mark key={at}>{run.text}</mark> : run.text,
  );
}
