import { BUILT_IN_FRAME } from '#content/frame.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { createFrameReader } from '#src/domains/content/frame/frame-reader.server.ts';
import { brandFactsOf } from '#src/domains/content/frame/site-frame.ts';
import { createSiteSettings } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { isRouteIndexable } from '#src/domains/seo/overrides/override.ts';
import { createChangeNotes } from '#src/domains/seo/crawl/note-change.server.ts';
import { createOverrides } from '#src/domains/seo/overrides/overrides.server.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import { createSubmissionRecord, createSubmissions } from '#src/domains/seo/submissions.server.ts';
import {
  createSearchEngineUpdates,
  createSubmissionHandler,
  type SearchEngineUpdates,
} from '#src/domains/seo/submit-addresses.server.ts';
import { createIndexNow } from '#src/integrations/indexnow/index-now.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Parts } from './parts.ts';

interface OverridesDeps extends Pick<Parts, 'config' | 'db' | 'queue' | 'clock' | 'log'> {
  /** makes what is due public */
  settle(): Promise<void>;
}

/** Wires what the SEO manager sets for routes and for the whole site, and notices to IndexNow. Readers of public content need it. */
export function wireOverrides({ config, db, queue, settle, clock, log }: OverridesDeps) {
  const siteUrl = config.SITE_URL;
  const isProduction = siteEnvironment(siteUrl, config.SITE_ENV) === 'production';
  const key = () => (isProduction ? config.INDEXNOW_KEY : undefined);
  const indexNow = () => {
    const current = key();
    const origin = config.INDEXNOW_ORIGIN;
    return current ? createIndexNow({ origin, key: current, siteUrl }) : undefined;
  };
  const notices = createSearchEngineUpdates(() => (key() ? queue : undefined));
  const noteChange = createChangeNotes({ clock });
  const searchEngineUpdates: SearchEngineUpdates = {
    async enqueue(tx, paths, isHidden) {
      // Our own crawl reads them again too.
      await noteChange(tx, paths);
      await notices.enqueue(tx, paths, isHidden);
    },
  };
  const overrides = createOverrides({ db, siteUrl, searchEngineUpdates, clock, log });
  const frame = createFrameReader(db, BUILT_IN_FRAME, log, settle);
  const siteSettings = createSiteSettings({
    db,
    builtIn: BUILT_IN_SETTINGS,
    brand: {
      read: async () => brandFactsOf(await frame.read()),
      latest: () => brandFactsOf(frame.latest()),
    },
    clock,
    log,
  });
  // They follow the frame as this node last read it.
  const siteConfig = Object.create(config, {
    SCHEDULER_URL: { get: () => config.SCHEDULER_URL || frame.latest().schedulers.audit },
    VISTAGE_SCHEDULER_URL: {
      get: () => config.VISTAGE_SCHEDULER_URL || frame.latest().schedulers.vistage,
    },
  }) as Config;
  const submissions = createSubmissions({ db, key, updates: notices });
  const record = createSubmissionRecord({ db, clock });
  const hidden = async (paths: readonly string[]) => {
    const all = await overrides.all();
    return new Set(paths.filter((path) => !isRouteIndexable(path, {}, all.get(path), siteUrl)));
  };
  return {
    siteConfig,
    services: { overrides, frame, siteSettings, submissions, searchEngineUpdates },
    jobs: [
      handles(
        submitAddresses,
        createSubmissionHandler({ indexNow, siteUrl, queue, hidden, record, log }),
      ),
    ],
  };
}
