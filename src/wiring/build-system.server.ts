import { join, resolve } from 'node:path';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { ProxyWatch } from '#src/domains/alerts/proxy-watch.server.ts';
import { createPageReader } from '#src/domains/content/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/post-reader.server.ts';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { createMailer } from '#src/integrations/mail/mailer.server.ts';
import type { MediaSource } from '#src/platform/http/media-response.server.ts';
import { createAuth } from '#src/platform/auth/auth.server.ts';
import { sessionSecret } from '#src/platform/auth/session-secret.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { type PoolWatch, watchPool } from '#src/platform/db/pool-watch.server.ts';
import { startReleases, whenReleased } from '#src/platform/hold/hold-jobs.server.ts';
import { createHold } from '#src/platform/hold/hold.server.ts';
import type { JobBinding } from '#src/platform/jobs/job.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import type { Services } from '#src/services.server.ts';
import { wireAlerts } from './alerts.server.ts';
import { wireAnalytics } from './analytics.server.ts';
import { wireEmails } from './emails.server.ts';
import { INTERNAL_JOBS, JOBS } from './jobs.server.ts';
import { wireAssessmentFigures, wireAssessments } from './assessments.server.ts';
import { wireLeads } from './leads.server.ts';
import { pictureSlots, wireMedia } from './media.server.ts';
import { wireOverview } from './overview.server.ts';
import { createReadiness } from './readiness.server.ts';
import { wireRetention } from './retention.server.ts';
import { wireSearch } from './search.server.ts';
import { seed } from './seed.server.ts';
import { wireSeo } from './seo.server.ts';
import { wireSocialImages } from './social-images.server.ts';
import { wireSuppression } from './suppression.server.ts';

/** Everything a process runs on, built once. Nothing has connected to anything yet. */
export interface System {
  services: Services;
  queue: JobQueue;
  jobs: readonly JobBinding[];
  /** Readiness by part, for /readyz. */
  readiness(): Promise<Record<string, boolean>>;
  /** Counts and liveness of the database pool, for /readyz and /healthz. */
  pool: Pick<PoolWatch, 'counts' | 'isAlive'>;
  /** What follows a change of content that any node announced. */
  contentChanged(): void;
  /** Begins what a worker does besides jobs; `stop` ends it. */
  startChores(): void;
  /** Counts requests that do not fit TRUST_PROXY; for a process that serves. */
  proxyWatch: ProxyWatch;
  /** Does ahead, once, what the first visitor would otherwise wait for. */
  warmUp(): void;
  /** Fills in sample content and the first owner where they are missing. May be repeated. */
  seed(): ReturnType<typeof seed>;
  /** What `/media/cms_media/<folder>/<name>` answers. */
  mediaFile: MediaSource;
  stop(): Promise<void>;
}

interface SystemNeeds {
  config: Config;
  connectionString: string;
  log: Logger;
}

/** The composition root: the only place that knows which adapter serves which port. */
export async function buildSystem({ config, connectionString, log }: SystemNeeds): Promise<System> {
  const database = openDatabase(connectionString, log);
  const { db } = database;
  const pool = watchPool(database.pool, connectionString, log);
  const store = openObjectStore(config);
  const secret = await sessionSecret(config, config.DATA_DIR);
  const queue = createJobQueue(connectionString, JOBS, log);
  const media = createMediaLibrary(store);
  const slots = pictureSlots();
  const mailFolder = join(config.DATA_DIR, 'mail');
  const mail = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    folder: mailFolder,
    log,
  });
  const clock = systemClock;
  const shared = { db, clock, secret, log };
  const hold = createHold({ db, clock });
  const suppression = wireSuppression({ config, db, store, mailFolder, clock, log });
  const wired = wireLeads({
    ...shared,
    hold,
    ledger: suppression.ledger,
    config,
    queue,
    mailFolder,
    newsletter: () => newsletter,
    assessments: () => assessments,
  });
  const newsletter = createNewsletter({ ...shared, queue, ...wired.ofNewsletter });
  const assessments = wireAssessments({ ...shared, leads: wired.leads, siteUrl: config.SITE_URL });
  const emails = wireEmails({
    ...shared,
    config,
    queue,
    mailer: mail,
    hold,
    find: wired.leads.find,
    reportOf: (leadId) => assessments.reportOfLead(leadId),
  });
  const readiness = createReadiness({ database, store, queue });
  const pages = createPageReader(db, DEFAULT_PAGES, log);
  const posts = createPostReader(db, pages);
  const seo = wireSeo({ ...shared, config, queue, pages, posts });
  const searching = wireSearch({ db, pages, posts, queue, clock, log });
  const analytics = wireAnalytics({ ...shared, pages, posts });
  const { leads } = wired;
  const alerting = wireAlerts({ ...shared, config, queue, mail, leads, newsletter });
  const retention = wireRetention({ ...shared, config, leads: wired.leads, mailFolder });
  const core = {
    config,
    log,
    media,
    socialImages: wireSocialImages({ store, slots, log }),
    pages,
    posts,
    search: searching.search,
    ...seo.services,
    ...analytics.services,
    newsletter,
    leads: wired.leads,
    assessments,
    assessmentFigures: wireAssessmentFigures({ db, clock, leads: wired.leads }),
    guides: wired.guides,
    hold,
    auth: createAuth({ ...shared, pool: database.pool, config }),
  };
  let endChores = () => {};
  const overview = wireOverview({
    services: core,
    alerts: alerting.alerts,
    clock,
    queue,
    database,
    readiness,
  });
  const jobs = [wired, seo, searching, emails, alerting, retention].flatMap(({ jobs }) => jobs);
  return {
    services: { ...core, overview },
    queue,
    jobs: jobs.map((binding) =>
      INTERNAL_JOBS.has(binding.job.name)
        ? binding
        : whenReleased({ db, hold, clock, log }, binding),
    ),
    contentChanged: searching.contentChanged,
    startChores() {
      const parts = [wired, emails, searching, analytics, alerting, retention, suppression];
      const ends = parts.map((part) => part.startChores());
      ends.push(startReleases({ db, hold, queue, jobs: JOBS, log }));
      endChores = () => ends.forEach((end) => end());
    },
    readiness,
    pool,
    proxyWatch: alerting.proxyWatch,
    warmUp: () => core.socialImages.warmUp(),
    seed: () => seed({ ...shared, media, auth: core.auth, folder: resolve('content') }),
    mediaFile: wireMedia({ store, slots, library: media, clock, log }),
    async stop() {
      endChores();
      searching.stop();
      await Promise.all([seo.flush(), alerting.proxyWatch.flush()]);
      await queue.stop();
      mail.close();
      pool.stop();
      await database.close();
    },
  };
}
