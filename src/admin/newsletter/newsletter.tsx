import { data, Link, redirect } from 'react-router';
import { readPostedForm, rejectForm } from '#src/admin/forms/form-result.ts';
import { leadNotice } from '#src/admin/leads/lead-notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { MaskedNote } from '#src/admin/parts/masked-note.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/newsletter.ts';
import './newsletter.css';
import { visibleSubscribers } from './visible-subscribers.server.ts';
import { newsletterView, STATUS_NAMES } from './newsletter-view.ts';
import { NEWSLETTER_PATH, parseSubscriberQuery, subscribersAddress } from './subscriber-filter.ts';
import { SubscribersTable } from './subscribers-table.tsx';
import { actorOf } from '#src/platform/activity/activity.ts';
import { ListFilter } from '#src/admin/parts/list-filter.tsx';
import { SUBSCRIPTION_STATUSES } from '#src/domains/newsletter/subscription.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'newsletter.see');
  const { newsletter, log } = context.get(servicesContext);
  const visible = visibleSubscribers(context);
  const query = parseSubscriberQuery(url.searchParams);
  const { page } = query;
  const filter = visible.filterOf(query.filter);
  const shared = {
    mayWrite: mayDo(context, 'newsletter.write'),
    seesPeople: visible.seesPeople,
  };
  const read = await Promise.all([
    visible.list(filter, page),
    newsletter.counts(),
    newsletter.emailCounts(),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the subscribers');
  });
  if (!read) return data({ ...shared, view: undefined }, 503);
  const [found, counts, emailCounts] = read;
  if (page > found.pages) throw redirect(subscribersAddress(filter, found.pages));
  const view = newsletterView(found, counts, emailCounts, filter, new Date());
  return data({ ...shared, view });
}

/** Sends the confirmation email of a subscriber again, then redirects to the same part of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'newsletter.write');
  const { newsletter, config } = context.get(servicesContext);
  const subscriberId = (await readPostedForm(request)).get('subscriber');
  if (typeof subscriberId !== 'string') return rejectForm();
  const count = Number(await newsletter.resendConfirmation(subscriberId, actorOf(user)));
  const { filter, page } = parseSubscriberQuery(url.searchParams);
  const here = subscribersAddress(filter, page);
  return redirectWithNotice(leadNotice({ did: 'email', count }), here, config.SECURE_COOKIES);
}

/** The list of subscribers, newest first, with the state of each confirmation email. */
export default function Newsletter({
  loaderData: { view, mayWrite, seesPeople },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Newsletter" />
      {view ? (
        <>
          {view.isEmpty ? null : (
            <>
              <StateLinks states={view.states} />
              {seesPeople ? null : <MaskedNote />}
              <ListFilter
                className="subscribers-filter"
                label="Subscribers"
                query={view.filter}
                kept={['emails']}
                search={seesPeople ? 'Email address' : undefined}
                filters={FILTERS}
                resetTo={NEWSLETTER_PATH}
                isFiltered={Object.keys(view.filter).length > 0}
              />
            </>
          )}
          {view.rows.length > 0 ? (
            <>
              <SubscribersTable {...view} mayWrite={mayWrite} />
              <PageLinks
                page={view.page}
                pages={view.pages}
                addressOf={(number) => subscribersAddress(view.filter, number)}
              />
            </>
          ) : (
            <NoSubscribers isEmpty={view.isEmpty} />
          )}
        </>
      ) : (
        <LoadError>The subscribers could not be loaded. No subscription is lost.</LoadError>
      )}
    </>
  );
}

const FILTERS = [
  {
    name: 'status',
    label: 'State',
    all: 'Every state',
    options: SUBSCRIPTION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  },
];

const NoSubscribers = ({ isEmpty }: { isEmpty: boolean }) => (
  <p className="admin-missing">
    {isEmpty ? (
      'No one has subscribed yet. Each address appears here as soon as its form is sent.'
    ) : (
      <>
        No subscriber matches these filters.{' '}
        <Link className="text-link" to={NEWSLETTER_PATH}>
          Show all subscribers
        </Link>
      </>
    )}
  </p>
);
