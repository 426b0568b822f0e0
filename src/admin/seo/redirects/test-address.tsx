import { Form, Link } from 'react-router';
import { parseText } from '#src/admin/parts/list-query.ts';
import { REDIRECT_TEST_ADDRESS, REDIRECTS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { parseTestedAddress } from '#src/domains/redirects/redirect-address.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { Field } from '#src/ui/field.tsx';
import type { Route } from './+types/test-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { type TraceStep, traceView } from './trace-view.ts';
import './redirects.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
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
      <Form className="redirect-test" action={REDIRECT_TEST_ADDRESS} key={typed}>
        <Field id="address" label="Address" error={error}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="address"
              defaultValue={typed}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              placeholder="/old-blog/first-post"
            />
          )}
        </Field>
        <button className="btn btn-small btn-copper" type="submit">
          Test
        </button>
      </Form>
      {steps ? <TraceSteps steps={steps} /> : null}
      <p className="redirect-test-back">
        <Link className="text-link" to={REDIRECTS_ADDRESS}>
          All redirects
        </Link>
      </p>
    </>
  );
}

/** The steps of a tested address, in order. */
const TraceSteps = ({ steps }: { steps: readonly TraceStep[] }) => (
  <ol className="trace" aria-label="What a visitor gets">
    {steps.map(({ address, status, reason, links, tone }) => (
      <li key={address} data-tone={tone}>
        <b className="trace-status">{status ?? '·'}</b>
        <div>
          <p className="trace-address">{address}</p>
          <p className="trace-reason">
            {reason}
            {links.map(({ label, to }) => (
              <Link key={to} className="text-link" to={to}>
                {label}
              </Link>
            ))}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
