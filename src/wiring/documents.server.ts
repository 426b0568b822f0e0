import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { createPageAdapter } from '#src/domains/content/page-adapter.server.ts';
import { PLAIN_ADAPTER } from '#src/domains/content/plain-adapter.ts';
import { createPostAdapter } from '#src/domains/content/post-adapter.server.ts';
import { createDocuments } from '#src/domains/documents/create-documents.server.ts';
import { tidyDocuments } from '#src/domains/documents/tidy-documents.job.ts';
import { followSlugChange } from '#src/domains/redirects/slug-changed.server.ts';
import type { SearchEngineUpdates } from '#src/domains/seo/submit-addresses.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Wired } from './wired.ts';

interface DocumentsDeps {
  db: Database['db'];
  searchEngineUpdates: SearchEngineUpdates;
  clock: Clock;
  log: Logger;
}

/** What is scheduled is public on time without this, since readers settle first; it makes search and notices prompt. */
const SETTLE_MS = 2_000;

/** Wires what editors write to its kinds, redirects and search engines. */
export function wireDocuments({
  db,
  searchEngineUpdates,
  clock,
  log,
}: DocumentsDeps): Wired<'documents'> {
  const documents = createDocuments({
    db,
    clock,
    log,
    searchEngineUpdates,
    followMove: followSlugChange,
    adapters: {
      page: createPageAdapter(DEFAULT_PAGES),
      post: createPostAdapter(DEFAULT_PAGES),
      template: PLAIN_ADAPTER,
      section: PLAIN_ADAPTER,
    },
  });
  return {
    services: { documents },
    jobs: [
      handles(tidyDocuments, async () => log.info(await documents.tidy(), 'documents were tidied')),
    ],
    schedules: [
      {
        everyMs: SETTLE_MS,
        run: () => documents.settle(),
        failure: 'scheduled changes could not be made',
      },
    ],
  };
}
