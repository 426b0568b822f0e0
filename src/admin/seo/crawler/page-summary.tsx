import { formatCount } from '#src/admin/parts/counts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts } from '#src/admin/parts/facts.tsx';
import { PageFindings } from '#src/admin/seo/checks/page-findings.tsx';
import { crawlerAddress } from '#src/admin/seo/seo-addresses.ts';
import type { Summary } from './present-crawler.server.ts';

/** Everything that a crawler reads in a page. */
export const PageSummary = (summary: Summary) => {
  const { head, findings, entities, entityErrors, headings, links, outsideLinks, images } = summary;
  return (
    <>
      <section aria-labelledby="findings">
        <h2 id="findings">
          {findings.length > 0 ? formatCount(findings.length, 'finding') : 'No findings'}
        </h2>
        <PageFindings findings={findings} />
      </section>
      <section aria-labelledby="head">
        <h2 id="head">Head</h2>
        <Facts facts={head} />
      </section>
      <section aria-labelledby="entities">
        <h2 id="entities">Structured data</h2>
        {entities.length + entityErrors.length === 0 ? (
          <p className="crawler-note">There is none.</p>
        ) : null}
        {entityErrors.map((error) => (
          <p className="crawler-problem" key={error}>
            {error}
          </p>
        ))}
        {entities.map(({ type, json }) => (
          <details key={json}>
            <summary>{type}</summary>
            <pre className="crawler-pre">{json}</pre>
          </details>
        ))}
      </section>
      <section aria-labelledby="outline">
        <h2 id="outline">Headings</h2>
        {headings.length === 0 ? <p className="crawler-note">There are none.</p> : null}
        <ol className="crawler-outline">
          {headings.map(({ level, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- headings may repeat
            <li key={index} data-level={level}>
              <small>h{level}</small> {text || 'Empty'}
            </li>
          ))}
        </ol>
      </section>
      <Links links={links} outsideLinks={outsideLinks} />
      <section aria-labelledby="images">
        <h2 id="images">{formatCount(images.length, 'image')}</h2>
        <Rows
          rows={images.map(({ src, alt }) => [
            alt === null ? 'No alternative text' : alt || 'Decorative (empty alt)',
            src,
          ])}
        />
      </section>
    </>
  );
};

function Links({ links, outsideLinks }: Pick<Summary, 'links' | 'outsideLinks'>) {
  const content = links.filter(({ area }) => area === 'content');
  const isNofollow = (rel: string) => /\bnofollow\b/.test(rel);
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links</h2>
      <details>
        <summary>
          {formatCount(content.length, 'link')} to this site in the content,{' '}
          {links.length - content.length} in header and footer
        </summary>
        <Rows
          rows={links.map(({ to, text, rel, area }) => [
            text || 'Without text',
            <>
              <Link to={crawlerAddress(to)}>{to}</Link>
              {area === 'shell' ? ', header or footer' : ''}
              {isNofollow(rel) ? ', nofollow' : ''}
            </>,
          ])}
        />
      </details>
      <details>
        <summary>{formatCount(outsideLinks.length, 'link')} to other sites</summary>
        <Rows rows={outsideLinks.map(({ href, text }) => [text || 'Without text', href])} />
      </details>
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <ul className="crawler-rows">
    {rows.map(([name, value], index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows may repeat
      <li key={index}>
        <b>{name}</b>
        <span>{value}</span>
      </li>
    ))}
  </ul>
);
