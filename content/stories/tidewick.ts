import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const tidewick: SuccessStory = {
  slug: 'tidewick-duplicate-records',
  title: 'Duplicate records merged, with a way back',
  companyName: 'Tidewick',
  industry: 'SaaS',
  description:
    'Tidewick sells inventory software to marinas and boat dealers. Eleven years and two ' +
    'acquisitions had left it with two CRM systems, a billing system, and a support desk, each ' +
    'with its own idea of a customer. Of every 100 company records, 23 repeated another one. Two ' +
    'salespeople called the same dealer in one week, and a customer in a payment dispute ' +
    'received a renewal campaign. An earlier cleanup had merged records by name alone, which ' +
    'joined unrelated dealers in different states and made everyone wary of a second attempt.',
  solution:
    'We first agreed on what makes two companies the same: the billing account counts most, then ' +
    'the tax ID, then web domain with ZIP code; a name alone never does. Both systems moved into ' +
    'one HubSpot account, with a parent record for dealer groups and one owner per company. ' +
    'Pairs that scored above 95 merged in batches of 500, each with an export that made it ' +
    'reversible. Pairs between 70 and 95 went to two account managers, who settled 1,900 in 5 ' +
    'weeks. Stripe and the support desk now write to the record with the same customer number, ' +
    'and a web form that nearly matches a company attaches to it instead of adding another. A ' +
    'weekly report counts new duplicates by source. The work took 12 weeks.',
  result:
    'Three in 100 company records are duplicates today, counted by hand each quarter on a ' +
    'sample of 1,000. Marketing now pays for 22,000 fewer contacts.',
  open:
    'Of about 9,400 merges, 14 had to be reversed. Most new duplicates come from a trade-show ' +
    'scanning app that cannot look before it writes, so a person checks that import every week. ' +
    'Franchise dealers that share one tax ID remain a case for judgment.',
  voice: {
    quote:
      'After the last cleanup nobody here would press merge again. An undo button is what got us ' +
      'to try.',
    name: 'Grant Lindqvist',
    role: 'VP of Operations',
  },
  pages: ['/salesforce-vs-hubspot'],
  keyTakeaways: [
    'Agree on what makes two records the same before anyone opens a merge tool.',
    'Keep every batch reversible, and people will let you merge the next one.',
    'Count new duplicates by source, because a cleanup without that has to be repeated.',
  ],
  metrics: [
    { metric: 'Before', value: '23 per 100 records' },
    { metric: 'After', value: '3 per 100 records' },
    { metric: 'Improvement', value: '87% fewer duplicate records' },
  ],
  measure: {
    kind: 'count',
    before: 23,
    after: 3,
    unit: 'records',
    what: 'duplicates in every 100 company records',
    improvement: 87,
    improvementLabel: 'fewer duplicate records',
  },
  coverImage: '/media/cms_media/Success Stories/tidewick-duplicate-records.svg',
  heroImage: '/media/cms_media/Success Stories/tidewick-duplicate-records-hero.svg',
};
