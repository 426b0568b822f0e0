import { createAdapters } from '#src/domains/content/document-adapters.server.ts';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { addDemoVisits } from '#src/domains/analytics/demo-visits.server.ts';
import { addDemoRuns } from '#src/domains/assessment/demo-runs.server.ts';
import { addDemoDocuments } from '#src/domains/content/demo-documents.server.ts';
import { createDocuments } from '#src/domains/documents/create-documents.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { addDemoLead, addDemoLeads, hasDemoLeads } from '#src/domains/leads/demo-leads.server.ts';
import { addDemoSubscribers } from '#src/domains/newsletter/demo-subscribers.server.ts';
import { addDemoPeople } from '#src/domains/people/demo-people.server.ts';
import { LISTING_PATHS, storyPath } from '#src/domains/site-map/paths.ts';
import { type Clock, systemClock } from '#src/platform/clock/clock.ts';
import { ConfigError } from '#src/platform/config/config.server.ts';
import { type Database, type Db, openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { createDemo, type Demo } from '#src/platform/demo/demo.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openEnvironment, parseFlag } from './environment.ts';

/**
 * `npm run seed:demo [-- --force]`: adds made-up leads, subscribers, assessment runs, documents,
 * colleagues and stats of the last 90 days, for
 * development; also while the site runs. Nothing of it is delivered or sent. A second run adds nothing.
 * @throws ConfigError for a production site, unless forced
 */
export async function seedDemo(args: string[]) {
  const isForced = parseFlag(args, 'force', 'npm run seed:demo [-- --force]');
  await using environment = await openEnvironment({ joinRunning: true });
  const { config, connectionString, log } = environment;
  const isProduction = siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'production';
  if (isProduction && !isForced)
    throw new ConfigError(
      'This is a production site: made-up stats would mix with real ones. To add them anyway: npm run seed:demo -- --force',
    );
  await migrateDatabase(connectionString);
  await using database = openDatabase(connectionString, log, { connections: 1 });
  console.log(await addDemoData(database.db, createDemo(config.SITE_URL, systemClock())));
}

/** Adds everything in one transaction; returns a summary. */
const addDemoData = (db: Database['db'], demo: Demo): Promise<string> =>
  db.transaction(async (tx) => {
    if (await hasDemoLeads(tx)) return 'The demo data already exists. Nothing was added.';
    const leads = await addDemoLeads(tx, demo);
    const subscribers = await addDemoSubscribers(tx, demo);
    const runs = await addDemoRuns(tx, demo, {
      questionnaire: CURRENT_QUESTIONNAIRE,
      addLead: (lead) => addDemoLead(tx, demo, { ...lead, form: 'ai-quotient' }),
    });
    const documents = await addDemoDocuments(
      (clock) => openDocuments(tx, clock),
      demo,
      await addDemoPeople(tx, demo),
    );
    const views = await addDemoVisits(tx, demo, visitedPaths());
    return [
      `Added ${leads} leads, ${subscribers} subscribers, ${runs} assessment runs, ${documents} documents, and ${views} page views.`,
      'Demo leads stay here: they are never delivered to the CRM, and no email is sent for them.',
    ].join('\n');
  });

/** Documents as the site opens them, within a transaction, and without notices to search engines. */
const openDocuments = (tx: Db, clock: Clock): Documents =>
  createDocuments({
    db: tx,
    clock,
    log: silentLogger,
    adapters: createAdapters({
      pages: DEFAULT_PAGES,
      stories: SUCCESS_STORIES,
      templates: [],
      frame: BUILT_IN_FRAME,
    }),
  });

const visitedPaths = () => [
  ...DEFAULT_PAGES.map(({ path }) => path),
  ...LISTING_PATHS,
  ...SUCCESS_STORIES.map(({ slug }) => storyPath(slug)),
];
