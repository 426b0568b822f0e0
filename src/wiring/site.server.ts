import { systemClock as clock } from '#src/platform/clock/clock.ts';
import { withPeriods } from '#src/domains/settings/stated-periods.ts';
import { type Config, readConfig } from '#src/platform/config/config.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { wireCrawl } from './crawl.server.ts';
import { settleForReader } from '#src/domains/documents/life/settle-for-reader.server.ts';
import { wireDocuments } from './documents.server.ts';
import { type HeavyWork, type Visitors, createHeavyThread } from './heavy-thread.server.ts';
import { wireImports } from './imports.server.ts';
import { createImageSlots, wireMedia } from './media.server.ts';
import { wireOverrides } from './overrides.server.ts';
import { wireSearch } from './search.server.ts';
import { wireSettings } from './settings.server.ts';
import { wireUploads } from './uploads.server.ts';
import { createNotFoundLog } from '#src/domains/redirects/not-found-log.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { readContentPaths, readSitePaths } from './content-paths.server.ts';
import type { Parts } from './parts.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import {
  type PageReader,
  createPageReader,
} from '#src/domains/content/pages/page-reader.server.ts';
import {
  type PostReader,
  createPostReader,
} from '#src/domains/content/posts/post-reader.server.ts';
import { createSectionReader } from '#src/domains/content/sections/section-reader.server.ts';
import {
  type StoryReader,
  createStoryReader,
} from '#src/domains/content/stories/story-reader.server.ts';
import { showCompany } from '#src/domains/seo/site-settings/company.ts';
import {
  createAnalyticsReader,
  deleteOldCounts,
} from '#src/domains/analytics/analytics-reader.server.ts';
import { NOT_FOUND } from '#src/domains/analytics/counted-path.ts';
import { createCountedNames } from '#src/domains/analytics/counted-names.server.ts';
import { createLandingCounter } from '#src/domains/analytics/count-landings.server.ts';
import { createRecorder } from '#src/domains/analytics/record-measurements.server.ts';
import { createSearchData } from '#src/domains/seo/search-data/search-data.server.ts';

export interface SiteDeps {
  /** what the environment sets; in a thread of heavy work, what applied when it started */
  config: Config;
  /** opens stored secrets; a thread of heavy work needs none */
  secret?: Secret;
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
 * Wires the content of the site: all that heavy work needs. Nothing here has JSX, so that Node runs it as it is; the checks
 * load views once a document is checked.
 */
export function wireSite({ connectionString, log, heavyThread, ...thread }: SiteDeps) {
  const database = openDatabase(connectionString, log, thread.hasVisitors ? FEW : {});
  const { hasVisitors = () => Promise.resolve(false) } = thread;
  const { db } = database;
  const { config: given, secret = '' } = thread;
  const settings = wireSettings({ db, given, secret, clock, log });
  const { config } = settings;
  const store = openObjectStore(config);
  const queue = createJobQueue(connectionString, log);
  const slots = createImageSlots();
  // What is due becomes public before anyone reads.
  const settle = () => settleForReader(() => documents.settle());
  const heavy =
    heavyThread === undefined
      ? undefined
      : createHeavyThread(heavyThread, () => ({
          config: { ...config },
          connectionString,
          servedAt: crawl.servedAt(),
        }));
  const overridesPart = wireOverrides({ config, db, queue, settle, clock, log });
  const shared = { config, db, queue, clock, log, heavy, hasVisitors, ...overridesPart.services };
  const media = wireMedia({
    ...shared,
    store,
    slots,
    maxRenditionBytes: () => config.MAX_RENDITIONS_MB * 1024 * 1024,
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
    settings,
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
    work: { ...crawl.work, ...imports.work, halt } satisfies HeavyWork,
    /** Ends heavy work after the item or page that it is at. */
    halt,
    /** Closes its connections. */
    async stop() {
      await queue.stop();
      await database.close();
    },
  };
}

type SeoDeps = Pick<Parts, 'config' | 'db' | 'pages' | 'posts' | 'stories' | 'clock' | 'log'>;

/** Wires redirects and the not-found log to the paths of the site. */
function wireSeo({ config, db, clock, log, ...sources }: SeoDeps) {
  const siteUrl = config.SITE_URL;
  const shared = { db, siteUrl, clock, log };
  const redirects = createRedirects({ ...shared, paths: () => readSitePaths(sources) });
  const notFoundLog = createNotFoundLog({ ...shared, paths: () => readContentPaths(sources) });
  return {
    services: { redirects, notFoundLog },
    /** Notices that paths may exist or no longer exist. */
    contentChanged: () => redirects.contentChanged(),
    /** Writes pending counts to the database. */
    async flush() {
      await Promise.all([redirects.flush(), notFoundLog.flush()]);
    },
  };
}

interface ContentDeps extends Pick<Parts, 'config' | 'db' | 'log' | 'overrides' | 'siteSettings'> {
  /** makes what is due public */
  settle(): Promise<void>;
  /** a reader whose content has the sizes and kinds of the current files */
  show<Reader extends object>(reader: Reader): Reader;
}

/** Wires the readers of what is public. */
function wireContent(deps: ContentDeps) {
  const { db, log, settle, show, overrides, siteSettings } = deps;
  const { SITE_URL } = deps.config;
  const standard = readConfig({});
  const withPeriodsOf = (reader: typeof stored): typeof stored => ({
    ...reader,
    page: async (path) => withPeriods(await reader.page(path), standard, deps.config),
  });
  const sections = createSectionReader(db, log);
  const stored = createPageReader(db, DEFAULT_PAGES, log, settle, sections, overrides, SITE_URL);
  /** Pages that name the company by some settings, such as those read once for a request. */
  const withPages = (settings: typeof siteSettings) => ({
    siteSettings: settings,
    pages: show(showCompany(withPeriodsOf(stored), settings)),
  });
  const { pages } = withPages(siteSettings);
  const posts = show(createPostReader(db, pages, settle, overrides, SITE_URL));
  const stories = show(createStoryReader(db, SUCCESS_STORIES, log, settle, overrides));
  return { sections, withPages, content: { pages, posts, stories } };
}

interface AnalyticsDeps extends Pick<Parts, 'config' | 'db' | 'clock' | 'log'> {
  pages: Pick<PageReader, 'paths'>;
  posts: Pick<PostReader, 'slugs'>;
  stories: Pick<StoryReader, 'list'>;
}

const DAY_MS = 24 * 3_600_000;

/** Wires web analytics, and figures of search engines, to the paths of the site. */
function wireAnalytics({ config, db, pages, posts, stories, clock, log }: AnalyticsDeps) {
  const sitePaths = () => readSitePaths({ pages, posts, stories });
  const countedNames = createCountedNames({ sitePaths, clock });
  const findUnknown = async (paths: readonly string[]) => {
    const names = await countedNames(paths);
    return paths.filter((path) => names.get(path) === NOT_FOUND);
  };
  const landings = createLandingCounter({ db, countedNames, clock, log });
  return {
    /** writes pending counts to the database */
    flush: () => landings.flush(),
    services: {
      recordMeasurements: createRecorder({ db, countedNames, clock, log }),
      countLanding: landings.count,
      analyticsFigures: createAnalyticsReader(db, clock),
      searchData: createSearchData({ db, siteUrl: config.SITE_URL, clock, findUnknown }),
    },
    schedules: [
      {
        everyMs: DAY_MS,
        atStart: true,
        run: () => deleteOldCounts(db, clock()),
        failure: 'old analytics could not be deleted',
      },
    ],
  };
}
