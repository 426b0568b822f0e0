import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { csvDownload, everyPage } from '#src/admin/lists/csv-download.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-subscribers.ts';
import { SOURCE_NAMES, STATUS_NAMES, SUBSCRIBERS } from './subscriber-list.ts';

/** Downloads all subscribers that match the filter as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { newsletter } = servicesFor(context, 'people.export');
  requireRecentSignIn(context, url);
  const { page: _page, sort: _sort, ...filter } = SUBSCRIBERS.parse(url.searchParams);
  return csvDownload(context, {
    name: 'subscribers',
    columns: {
      Address: ({ email }) => email,
      State: ({ status }) => STATUS_NAMES[status],
      Form: ({ source }) => SOURCE_NAMES[source],
      Subscribed: ({ createdAt }) => createdAt,
      'Confirmation email': ({ confirmationEmail }) => confirmationEmail?.state,
    },
    batches: everyPage(async (page) => {
      const { subscribers, pages } = await newsletter.list(filter, page);
      return { rows: subscribers, pages };
    }),
    entry: async () => ({
      area: 'leads',
      action: 'newsletter.exported',
      object: { kind: 'newsletter', label: 'subscribers' },
      after: {
        Subscribers: (await newsletter.list(filter, 1)).total,
        State: filter.status && STATUS_NAMES[filter.status],
        Emails: filter.emails,
        Search: filter.search && 'by a typed text, which is not recorded',
      },
    }),
  });
}
