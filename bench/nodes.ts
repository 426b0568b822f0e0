import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openDocuments, EDITOR } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startBuiltSite } from './site-process.ts';
import { printShares } from './timed.ts';

const PUBLICATIONS = 200;
const SLUG = 'published-elsewhere';

/** Measures the time from the commit of a publication on one node until another one serves it to visitors. */
export async function benchNodes() {
  const cluster = await startThrowawayCluster();
  const { connectionString } = cluster;
  await migrateDatabase(connectionString);
  const database = openDatabase(connectionString, silentLogger);
  const site = await startBuiltSite(await freePort(), {
    env: { ...onDatabase(connectionString), WORKER: 'off' },
  });
  try {
    const documents = openDocuments(database.db, () => new Date());
    const read = async () => (await fetch(`${site.url}/insights/${SLUG}`)).text();
    const contentOf = (n: number) => ({ slug: SLUG, title: `Publication number ${n}.` });
    const { id } = await documents.create('post', contentOf(0), EDITOR);
    await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
    const measured: number[] = [];
    for (let n = 1; n <= PUBLICATIONS; n += 1) {
      const request = { id, base: n, content: contentOf(n), by: EDITOR, saveId: randomUUID() };
      await documents.save(request);
      // It is served from the cache again, which only an announcement empties.
      await read();
      const published = await documents.change(id, { type: 'publish', version: n + 1 }, EDITOR);
      if (!published.ok) throw new Error(published.message);
      const startedAt = performance.now();
      while (!(await read()).includes(contentOf(n).title)) await wait(1);
      measured.push(performance.now() - startedAt);
    }
    printShares(`visible on another node after ${PUBLICATIONS} publications`, measured);
  } finally {
    await site.stop();
    await database.close();
    await cluster.stop();
  }
}
