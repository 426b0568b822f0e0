import { Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { SeverityMark } from '#src/admin/kit/finding-item.tsx';
import { LoadError } from '#src/admin/kit/screen.tsx';
import { checkAddress, CHECKS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/checks.ts';
import {
  type CheckRow,
  checkRows,
  type CrawlView,
  type OutsideView,
  runView,
} from './checks-view.ts';
import { CrawlButton } from './crawl-button.tsx';
import { CrawlState, OutsideState } from './run-states.tsx';
import './checks.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { siteCrawl, siteFindings, outsideLinks } = servicesFor(context, 'content.see');
  const mayCrawl = mayDo(context, 'content.edit');
  return loadView(context, 'the findings of the SEO checks', { mayCrawl }, async () => {
    const [crawl, outside, counts] = await Promise.all([
      siteCrawl.progress(),
      outsideLinks.progress(),
      siteFindings.counts(),
    ]);
    const now = new Date();
    return {
      crawl: crawl && runView(crawl, now),
      outside: outside && runView(outside, now),
      ...checkRows(counts),
    };
  });
}

/** Starts and stops crawls, and starts the check of links to other sites. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, siteCrawl, outsideLinks } = servicesFor(context, 'content.edit');
  const { intent } = await readPostedFields(request);
  const back = (text: string) => redirectWithNotice(context, text, CHECKS_ADDRESS);
  if (intent === 'crawl') {
    const hasStarted = await siteCrawl.start(user.email);
    return back(hasStarted ? 'The crawl has started.' : 'A crawl is running already.');
  }
  if (intent === 'outside') {
    const hasStarted = await outsideLinks.start(user.email);
    return back(
      hasStarted ? 'The check of links has started.' : 'A check of links is running already.',
    );
  }
  if (intent !== 'stop') return rejectForm();
  await siteCrawl.stop();
  return back('The crawl stops after the page that it reads.');
}

/** The findings on the public addresses of the site, as they were last read. */
export default function ChecksPage({ loaderData: { view, mayCrawl } }: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title="SEO checks"
        intro="Every public page is read as a search engine reads it. There is no score: each finding says why it matters."
      />
      {view ? (
        <Checks {...view} mayCrawl={mayCrawl} />
      ) : (
        <LoadError>The findings could not be loaded.</LoadError>
      )}
    </>
  );
}

type ChecksProps = ReturnType<typeof checkRows> & {
  crawl: CrawlView | undefined;
  outside: OutsideView | undefined;
  mayCrawl: boolean;
};

function Checks({ crawl, outside, found, clear, mayCrawl }: ChecksProps) {
  if (!crawl)
    return (
      <div className="admin-missing">
        <p>
          The site has not been read yet. A crawl runs every night; it reads one page at a time and
          slows no visitor down.
        </p>
        {mayCrawl ? <CrawlButton intent="crawl" /> : null}
      </div>
    );
  return (
    <>
      <CrawlState crawl={crawl} mayCrawl={mayCrawl} />
      <OutsideState run={outside} mayCheck={mayCrawl} />
      {found.length > 0 ? (
        <ul className="seo-checks" aria-label="Findings by check">
          {found.map((row) => (
            <Check key={row.id} {...row} />
          ))}
        </ul>
      ) : null}
      {clear.length > 0 && (!crawl.isRunning || found.length > 0) ? (
        <details className="mt-4">
          <summary className="tap-link small link">
            {formatNumber(clear.length)} {clear.length === 1 ? 'check' : 'checks'} found nothing
          </summary>
          <ul>
            {clear.map(({ id, title }) => (
              <li className="py-1 muted small" key={id}>
                {title}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

const Check = ({ id, title, why, severity, open, summary }: CheckRow) => (
  <li className="grid gap-1 gap-x-6 py-4 rule-below" data-clear={open === 0 || undefined}>
    <SeverityMark severity={severity} />
    <div>
      <h2>
        <Link
          className="quiet-link tall-link"
          to={open > 0 ? checkAddress(id) : `${checkAddress(id)}?ignored=1`}
        >
          {title}
        </Link>
      </h2>
      <p className="measure mt-1 small muted">{why}</p>
    </div>
    <p className="seo-count small fg nums">{summary}</p>
  </li>
);
