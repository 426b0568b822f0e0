import { formatCount } from '#src/admin/parts/counts.ts';
import { Link } from 'react-router';
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
        <ul className="crawler-rows">
          {findings.map(({ check, message }) => (
            <li key={check + message}>
              <b>{check}</b>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="head">
        <h2 id="head">Head</h2>
        <dl className="crawler-pairs">
          {head.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
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
        <ul className="crawler-rows">
          {images.map(({ src, alt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- images may repeat
            <li key={index}>
              <b>{alt === null ? 'No alternative text' : alt || 'Decorative (empty alt)'}</b>
              <span>{src}</span>
            </li>
          ))}
        </ul>
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
        <ul className="crawler-rows">
          {links.map(({ to, text, rel, area }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- links may repeat
            <li key={index}>
              <b>{text || 'Without text'}</b>
              <span>
                <Link to={crawlerAddress(to)}>{to}</Link>
                {area === 'shell' ? ', header or footer' : ''}
                {isNofollow(rel) ? ', nofollow' : ''}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{formatCount(outsideLinks.length, 'link')} to other sites</summary>
        <ul className="crawler-rows">
          {outsideLinks.map(({ href, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- links may repeat
            <li key={index}>
              <b>{text || 'Without text'}</b>
              <span>{href}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
