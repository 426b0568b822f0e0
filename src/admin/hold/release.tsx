import { Form, Link, redirect } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { ADMIN_HOME } from '#src/admin/shell/admin-address.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { Route } from './+types/release.ts';
import { HeldItems } from './hold-banner.tsx';
import { type HoldView, holdView } from './hold-view.ts';
import './hold.css';

/** Lists what is waiting; releases nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const hold = await servicesFor(context, 'hold.release').hold.latest();
  return { hold: hold && holdView(hold, new Date()) };
}

export async function action({ context, url }: Route.ActionArgs) {
  const { hold, log, user } = servicesFor(context, 'hold.release');
  requireRecentSignIn(context, url);
  if (await hold.release(actorOf(user))) log.info({ userId: user.id }, 'the hold was released');
  return redirect('/admin/release', 303);
}

const RELEASE_CRUMBS = [{ label: 'Dashboard', to: ADMIN_HOME }];

/** The confirmation page before a restored site sends again, and the result afterwards. */
export default function Release({ loaderData: { hold } }: Route.ComponentProps) {
  return hold && !hold.released ? <Held hold={hold} /> : <NotHeld released={hold?.released} />;
}

function Held({ hold }: { hold: HoldView }) {
  return (
    <>
      <PageHead title="Release deliveries and emails" crumbs={RELEASE_CRUMBS} />
      <p className="admin-intro admin-measure">
        This site was restored <Time at={hold.since} />.
        {hold.items.length > 0 ? ' After the release, these are sent within seconds:' : ''}
      </p>
      <HeldItems items={hold.items} />
      <div className="mt-6 pt-5 rule-above admin-measure">
        <h2>Before you release</h2>
        <p className="mt-1 muted">
          The backup does not contain what happened after
          {hold.backup ? ` ${hold.backup.exact}` : ' it was made'}. A lead that reached the CRM
          since then still looks undelivered here: it is sent again, and so are its emails. Review{' '}
          <Link className="text-link" to="/admin/leads">
            the leads
          </Link>{' '}
          and delete those that must not be sent twice.
        </p>
      </div>
      <Form method="post" className="admin-actions">
        <SubmitButton tone="primary">Release now</SubmitButton>
        <LinkButton to={ADMIN_HOME}>Keep them held</LinkButton>
      </Form>
    </>
  );
}

function NotHeld({ released }: { released: HoldView['released'] }) {
  return (
    <>
      <PageHead title={released ? 'Released' : 'Nothing is held'} crumbs={RELEASE_CRUMBS} />
      <p className="admin-intro admin-measure" role="status">
        {released ? (
          <>
            Deliveries and emails have resumed. Released <Time at={released.at} /> by {released.by}.
          </>
        ) : (
          'Deliveries and emails are held after a backup was restored. This site has not been restored.'
        )}
      </p>
      <p>
        <Link className="text-link" to={ADMIN_HOME}>
          Go to the dashboard
        </Link>
      </p>
    </>
  );
}
