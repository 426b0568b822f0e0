import { data, Form, Link } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { Part, LoadError, Facts } from '#src/admin/kit/screen.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { CRAWLER_ADDRESS, crawlerAddress } from '#src/admin/parts/seo-address.ts';
import { TabStrip } from '#src/admin/kit/tab-strip.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { parseAddress } from '#src/domains/seo/crawler-view/follow-address.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import type { Route } from './+types/crawler.ts';
import { PageSummary, RawHtml } from './crawler-views.tsx';
import {
  type CrawlerView,
  presentAddress,
  type PresentedAddress,
} from './present-crawler.server.ts';
import './crawler.css';

const VIEWS: readonly { view: CrawlerView; label: string }[] = [
  { view: 'summary', label: 'What it reads' },
  { view: 'text', label: 'Text only' },
  { view: 'html', label: 'HTML' },
  { view: 'copy', label: 'Working copy' },
];

/** Longer addresses are none of the site. */
const MAX_TYPED = 2_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config } = servicesFor(context, 'content.see');
  const typed = (url.searchParams.get('path') ?? '').slice(0, MAX_TYPED);
  const asked = url.searchParams.get('view');
  const shows = VIEWS.find(({ view }) => view === asked)?.view ?? 'summary';
  const find = (url.searchParams.get('find') ?? '').slice(0, 200);
  const form = { typed, shows, find };
  if (typed === '') return data({ ...form, view: undefined, error: undefined });
  const start = parseAddress(typed, new URL(config.SITE_URL).origin);
  if (!start) {
    const error = `Enter an address of ${config.SITE_URL}, such as /about.`;
    return data({ ...form, view: undefined, error }, 400);
  }
  return loadView(
    context,
    `${start.path} as a crawler sees it`,
    { ...form, error: undefined },
    () => presentAddress(context, start, { view: shows, find }),
  );
}

/** Any address of the site as programs see it. */
export default function CrawlerPage({ loaderData }: Route.ComponentProps) {
  const { typed, shows, find, view, error } = loaderData;
  return (
    <>
      <SeoHead
        title="View as crawler"
        intro="Any address of the site as search engines and text-only readers get it, fetched just now. No script runs."
      />
      <Form
        className="crawler-form grid justify-start gap-3 mb-6"
        method="get"
        action={CRAWLER_ADDRESS}
      >
        <input type="hidden" name="view" value={shows} />
        <InputField
          id="path"
          label="Address"
          hint="A path, or the whole address."
          error={error}
          name="path"
          defaultValue={typed}
          key={typed}
          required
          maxLength={MAX_TYPED}
          spellCheck={false}
        />
        <Button tone="primary" type="submit">
          Read it
        </Button>
      </Form>
      {view ? <Shown shown={view} view={shows} find={find} /> : null}
      {typed === '' ? (
        <p className="admin-missing">
          Enter an address to see its redirects, headers, head, structured data, links and text. Try{' '}
          <Link className="text-link" to={crawlerAddress('/')}>
            the home page
          </Link>
          .
        </p>
      ) : view || error ? null : (
        <LoadError>The address could not be read.</LoadError>
      )}
    </>
  );
}

interface ShownProps {
  shown: PresentedAddress;
  view: CrawlerView;
  find: string;
}

const Shown = ({ shown, view, find }: ShownProps) => (
  <div className="crawler-page measure-wide stack gap-8">
    <StatusChain {...shown} />
    <TabStrip label="Views of the address">
      {VIEWS.map((each) => (
        <li key={each.view}>
          <Link
            to={crawlerAddress(shown.address, { view: each.view })}
            aria-current={each.view === view ? 'page' : undefined}
            preventScrollReset
          >
            {each.label}
          </Link>
        </li>
      ))}
    </TabStrip>
    {shown.summary ? <PageSummary {...shown.summary} /> : null}
    {shown.text === undefined ? null : (
      <section aria-labelledby="text-only">
        <h2 id="text-only">What a text-only reader sees</h2>
        <p className="note mb-2">Without navigation and controls, as Markdown.</p>
        <pre
          className="crawler-pre px-4 py-3 overflows outlined rounded fine tight pre breaks"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
          aria-labelledby="text-only"
        >
          {shown.text || 'Nothing.'}
        </pre>
      </section>
    )}
    {shown.html ? <RawHtml {...shown.html} address={shown.address} find={find} /> : null}
    {shown.copy ? <CopyComparison {...shown.copy} /> : null}
  </div>
);

type StatusChainProps = Pick<PresentedAddress, 'hops' | 'problem' | 'weight' | 'headers'>;

/** Each response on the way to the page, and the headers of the last. */
const StatusChain = ({ hops, problem, weight, headers }: StatusChainProps) => (
  <Part
    title={hops.length > 1 ? `Status after ${formatCount(hops.length - 1, 'redirect')}` : 'Status'}
  >
    <ol className="rows crawler-hops">
      {hops.map(({ path, search, status, rule }) => (
        <li key={path + search} data-alarm={status >= 400 || undefined}>
          <b className="nums">{status}</b>
          <span>
            {path}
            {search}
          </span>
          <span>{rule}</span>
        </li>
      ))}
    </ol>
    {problem ? <p className="note copper mb-2">{problem}</p> : null}
    {weight ? (
      <p className="note mb-2">
        {formatNumber(weight.words)} words in {formatNumber(Math.round(weight.bytes / 1_000))} KB of
        HTML, {formatNumber(Math.round(weight.sentBytes / 1_000))} KB as sent.
      </p>
    ) : null}
    {headers.length > 0 ? (
      <details>
        <summary className="tap-link small link">{headers.length} headers that matter</summary>
        <Facts facts={headers} />
      </details>
    ) : null}
  </Part>
);

/** The head of the live page beside that of its working copy. */
function CopyComparison(copy: NonNullable<PresentedAddress['copy']>) {
  if ('reason' in copy)
    return (
      <Part title="Working copy">
        <p className="note mb-2">{copy.reason}</p>
      </Part>
    );
  const { id, kind, isLive, rows, words } = copy;
  const changed = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <Part
      title={
        changed === 0 ? 'Publishing changes nothing in the head' : 'What publishing would change'
      }
    >
      <p className="note mb-2">
        {isLive ? '' : 'The page is not live. '}
        {formatNumber(words.live)} words live, {formatNumber(words.copy)} in the working copy.{' '}
        <Link className="text-link" to={editorAddress(kind, id)}>
          Edit it
        </Link>
      </p>
      <ul className="rows crawler-compare">
        {rows.map(({ name, live, copy: other, isDifferent }) => (
          <li key={name} data-different={isDifferent || undefined}>
            <b>
              {name}
              {isDifferent ? <span className="block regular copper">Changes</span> : null}
            </b>
            <p>
              <small className="block">Live</small> {live || '–'}
            </p>
            <p>
              <small className="block">Working copy</small> {other || '–'}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
