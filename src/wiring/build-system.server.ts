import { join, resolve } from 'node:path';
import { createAssetFiles } from '#src/domains/media/asset-files.server.ts';
import { createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { readOnce } from '#src/domains/seo/site-settings/company.ts';
import { createMailer } from '#src/integrations/mail/mailer.server.ts';
import { createActivityLog } from '#src/platform/activity/activity-log.server.ts';
import { loadSessionSecret } from '#src/platform/auth/session-secret.server.ts';
import { watchPool } from '#src/platform/db/pool-watch.server.ts';
import { releaseSchedule, deferWhileHeld } from '#src/platform/hold/hold-jobs.server.ts';
import { createHold } from '#src/platform/hold/hold.server.ts';
import type { JobBinding } from '#src/platform/jobs/job.ts';
import { type Schedule, startSchedules } from '#src/platform/jobs/schedule.server.ts';
import type { Services } from '#src/services.server.ts';
import { wireAlerts } from './alerts.server.ts';
import { wireAssessments } from './assessments.server.ts';
import { wireEmails } from './emails.server.ts';
import { wireLeads } from './leads.server.ts';
import { wireNewsletter } from './newsletter.server.ts';
import { wireOverview } from './overview.server.ts';
import { wirePeople } from './people.server.ts';
import { createReadiness } from './readiness.server.ts';
import { wireRetention } from './retention.server.ts';
import { seed } from './seed.server.ts';
import { type SiteDeps, wireSite } from './site.server.ts';
import { createMarkReader } from './brand-mark.server.ts';
import type { PublisherReader } from '#src/integrations/pdf/guides.server.ts';
import { wireSocialImages } from './social-images.server.tsx';
import { wireSuppression } from './suppression.server.ts';

type SystemDeps = Omit<SiteDeps, 'hasVisitors' | 'secret'>;

/** Everything a process runs on, built once. Nothing connects yet. */
export type System = Awaited<ReturnType<typeof buildSystem>>;

/** The composition root: the only place that connects ports to adapters. */
export async function buildSystem(deps: SystemDeps) {
  const { connectionString, log } = deps;
  const secret = await loadSessionSecret(deps.config, deps.config.DATA_DIR);
  const site = wireSite({ ...deps, secret });
  const { settings } = site;
  const { config } = settings;
  const { database, db, store, queue, slots, clock, overridesPart, media, seo, crawl } = site;
  const { sections, withPages, content, uploads, documentsPart, imports, search, analytics } = site;
  const { siteSettings, frame } = overridesPart.services;
  const { stories } = content;
  const { documents, references } = documentsPart.services;
  const pool = watchPool(database.pool, connectionString, log);
  const mailFolder = join(config.DATA_DIR, 'mail');
  const mailer = createMailer({
    smtpUrl: () => config.SMTP_URL,
    from: () =>
      config.MAIL_FROM ??
      `${siteSettings.latest().name} <hello@${new URL(config.SITE_URL).hostname}>`,
    folder: mailFolder,
    log,
  });
  const hold = createHold({ db, clock });
  const readMark = createMarkReader({ index: media.mediaIndex, store, log });
  const socialImages = wireSocialImages({ store, slots, log, readMark });
  const publisher: PublisherReader = {
    version: () => `${siteSettings.latest().name} ${siteSettings.latest().mark}`,
    async read() {
      const { name, mark } = siteSettings.latest();
      return { publisher: name, siteUrl: config.SITE_URL, mark: await readMark(mark) };
    },
  };
  const readiness = createReadiness({ database, store, queue });
  const shared = {
    config: overridesPart.siteConfig,
    settings,
    publisher,
    db,
    queue,
    clock,
    secret,
    log,
    ...overridesPart.services,
  };
  const suppression = wireSuppression({ ...shared, store, mailFolder });
  const newsletter = wireNewsletter({ ...shared, ledger: suppression.ledger });
  const leadsPart = wireLeads(shared);
  const { leads } = leadsPart.services;
  const assessmentParts = wireAssessments({ ...shared, leads, stories });
  const emails = wireEmails({
    ...shared,
    mailer,
    findLead: leads.find,
    findReport: assessmentParts.assessments.getReportOfLead,
  });
  const people = wirePeople({ ...shared, pool: database.pool });
  const retention = wireRetention({ ...shared, leads, mailFolder });
  const core = {
    config: overridesPart.siteConfig,
    settings,
    log,
    ...content,
    sections,
    hold,
    readiness,
    emailHealth: emails.health,
    activityLog: createActivityLog({ db, clock }),
    ...people,
    ...media.services,
    ...uploads.services,
    socialImages,
    ...suppression.services,
    newsletter,
    ...leadsPart.services,
    ...assessmentParts,
    ...seo.services,
    ...overridesPart.services,
    ...documentsPart.services,
    ...imports.services,
    assetFiles: createAssetFiles({ ...media.services, store, slots }),
    assetLists: createAssetLists({ db, clock, usedMedia: references.usedMedia }),
    ...search.services,
    ...analytics.services,
    ...crawl.services,
  };
  const alerts = wireAlerts({
    ...shared,
    ...core,
    mail: mailer,
    documents,
    readiness,
  });
  const overview = wireOverview({ ...shared, ...alerts, services: core, database, readiness });
  const parts: { jobs?: JobBinding[]; schedules?: Schedule[] }[] = [
    media,
    uploads,
    suppression,
    leadsPart,
    emails,
    overridesPart,
    documentsPart,
    imports,
    search,
    analytics,
    crawl,
    alerts,
    retention,
  ];
  const jobs = parts
    .flatMap((part) => part.jobs ?? [])
    .map((binding) => deferWhileHeld({ db, hold, clock, log }, binding));
  const definitions = jobs.map(({ job }) => job);
  const schedules = [
    ...parts.flatMap((part) => part.schedules ?? []),
    releaseSchedule({ db, hold, queue, jobs: definitions, log }),
  ];
  let stopSchedules = () => {};
  /** Reads which media files there are, since a page leaves out those that this node does not know. */
  async function mediaChanged() {
    try {
      return await media.mediaIndex.refresh();
    } catch (error) {
      log.warn({ err: error }, 'the media index is not current');
      return false;
    }
  }
  const services: Services = { ...core, overview };
  return {
    services,
    /**
     * The same for one request that changes nothing: its head, its texts and its footer share a reading of the settings. Requests
     * do not, since a save must show at once.
     */
    servicesForReading(): Services {
      const once = readOnce(siteSettings);
      return {
        ...services,
        ...withPages(once),
        // The settings have read it then.
        frame: { ...frame, read: async () => (await once.read()) && frame.latest() },
      };
    },
    jobs,
    /** When what visitors see changes next by its schedule, as far as this node knows. */
    nextChangeAt() {
      const [due, announced] = [documents.knownDueAt(), frame.nextChangeAt(clock())];
      return due && announced && announced < due ? announced : (due ?? announced);
    },
    /** A number that grows at each of these moments, and when this node has read another frame or other settings. */
    changesMade: () => documents.duePassed() + frame.changesMade(clock()) + settings.revision(),
    /**
     * Creates the queue's tables and a queue for each job; from then on jobs can be sent. Throws while the database is
     * unavailable.
     */
    startQueue: () => queue.start(definitions),
    /** Starts processing jobs and running schedules in this process, until `stop`. */
    async work() {
      await queue.work(jobs);
      stopSchedules = startSchedules(schedules, { hold, log });
    },
    /** Handles a content change that any node announced. @returns whether media changed, when this node knows it */
    async contentChanged() {
      void documents.contentChanged();
      search.contentChanged();
      seo.contentChanged();
      await Promise.all([settings.refresh(), frame.read()]);
      return mediaChanged();
    },
    mediaChanged,
    settings,
    /** by part, for /readyz */
    readiness,
    /** counts and liveness, for /readyz and /healthz */
    pool,
    /** Counts requests that do not match TRUST_PROXY; for web processes. */
    proxyWatch: alerts.proxyWatch,
    /** Where this process serves the site, once it does: our own crawl reads it there. */
    servesAt: crawl.servesAt,
    /** Loads in advance what the first visitor would otherwise wait for. */
    warmUp: () => core.socialImages.warmUp(),
    /** Adds sample content and the first owner where missing. Idempotent. */
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
    /** Source of `/media/cms_media/<folder>/<name>`. */
    mediaFile: media.mediaFile,
    /** Writes the versions of media files into their addresses in a document. */
    versionMedia: media.versionMedia,
    async stop() {
      stopSchedules();
      site.halt();
      search.stop();
      const flushed = media.flushMedia().catch(() => undefined);
      await Promise.all([seo.flush(), analytics.flush(), alerts.proxyWatch.flush(), flushed]);
      pool.stop();
      mailer.close();
      await site.stop();
    },
  };
}
