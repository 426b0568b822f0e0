import { systemClock as clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { wireAnalytics } from './analytics.server.ts';
import { wireContent } from './content.server.ts';
import { wireCrawl } from './crawl.server.ts';
import { settleForReader, wireDocuments } from './documents.server.ts';
import { createHeavyThread, type HeavyWork, type Visitors } from './heavy-thread.server.ts';
import { wireImports } from './imports.server.ts';
import { createImageSlots, wireMedia } from './media.server.ts';
import { wireOverrides } from './overrides.server.ts';
import { wireSearch } from './search.server.ts';
import { wireSeo } from './seo.server.ts';
import { wireUploads } from './uploads.server.ts';

export interface SiteDeps {
  config: Config;
  connectionString: string;
  log: Logger;
  /** file that a thread of heavy work runs; undefined in such a thread, and for doing the work here */
  heavyThread?: string;
  /** in a thread of heavy work */
  hasVisitors?: Visitors['hasVisitors'];
}

/** Of a thread of heavy work. What it writes can be repeated, so no commit waits for the disk. */
const FEW = { connections: 5, options: '-c synchronous_commit=off' };

/**
 * What the content of the site is made of: all that heavy work needs. Nothing here has JSX, so that Node runs it as it is; the checks
 * load views once a document is checked.
 */
export function wireSite({ config, connectionString, log, heavyThread, ...thread }: SiteDeps) {
  const database = openDatabase(connectionString, log, thread.hasVisitors ? FEW : {});
  const { hasVisitors = () => Promise.resolve(false) } = thread;
  const { db } = database;
  const store = openObjectStore(config);
  const queue = createJobQueue(connectionString, log);
  const slots = createImageSlots();
  // What is due becomes public before anyone reads.
  const settle = () => settleForReader(documents);
  const heavy =
    heavyThread === undefined
      ? undefined
      : createHeavyThread(heavyThread, () => ({
          config,
          connectionString,
          servedAt: crawl.servedAt(),
        }));
  const overridesPart = wireOverrides({ config, db, queue, clock, log });
  const shared = { config, db, queue, clock, log, heavy, hasVisitors, ...overridesPart.services };
  const media = wireMedia({
    ...shared,
    store,
    slots,
    maxRenditionBytes: config.MAX_RENDITIONS_MB * 1024 * 1024,
    references: () => documentsPart.services.references,
  });
  const { sections, withPages, content } = wireContent({
    ...shared,
    settle,
    show: media.showCurrentSizes,
  });
  const uploads = wireUploads({ ...shared, ...media.services, pool: database.pool, store, slots });
  const seo = wireSeo({ ...shared, ...content });
  const documentsPart = wireDocuments({
    ...shared,
    ...seo.services,
    ...media.services,
    ...content,
    sections,
  });
  const { documents } = documentsPart.services;
  const made = { ...media.services, ...seo.services, ...uploads.services, ...uploads };
  const imports = wireImports({
    ...shared,
    ...made,
    ...documentsPart.services,
    mediaIndex: media.mediaIndex,
    store,
  });
  const search = wireSearch({ ...shared, ...content });
  const analytics = wireAnalytics({ ...shared, ...content });
  const crawl = wireCrawl({
    ...shared,
    ...content,
    ...analytics.services,
    ...documentsPart.services,
  });
  const halt = () => {
    heavy?.halt();
    crawl.halt();
    imports.work.halt();
  };
  return {
    database,
    db,
    store,
    queue,
    slots,
    clock,
    overridesPart,
    media,
    sections,
    withPages,
    content,
    uploads,
    seo,
    documentsPart,
    imports,
    search,
    analytics,
    crawl,
    /** for the thread that calls it */
    work: { ...crawl.work, ...imports.work, ...search.work, halt } satisfies HeavyWork,
    /** Ends heavy work after the item or page that it is at. */
    halt,
    /** Closes its connections. */
    async stop() {
      await queue.stop();
      await database.close();
    },
  };
}
