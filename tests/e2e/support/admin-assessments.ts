import type { Page } from '@playwright/test';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { oncePerSite } from '#tests/support/file-sites.ts';
import { ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { storeRuns } from './assessment-runs.ts';
import { sendLead } from './posting.ts';

export const { questions } = CURRENT_QUESTIONNAIRE;
const EMAIL = 'dana.whitfield@ridgeline-mill.com';
/** The id of a lead that no longer exists. */
export const DELETED_LEAD = '00000000-0000-4000-8000-00000000dead';

interface Seeded {
  leadId: string;
  // ids of runs
  abandoned: string;
  inProgress: string;
  complete: string;
  reported: string;
  orphaned: string;
}

/** An own site, so that its stats contain only these runs. */
export const test = base.extend<{ site: Site; seeded: Seeded }>({
  site: ownSite(),
  seeded: [
    async ({ site }, provide) => provide(await seedOnce(site)),
    { scope: 'test', auto: true },
  ],
});

const seedOnce = oncePerSite(seed);

const all = (value: number) => questions.map(() => value);
const few = (count: number) => all(2).slice(0, count);

/** Stores seven runs: two abandoned at the seventh question, one in progress, four complete, of which two requested the report. */
async function seed(site: Site): Promise<Seeded> {
  const { id: leadId } = await sendLead(site, { lastName: 'Whitfield', email: EMAIL });
  const reportedAt = new Date();
  const [abandoned, inProgress, complete, reported, orphaned] = await storeRuns(
    site,
    { values: few(6), hoursAgo: 48 },
    { values: few(6), hoursAgo: 3 },
    { values: all(2), hoursAgo: 2, bookedAt: reportedAt },
    { values: all(4), hoursAgo: 1, companySize: '1000+', leadId, reportedAt },
    { values: all(3), hoursAgo: 24 * 50, leadId: DELETED_LEAD, reportedAt },
    { values: few(6), hoursAgo: 24 * 60 },
    { values: all(1), hoursAgo: 24 * 200 },
  );
  return {
    leadId,
    abandoned: abandoned!,
    inProgress: inProgress!,
    complete: complete!,
    reported: reported!,
    orphaned: orphaned!,
  };
}

export const ALL_TIME = '/admin/assessments?period=all';

/** The section with a heading. */
export const section = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

export const runRows = (page: Page) => page.getByRole('table', { name: 'Runs' }).getByRole('row');
