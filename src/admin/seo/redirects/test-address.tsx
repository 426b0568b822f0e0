import { Form, Link } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { parseText } from '#src/admin/parts/list-query.ts';
import { REDIRECT_TEST_ADDRESS, REDIRECTS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { parseTestedAddress, printStart } from '#src/domains/redirects/redirect-address.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import type { HopReason, Trace } from '#src/domains/redirects/trace-address.server.ts';
import type { Route } from './+types/test-address.ts';
import './redirects.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const typed = parseText(url.searchParams, 'address');
  if (typed === undefined) return { typed: '', error: undefined, steps: undefined };
  const parsed = parseTestedAddress(typed, services.config.SITE_URL);
  if (!parsed.ok) return { typed, error: parsed.message, steps: undefined };
  const trace = await services.redirects.trace(parsed.address);
  const { pathname } = new URL(parsed.address, services.config.SITE_URL);
  const isOffline =
    trace.end.type === 'missing' && (await services.documents.wasPublicAt(decodePath(pathname)));
  return { typed, error: undefined, steps: traceView(trace, isOffline) };
}

/** Follows an address with the code that responds to visitors, and says what matched at each step. */
export default function TestAddress({ loaderData: { typed, error, steps } }: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title="Test an address"
        crumbs={[{ label: 'Redirects', to: REDIRECTS_ADDRESS }]}
        intro="See what a visitor of an address gets. Tests are not counted as hits."
      />
      <Form
        className="redirect-test measure flex wraps items-end gap-3 mt-6"
        action={REDIRECT_TEST_ADDRESS}
        key={typed}
      >
        <InputField
          id="address"
          label="Address"
          error={error}
          name="address"
          defaultValue={typed}
          maxLength={200}
          spellCheck={false}
          placeholder="/old-blog/first-post"
        />
        <Button tone="primary" type="submit">
          Test
        </Button>
      </Form>
      {steps ? <TraceSteps steps={steps} /> : null}
      <p className="mt-8">
        <Link className="text-link" to={REDIRECTS_ADDRESS}>
          All redirects
        </Link>
      </p>
    </>
  );
}

/** The steps of a tested address, in order. */
const TraceSteps = ({ steps }: { steps: readonly TraceStep[] }) => (
  <ol className="trace measure mt-8 rule-below" aria-label="What a visitor gets">
    {steps.map(({ address, status, reason, links, tone }) => (
      <li className="grid rule-above py-3" key={address} data-tone={tone}>
        <b className="trace-status title nums">{status ?? '·'}</b>
        <div>
          <p className="bold">{address}</p>
          <p className="flex wraps gap-x-3 small muted">
            {reason}
            {links.map(({ label, to }) => (
              <Link key={to} className="text-link line-link" to={to}>
                {label}
              </Link>
            ))}
          </p>
        </div>
      </li>
    ))}
  </ol>
);

/** One step of an address that was tested: a redirect, or what is at the end. */
interface TraceStep {
  address: string;
  /** such as `301`; undefined for another site, which was not asked */
  status: string | undefined;
  /** what matched */
  reason: string;
  /** redirects that were followed */
  links: readonly { label: string; to: string }[];
  tone: 'hop' | 'good' | 'bad';
}

const REASONS: Record<HopReason, string> = {
  exact: 'A redirect of this address',
  query: 'A redirect of this address with its query',
  prefix: 'A redirect of all addresses below',
  pattern: 'A redirect of all addresses like this',
  spelling: 'A page has this address in another case',
  moved: 'An address of the site that has moved for good',
  slash: 'Addresses of this site have no slash at the end',
};

const linksTo = (starts: readonly string[]) =>
  starts.map((from) => ({
    label: printStart(from),
    to: `${REDIRECTS_ADDRESS}?edit=${encodeURIComponent(from)}`,
  }));

/** @param isOffline whether a page at the last address was taken offline */
function traceView({ hops, end }: Trace, isOffline: boolean): TraceStep[] {
  const steps = hops.map(({ from, status, reason, starts }): TraceStep => ({
    address: from,
    status: String(status),
    reason: starts.length > 1 ? `${REASONS[reason]}, and where that leads on` : REASONS[reason],
    links: linksTo(starts),
    tone: 'hop',
  }));
  return [...steps, { address: end.address, ...endOf(end, isOffline) }];
}

function endOf(end: Trace['end'], isOffline: boolean): Omit<TraceStep, 'address'> {
  const plain = (status: string | undefined, reason: string, tone: TraceStep['tone']) => ({
    status,
    reason,
    tone,
    links: [],
  });
  switch (end.type) {
    case 'page':
      return plain('200', 'A live page', 'good');
    case 'site':
      return plain(undefined, 'An address of the site itself, such as a file', 'good');
    case 'elsewhere':
      return plain(undefined, 'Another site, which is not tested', 'good');
    case 'gone':
      return {
        ...plain('410', 'Gone for good, by a redirect', 'bad'),
        links: linksTo(end.starts),
      };
    case 'missing':
      return isOffline
        ? plain('410', 'A page that was taken offline', 'bad')
        : plain('404', 'Page not found', 'bad');
    case 'loop':
      return plain(undefined, 'These redirects do not end', 'bad');
  }
}
