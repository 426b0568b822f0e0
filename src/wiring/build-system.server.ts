import { join, resolve } from 'node:path';
import { readOnce } from '#src/domains/seo/site-settings/company.ts';
import { createMailer } from '#src/integrations/mail/mailer.server.ts';
import { createActivityLog } from '#src/platform/activity/activity-log.server.ts';
import { loadSessionSecret } from '#src/platform/auth/session-secret.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { watchPool } from '#src/platform/db/pool-watch.server.ts';
import { releaseSchedule, deferWhileHeld } from '#src/platform/hold/hold-jobs.server.ts';
import { createHold } from '#src/platform/hold/hold.server.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { startSchedules } from '#src/platform/jobs/schedule.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { wireAlerts } from './alerts.server.ts';
import { wireAnalytics } from './analytics.server.ts';
import { wireAssessments } from './assessments.server.ts';
import { wireContent } from './content.server.ts';
import { wireCrawl } from './crawl.server.ts';
import { settleForReader, wireDocuments } from './documents.server.ts';
import { wireEmails } from './emails.server.ts';
import { wireImports } from './imports.server.ts';
import { wireLeads } from './leads.server.ts';
import { wireMediaFiles } from './media-files.server.ts';
import { wireMediaLists } from './media-lists.server.ts';
import { createImageSlots, wireMedia } from './media.server.ts';
import { wireNewsletter } from './newsletter.server.ts';
import { wireOverview } from './overview.server.ts';
import { wirePeople } from './people.server.ts';
import { createReadiness } from './readiness.server.ts';
import { wireRetention } from './retention.server.ts';
import { wireSearch } from './search.server.ts';
import { seed } from './seed.server.ts';
import { wireOverrides } from './overrides.server.ts';
import { wireSeo } from './seo.server.ts';
import { wireSocialImages } from './social-images.server.ts';
import { wireSuppression } from './suppression.server.ts';
import type { System } from './system.ts';
import { wireUploads } from './uploads.server.ts';

interface SystemDeps {
  config: Config;
  connectionString: string;
  log: Logger;
  /** file that a thread of the crawl runs */
  crawlThread: string;
}

/** The composition root: the only place that connects ports to adapters. */
export async function buildSystem(deps: SystemDeps): Promise<System> {
  const { config, connectionString, log } = deps;
  const database = openDatabase(connectionString, log);
  const { db } = database;
  const pool = watchPool(database.pool, connectionString, log);
  const store = openObjectStore(config);
  const secret = await loadSessionSecret(config, config.DATA_DIR);
  const queue = createJobQueue(connectionString, log);
  const slots = createImageSlots();
  const mailFolder = join(config.DATA_DIR, 'mail');
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    folder: mailFolder,
    log,
  });
  const clock = systemClock;
  const hold = createHold({ db, clock });
  // What is due becomes public before anyone reads.
  const settle = () => settleForReader(documents);
  const readiness = createReadiness({ database, store, queue });
  const overridesPart = wireOverrides({ config, db, queue, clock, log });
  const shared = { config, db, queue, clock, secret, log, ...overridesPart.services };
  const { siteSettings } = shared;

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
  const { stories } = content;
  const uploads = wireUploads({ ...shared, ...media.services, pool: database.pool, store, slots });
  const socialImages = wireSocialImages({ store, slots, log });
  const suppression = wireSuppression({ ...shared, store, mailFolder });
  const newsletter = wireNewsletter({ ...shared, ledger: suppression.ledger });
  const leadsPart = wireLeads(shared);
  const { leads } = leadsPart.services;
  const assessments = wireAssessments({ ...shared, leads, stories });
  const emails = wireEmails({
    ...shared,
    mailer,
    findLead: leads.find,
    findReport: assessments.services.assessments.getReportOfLead,
  });
  const seo = wireSeo({ ...shared, ...content });
  const people = wirePeople({ ...shared, pool: database.pool });
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
  const mediaFiles = wireMediaFiles({ ...media.services, store, slots });
  const mediaLists = wireMediaLists({ ...shared, ...documentsPart.services });
  const search = wireSearch({ ...shared, ...content });
  const analytics = wireAnalytics({ ...shared, ...content });
  const crawl = wireCrawl({
    ...deps,
    ...shared,
    ...content,
    ...analytics.services,
    ...documentsPart.services,
  });
  const alerts = wireAlerts({
    ...shared,
    mail: mailer,
    leads,
    documents,
    ...people.services,
    ...newsletter.services,
  });
  const retention = wireRetention({ ...shared, leads, mailFolder });
  const core = {
    config,
    log,
    ...content,
    sections,
    hold,
    activityLog: createActivityLog({ db, clock }),
    ...people.services,
    ...media.services,
    ...uploads.services,
    ...socialImages.services,
    ...suppression.services,
    ...newsletter.services,
    ...leadsPart.services,
    ...assessments.services,
    ...seo.services,
    ...overridesPart.services,
    ...documentsPart.services,
    ...imports.services,
    ...mediaFiles.services,
    ...mediaLists.services,
    ...search.services,
    ...analytics.services,
    ...crawl.services,
  };
  const overview = wireOverview({ ...shared, ...alerts, services: core, database, readiness });
  const parts = [
    media,
    uploads,
    socialImages,
    suppression,
    newsletter,
    leadsPart,
    assessments,
    emails,
    seo,
    overridesPart,
    people,
    documentsPart,
    imports,
    mediaLists,
    search,
    analytics,
    crawl,
    alerts,
    retention,
    overview,
  ];
  const jobs = parts
    .flatMap((part) => part.jobs)
    .map((binding) => deferWhileHeld({ db, hold, clock, log }, binding));
  const definitions = jobs.map(({ job }) => job);
  const schedules = [
    ...parts.flatMap((part) => part.schedules),
    releaseSchedule({ db, hold, queue, jobs: definitions, log }),
  ];
  let stopSchedules = () => {};
  const services = { ...core, ...overview.services };
  return {
    services,
    servicesForReading: () => ({ ...services, ...withPages(readOnce(siteSettings)) }),
    jobs,
    startQueue: () => queue.start(definitions),
    async work() {
      await queue.work(jobs);
      stopSchedules = startSchedules(schedules, { hold, log });
    },
    async contentChanged() {
      void documents.contentChanged();
      search.contentChanged();
      seo.contentChanged();
      try {
        return await media.mediaIndex.refresh();
      } catch (error) {
        log.warn({ err: error }, 'the media index is not current');
        return false;
      }
    },
    readiness,
    pool,
    proxyWatch: alerts.proxyWatch,
    servesAt: crawl.servesAt,
    warmUp: () => core.socialImages.warmUp(),
    async seed() {
      await media.prepareMedia();
      const { mediaSeeds } = media;
      const seeded = await seed({
        ...shared,
        ...core,
        media: mediaSeeds,
        folder: resolve('content'),
      });
      await media.mediaIndex.refresh();
      return seeded;
    },
    mediaFile: media.mediaFile,
    versionMedia: media.versionMedia,
    async stop() {
      stopSchedules();
      crawl.halt();
      imports.halt();
      search.stop();
      const flushed = media.flushMedia().catch(() => undefined);
      await Promise.all([seo.flush(), analytics.flush(), alerts.proxyWatch.flush(), flushed]);
      await queue.stop();
      mailer.close();
      pool.stop();
      await database.close();
    },
  };
}
