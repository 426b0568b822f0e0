import type { Cover, CoverStatement } from '#src/ui/drawings/post-cover.tsx';

/**
 * What the covers of our posts draw: numbers from their texts, to scale. Posts beside each other on /insights, also by
 * category, have different families; post-covers.test.ts checks both.
 */
export const POST_COVERS: Readonly<Record<string, CoverStatement>> = {
  // revenue by first known source, in percent of what was invoiced
  'attribution-a-cfo-accepts': { family: 'merge', values: [14, 10, 11, 13, 15, 37] },
  // advertising, and the costs that belong to it
  'cac-worked-out-honestly': {
    family: 'join',
    values: [84_000, 9000, 21_500, 4300, 3200, 14_460],
  },
  // millions of dollars won according to the CRM, and invoiced
  'crm-data-audit-order': { family: 'gate', values: [11.8, 10.3] },
  // failure rates that remain plausible, by failures in 50 cases
  'fifty-case-ai-test': { family: 'cone', values: [19.9, 14.8, 12.1, 9.1, 5.8] },
  // the cost per decision of four candidates, today and with a tool
  'first-ai-use-case': { family: 'change', values: [7.6, 4, 70.2, 52.5, 6.1, 2.15, 314, 258] },
  // the minutes of the seven calls of the busiest hour
  'five-minute-lead-routing': { family: 'merge', values: [9, 9, 9, 9, 9, 9, 9] },
  // two conversion rates: by one definition in both years, and by two
  'lifecycle-stage-entry-rules': { family: 'change', values: [20.5, 20.9, 8, 21] },
  // contacts after each step
  'moving-contacts-to-a-new-crm': {
    family: 'narrow',
    values: [41_000, 35_800, 32_700, 31_800, 28_200],
  },
  // records of the 50 largest customers, and those with a shared identifier
  'one-customer-record-before-ai': { family: 'gate', values: [163, 71] },
  // days of each handoff
  'quote-to-cash-for-manufacturers': { family: 'steps', values: [6, 19, 4, 31, 7, 41] },
  // five questions before the decision, two after it
  'restoration-call-intake': { family: 'join', values: [5, 1, 1], seed: 'at night' },
  // before and after of each decision: cost of a claim, hours, hours of customization, lost customers, cost of a customer, count
  'six-decisions-in-numbers': {
    family: 'change',
    values: [9.3, 4.9, 7040, 5520, 594, 162, 300, 135, 100, 62.5, 436, 387],
  },
  // classes of data that may go into free, approved and connected tools
  'two-page-ai-policy': { family: 'split', values: [1, 3, 2] },
  // licenses, people who logged in, who did the work, and who do it habitually
  'weekly-user-adoption': { family: 'narrow', values: [46, 41, 23, 18] },
  // the open pipeline, and its value as set in the CRM and as observed, in thousands of dollars
  'why-forecasts-get-argued': { family: 'cone', values: [4900, 2050, 1408] },
  // what 24 losses for price turned out to be
  'win-loss-reasons-to-use': { family: 'split', values: [9, 7, 5, 3] },
};

/** The cover of a post: its statement, or else that of its category. The slug selects the composition, unless ours has a seed. */
export const coverOf = (slug: string, category: string): Cover => ({
  family: category,
  seed: slug,
  ...(Object.hasOwn(POST_COVERS, slug) ? POST_COVERS[slug] : undefined),
});
