import { Form, type RouterContextProvider } from 'react-router';
import { readPostedForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { emailNotice } from '#src/admin/leads/lead-notice.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { EmailMark } from '#src/admin/emails/email-mark.tsx';
import { Mark, type MarkShape } from '#src/admin/kit/mark.tsx';
import { MaskedNote } from '#src/admin/kit/masked-note.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { SubscriptionStatus, SubscriberPage } from '#src/domains/newsletter/subscription.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { maskEmail, maskEmailReason } from '#src/admin/parts/mask.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/newsletter.ts';
import {
  STATUS_NAMES,
  SUBSCRIBERS,
  subscribersView,
  type SubscribersView,
  type SubscriberQuery,
} from './subscriber-list.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { newsletter } = servicesFor(context, 'newsletter.see');
  const visible = visibleSubscribers(context);
  const { seesPeople } = visible;
  const shared = {
    mayWrite: mayDo(context, 'newsletter.write'),
    mayExport: mayDo(context, 'people.export'),
    seesPeople,
  };
  return loadList({ context, url }, SUBSCRIBERS, shared, async (given, now) => {
    const query = visible.filterOf(given);
    const [found, counts, emailCounts] = await Promise.all([
      visible.list(query),
      newsletter.counts(),
      newsletter.emailCounts(),
    ]);
    return subscribersView(found, counts, emailCounts, query, now);
  });
}

/** Sends the confirmation email of a subscriber again, then redirects to the same part of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { user, newsletter } = servicesFor(context, 'newsletter.write');
  const subscriberId = (await readPostedForm(request)).get('subscriber');
  if (typeof subscriberId !== 'string') return rejectForm();
  const isSent = await newsletter.resendConfirmation(subscriberId, actorOf(user));
  const here = SUBSCRIBERS.address(SUBSCRIBERS.parse(url.searchParams));
  return redirectWithNotice(context, emailNotice(isSent), here);
}

const FILTERS = [
  {
    name: 'status',
    label: 'State',
    all: 'Every state',
    options: Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
  },
];

/** The list of subscribers, newest first, with the state of each confirmation email. */
export default function Newsletter({
  loaderData: { view, mayWrite, mayExport, seesPeople },
}: Route.ComponentProps) {
  return (
    <ListScreen
      list={SUBSCRIBERS}
      view={view}
      head={{ title: 'Newsletter' }}
      hasCsv={mayExport}
      unaffected="No subscription is lost."
      note={seesPeople ? null : <MaskedNote />}
      search={seesPeople ? 'Email address' : undefined}
      filters={FILTERS}
      none="No one has subscribed yet. Each address appears here as soon as its form is sent."
      columns={columnsFor(view?.query ?? { page: 1 }, mayWrite)}
    />
  );
}

type Row = SubscribersView['rows'][number];

const columnsFor = (query: SubscribersView['query'], mayWrite: boolean): Column<Row>[] => [
  {
    label: 'Address',
    cell: ({ email, source }) => (
      <span>
        <b>{email}</b>
        <span>{source}</span>
      </span>
    ),
  },
  {
    label: 'State',
    cell: ({ status }) => <Mark shape={SHAPES[status]} label={STATUS_NAMES[status]} />,
  },
  {
    label: 'Confirmation email',
    before: 'Confirmation email',
    isWide: true,
    isNone: ({ confirmation }) => !confirmation,
    cell: ({ confirmation }) => (confirmation ? <Confirmation {...confirmation} /> : 'No record'),
  },
  {
    label: 'Subscribed',
    isNumber: true,
    cell: 'subscribed',
  },
  ...(mayWrite
    ? [
        {
          label: 'Send again',
          isPlain: true,
          isNone: ({ action }: Row) => !action,
          cell: ({ id, email, action }: Row) =>
            action && (
              <Form method="post" action={SUBSCRIBERS.address(query)}>
                <SubmitButton name="subscriber" value={id} aria-label={`${action}: ${email}`}>
                  {action}
                </SubmitButton>
              </Form>
            ),
        },
      ]
    : []),
];

function Confirmation({ status, at, reason, detail }: NonNullable<Row['confirmation']>) {
  return (
    <>
      <EmailMark status={status} /> {status === 'sent' ? null : `${at.label} `}
      <Time at={at.time} />
      {detail ? `, ${detail}` : null}
      {reason ? <span className="list-line">{reason}</span> : null}
    </>
  );
}

const SHAPES: Readonly<Record<SubscriptionStatus, MarkShape>> = {
  pending: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  confirmed: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  unsubscribed: { path: 'M1 6h10' },
};

/** Subscribers as the signed-in user may see them. */
function visibleSubscribers(context: Readonly<RouterContextProvider>) {
  const { newsletter } = context.get(servicesContext);
  const seesPeople = mayDo(context, 'leads.see-people');
  const filterOf = ({ search, ...query }: SubscriberQuery): SubscriberQuery =>
    seesPeople && search ? { ...query, search } : query;
  return {
    /** whether addresses are readable */
    seesPeople,
    /** The part of a query that is used: a search would reveal what is masked. */
    filterOf,
    async list(query: SubscriberQuery): Promise<SubscriberPage> {
      const { page, sort: _sort, ...filter } = filterOf(query);
      const found = await newsletter.list(filter, page);
      if (seesPeople) return found;
      const subscribers = found.subscribers.map((subscriber) => ({
        ...subscriber,
        email: maskEmail(subscriber.email),
        confirmationEmail:
          subscriber.confirmationEmail && maskEmailReason(subscriber.confirmationEmail),
      }));
      return { ...found, subscribers };
    },
  };
}
