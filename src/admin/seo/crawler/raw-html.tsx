import { Form } from 'react-router';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { CRAWLER_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { InputField } from '#src/admin/parts/input-field.tsx';
import type { PresentedAddress } from './present-crawler.server.ts';

type RawHtmlProps = NonNullable<PresentedAddress['html']> & { address: string; find: string };

/** The HTML as it is sent, with a search within it. */
export const RawHtml = ({ body, total, found, address, find }: RawHtmlProps) => (
  <section aria-labelledby="html">
    <h2 id="html">HTML</h2>
    <Form className="crawler-form" method="get" action={CRAWLER_ADDRESS}>
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
      <button className="btn btn-small btn-quiet" type="submit">
        Find
      </button>
    </Form>
    {found ? (
      <>
        <p className="crawler-note" role="status">
          {found.total === 0
            ? `“${found.find}” is not in it.`
            : `“${found.find}” is in it ${formatCount(found.total, 'time')}.`}
        </p>
        <ol className="crawler-rows">
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
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
    <pre className="crawler-pre" tabIndex={0} aria-labelledby="html">
      {body || 'Nothing.'}
    </pre>
    {total > body.length ? (
      <p className="crawler-note">
        The first {formatNumber(body.length)} of {formatNumber(total)} characters.
      </p>
    ) : null}
  </section>
);
