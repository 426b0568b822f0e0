import { csvDownload, everyPage } from '#src/admin/lists/csv-download.server.ts';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/export-not-found.ts';
import { maskEntry, NOT_FOUND } from './not-found-list.ts';

/** Downloads a list of missed addresses as CSV, with what may have been meant. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { notFoundLog } = servicesFor(context, 'content.see');
  const { list = 'visitors' } = NOT_FOUND.parse(url.searchParams);
  const shown = mayDo(context, 'leads.see-people') ? undefined : maskEntry;
  return csvDownload(context, {
    name: `not-found-${list}`,
    columns: {
      Address: ({ path }) => path,
      Hits: ({ hits }) => hits,
      'Hits of robots': ({ robotHits }) => robotHits,
      First: ({ firstSeenAt }) => firstSeenAt,
      Last: ({ lastSeenAt }) => lastSeenAt,
      'Linked from': ({ referrers }) => referrers.map(({ referrer }) => referrer).join('\n'),
      Suggestions: ({ suggestions }) => suggestions.join('\n'),
    },
    batches: everyPage(async (page) => {
      const { entries, pages } = await notFoundLog.list(list, page);
      return { rows: shown ? entries.map(shown) : entries, pages };
    }),
  });
}
