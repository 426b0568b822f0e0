import { csvDownload, everyPage } from '#src/admin/lists/csv-download.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import type { Route } from './+types/export-findings.ts';
import { findingsOf } from './checks-view.ts';

/** Downloads the findings of a check as CSV. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { siteFindings } = servicesFor(context, 'content.see');
  const check = PAGE_CHECKS.find(({ id }) => id === params.check)?.id;
  if (!check) throw new Response(null, { status: 404 });
  const { search, ignored } = findingsOf(check).parse(url.searchParams);
  return csvDownload(context, {
    name: `findings-${check}`,
    columns: {
      Path: ({ path }) => path,
      Finding: ({ message }) => message,
      'Also on': ({ details }) => details.other,
      Found: ({ foundAt }) => foundAt,
      'Ignored by': ({ ignored: by }) => by?.by,
      Reason: ({ ignored: by }) => by?.reason,
    },
    batches: everyPage(async (page) => {
      const { findings, pages } = await siteFindings.list({
        search,
        page,
        isIgnored: ignored === '1',
        check,
      });
      return { rows: findings, pages };
    }),
  });
}
