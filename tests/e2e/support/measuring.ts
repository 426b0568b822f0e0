import { analyticsViews, analyticsVitals } from '#src/domains/analytics/analytics-tables.server.ts';
import type { MeasurementPost } from '#src/domains/analytics/measurement-post.ts';
import type { Site } from '#tests/support/site.ts';
import { embeddedConnectionString, withDatabase } from './own-database.ts';

/** Posts measurements like a page and returns the status. */
export async function postMeasurements(
  site: Pick<Site, 'url'>,
  posted: Partial<MeasurementPost>,
): Promise<number> {
  const answer = await fetch(`${site.url}/api/vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(posted),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Stores counts of past days in the database of a site. */
export async function storeCounts(
  site: Pick<Site, 'dataDir'>,
  views: (typeof analyticsViews.$inferInsert)[],
  vitals: (typeof analyticsVitals.$inferInsert)[] = [],
): Promise<void> {
  await withDatabase(embeddedConnectionString(site.dataDir), async (db) => {
    if (views.length > 0) await db.insert(analyticsViews).values(views);
    for (let from = 0; from < vitals.length; from += 5_000)
      await db.insert(analyticsVitals).values(vitals.slice(from, from + 5_000));
  });
}
