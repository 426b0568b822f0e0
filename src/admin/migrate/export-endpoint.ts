import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { exportSite } from '#src/domains/imports/export-site.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { streamZip, zipDownload } from '#src/platform/zip/stream-zip.server.ts';
import type { Route } from './+types/export-endpoint.ts';

/** The whole site as one archive, written while it is read (docs/export-format.md). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'site.export');
  const { user } = services;
  requireRecentSignIn(context, url);
  const now = new Date();
  const site = new URL(services.config.SITE_URL);
  const { counts, entries } = await exportSite(services, site.origin, now);
  await services.activityLog.record({
    actor: actorOf(user),
    area: 'site',
    action: 'site.exported',
    object: { kind: 'site', label: 'the whole site' },
    after: { Pages: counts.page, Posts: counts.post, Files: counts.files },
  });
  return zipDownload(streamZip(entries), `${site.hostname}-${isoDay(now)}.zip`);
}
