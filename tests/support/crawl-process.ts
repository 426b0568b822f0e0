import { createPageFetch } from '#src/integrations/crawl/fetch-page.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createFixtureCrawl } from '#tests/builders/seo-checks/fixture-crawl.ts';

/** A process of its own that continues the crawl of a site, for tests that kill it: `<database> <origin> <now in ms>`. */
const [connectionString = '', origin = '', now = ''] = process.argv.slice(2);
const database = openDatabase(connectionString, silentLogger, { connections: 2 });
const site = createFixtureCrawl(database.db, () => ({}), {
  fetchPage: createPageFetch({ origin: () => origin, trustedProxies: 0 }),
  clock: () => new Date(Number(now)),
});
await site.continueCrawl();
await database.close();
