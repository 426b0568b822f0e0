import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createStoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createSectionReader } from '#src/domains/content/sections/section-reader.server.ts';
import { fixedFrame, fixedSettings } from '#tests/support/build-services.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { wireDocuments } from '#src/wiring/documents.server.ts';

/** The documents of the site as production wires them: with the built-in pages, and with the checks that refuse publications. */
export function openWiredDocuments(
  db: Database['db'],
  clock: Clock,
  siteSettings = fixedSettings(BUILT_IN_SETTINGS),
) {
  const log = silentLogger;
  const siteUrl = 'https://cadron.example';
  const sections = createSectionReader(db, log);
  const pages = createPageReader(db, DEFAULT_PAGES, log);
  const posts = createPostReader(db, pages);
  const redirects = createRedirects({ db, clock, log, siteUrl, paths: async () => [] });
  const { services } = wireDocuments({
    config: readConfig({}),
    db,
    queue: { send: async () => null } as never,
    clock,
    log,
    pages,
    posts,
    stories: createStoryReader(db, SUCCESS_STORIES, log),
    redirects,
    sections,
    siteSettings,
    frame: fixedFrame(),
    media: { has: async () => true } as never,
    overrides: { all: async () => new Map() } as never,
    searchEngineUpdates: { enqueue: async () => undefined },
  });
  return { ...services, pages };
}
