import type { SuccessStory } from '#src/domains/content/success-story.ts';

export const redfieldWorks: SuccessStory = {
  slug: 'redfield-works-sales-cycle',
  title: 'Quotes that used to wander now run straight',
  companyName: 'Redfield Works',
  industry: 'Manufacturing',
  description:
    'Redfield Works builds custom steel conveyors for food plants across the Mid-South. A ' +
    'request for a quote reached the estimators by email, by phone or in a salesperson’s ' +
    'notebook, and nobody could say how many were open. Drawings went back and forth between ' +
    'sales, engineering and purchasing, often with a different revision in each inbox. The ' +
    'median time from request to signed order was 64 days, and about half of it was a quote ' +
    'waiting for someone who did not know it was waiting. NetSuite held parts and prices. The ' +
    'CRM, bought two years earlier, held little more than a contact list.',
  solution:
    'We timed forty closed quotes step by step before touching any software. The quote then ' +
    'became an object of its own in HubSpot, with six stages, one named owner for each and a ' +
    'limit in working days. A request that lacks load, belt width, washdown rating or drawing ' +
    'revision goes back to the customer the same day with a short form. NetSuite sends item ' +
    'costs and lead times every night, and an approved quote returns there as a sales order. ' +
    'Quotes under $25,000 made of standard parts skip engineering review; the chief engineer ' +
    'wrote that rule. A missed limit is posted to the team’s channel, not to a manager. Design ' +
    'took three weeks, build and data cleanup six, and we sat with the estimators for the first ' +
    'four weeks of live use.',
  result:
    'Over the two quarters after launch the median from request to signed order was 28 days, ' +
    'measured on 212 orders. Most of the gain is waiting time; drawing takes about as long as ' +
    'it did. Orders where the customer changes the design still need around 70 days, so the ' +
    'monthly review lists them separately to keep them in sight. Purchasing still checks steel ' +
    'prices by phone, because the supplier has no price feed.',
  keyTakeaways: [
    'Time the waiting between steps before you automate the steps themselves.',
    'A stage needs one owner and a limit in days; without them it is only a label.',
    'Let the specialist whose review may be skipped write the rule for skipping it.',
    'List the slow exceptions on their own, because a median hides them.',
  ],
  metrics: [
    { metric: 'Before', value: '64 days' },
    { metric: 'After', value: '28 days' },
    { metric: 'Improvement', value: '56% shorter sales cycle' },
  ],
  measure: {
    kind: 'duration',
    before: 64,
    after: 28,
    unit: 'days',
    what: 'time from request to signed order',
    improvement: 56,
    improvementLabel: 'shorter sales cycle',
  },
  coverImage: '/media/cms_media/Success Stories/redfield-works-sales-cycle.svg',
  heroImage: '/media/cms_media/Success Stories/redfield-works-sales-cycle-hero.svg',
};
