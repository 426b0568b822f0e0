import type { ReactNode } from 'react';
import { Link, Form } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { Part, Facts } from '#src/admin/kit/screen.tsx';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { PageFindings } from '#src/admin/seo/checks/page-findings.tsx';
import { crawlerAddress, CRAWLER_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { InputField } from '#src/admin/kit/input-field.tsx';
import type { Summary, PresentedAddress } from './present-crawler.server.ts';

/** Everything that a crawler reads in a page. */
export const PageSummary = (summary: Summary) => {
  const { head, findings, entities, entityErrors, headings, links, outsideLinks, images } = summary;
  return (
    <>
      <Part title={findings.length > 0 ? formatCount(findings.length, 'finding') : 'No findings'}>
        <PageFindings findings={findings} />
      </Part>
      <Part title="Head">
        <Facts facts={head} />
      </Part>
      <Part title="Structured data">
        {entities.length + entityErrors.length === 0 ? (
          <p className="note mb-2">There is none.</p>
        ) : null}
        {entityErrors.map((error) => (
          <p className="note copper mb-2" key={error}>
            {error}
          </p>
        ))}
        {entities.map(({ type, json }) => (
          <details key={json}>
            <summary className="tap-link small link">{type}</summary>
            <pre className="crawler-pre px-4 py-3 overflows outlined rounded fine tight pre breaks">
              {json}
            </pre>
          </details>
        ))}
      </Part>
      <Part title="Headings">
        {headings.length === 0 ? <p className="note mb-2">There are none.</p> : null}
        <ol className="crawler-outline small snug">
          {headings.map(({ level, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- headings may repeat
            <li key={index} data-level={level}>
              <small>h{level}</small> {text || 'Empty'}
            </li>
          ))}
        </ol>
      </Part>
      <Links links={links} outsideLinks={outsideLinks} />
      <Part title={formatCount(images.length, 'image')}>
        <Rows
          rows={images.map(({ src, alt }) => [
            alt === null ? 'No alternative text' : alt || 'Decorative (empty alt)',
            src,
          ])}
        />
      </Part>
    </>
  );
};

function Links({ links, outsideLinks }: Pick<Summary, 'links' | 'outsideLinks'>) {
  const content = links.filter(({ area }) => area === 'content');
  const isNofollow = (rel: string) => /\bnofollow\b/.test(rel);
  return (
    <Part title="Links">
      <details>
        <summary className="tap-link small link">
          {formatCount(content.length, 'link')} to this site in the content,{' '}
          {links.length - content.length} in header and footer
        </summary>
        <Rows
          rows={links.map(({ to, text, rel, area }) => [
            text || 'Without text',
            <>
              <Link className="tap-link quiet-link" to={crawlerAddress(to)}>
                {to}
              </Link>
              {area === 'shell' ? ', header or footer' : ''}
              {isNofollow(rel) ? ', nofollow' : ''}
            </>,
          ])}
        />
      </details>
      <details>
        <summary className="tap-link small link">
          {formatCount(outsideLinks.length, 'link')} to other sites
        </summary>
        <Rows rows={outsideLinks.map(({ href, text }) => [text || 'Without text', href])} />
      </details>
    </Part>
  );
}

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <ul className="rows crawler-rows">
    {rows.map(([name, value], index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows may repeat
      <li key={index}>
        <b>{name}</b>
        <span>{value}</span>
      </li>
    ))}
  </ul>
);

type RawHtmlProps = NonNullable<PresentedAddress['html']> & { address: string; find: string };

/** The HTML as it is sent, with a search within it. */
export const RawHtml = ({ body, total, found, address, find }: RawHtmlProps) => (
  <section aria-labelledby="html">
    <h2 id="html">HTML</h2>
    <Form
      className="crawler-form grid justify-start gap-3 mb-6"
      method="get"
      action={CRAWLER_ADDRESS}
    >
      <input type="hidden" name="path" value={address} />
      <input type="hidden" name="view" value="html" />
      <InputField
        id="find"
        label="Find in the HTML"
        name="find"
        defaultValue={find}
        maxLength={200}
        spellCheck={false}
      />
      <Button type="submit">Find</Button>
    </Form>
    {found ? (
      <>
        <p className="note mb-2" role="status">
          {found.total === 0
            ? `“${found.find}” is not in it.`
            : `“${found.find}” is in it ${formatCount(found.total, 'time')}.`}
        </p>
        <ol className="rows crawler-rows">
          {found.excerpts.map(({ before, match, after }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- places may look the same
            <li key={index}>
              <code>
                {before}
                <mark>{match}</mark>
                {after}
              </code>
            </li>
          ))}
        </ol>
      </>
    ) : null}
    <pre
      className="crawler-pre px-4 py-3 overflows outlined rounded fine tight pre breaks"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
      tabIndex={0}
      aria-labelledby="html"
    >
      {body || 'Nothing.'}
    </pre>
    {total > body.length ? (
      <p className="note mb-2">
        The first {formatNumber(body.length)} of {formatNumber(total)} characters.
      </p>
    ) : null}
  </section>
);
