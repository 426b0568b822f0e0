import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const redfieldWorks: SuccessStory = {
  slug: 'redfield-works-sales-cycle',
  title: 'From request to order in 28 days, not 64',
  companyName: 'Redfield Works',
  industry: 'Manufacturing',
  description:
    'Redfield Works builds custom steel conveyors for food plants across the Mid-South. Requests ' +
    'for quotes reached the estimators by email, by phone, or in a salesperson’s notebook, and ' +
    'no one could say how many were open. Drawings went back and forth between sales, ' +
    'engineering, and purchasing, often with a different revision in each inbox. The median time ' +
    'from request to signed order was 64 days, and for about half of it the quote was waiting ' +
    'for someone who did not know it was waiting. NetSuite held parts and prices. The CRM, ' +
    'bought 2 years earlier, held little more than a contact list.',
  solution:
    'We timed 40 closed quotes step by step before touching any software. The quote then became ' +
    'a record of its own in HubSpot, with six stages, one named owner for each, and a limit in ' +
    'business days. A request that lacks load, belt width, washdown rating, or drawing revision ' +
    'goes back to the customer the same day with a short form. NetSuite sends item costs and ' +
    'lead times every night, and an approved quote returns there as a sales order. Quotes under ' +
    '$25,000 made of standard parts skip engineering review; the chief engineer wrote that rule. ' +
    'A missed limit is posted to the team’s channel, not to a manager. Design took 3 weeks, ' +
    'build and data cleanup 6, and we sat with the estimators for the first 4 weeks of live use.',
  result:
    'Over the two quarters after launch the median from request to signed order was 28 days, ' +
    'measured on 212 orders. Most of the gain is waiting time; drawing takes about as long as ' +
    'it did.',
  open:
    'Orders where the customer changes the design still need around 70 days, so the monthly ' +
    'review lists them separately to keep them in sight. Purchasing still checks steel prices ' +
    'by phone, because the supplier has no price feed.',
  voice: {
    quote:
      'I used to find out a quote was late when the customer asked. Now the list tells me on ' +
      'Tuesday, and by Wednesday the quote is usually out.',
    name: 'Carla Nowak',
    role: 'Chief Estimator',
  },
  pages: [
    '/',
    '/manufacturing',
    '/services/crm-implementation',
    '/insights/crm-consulting',
    '/insights/crm-consulting-services-in-conway-ar',
  ],
  keyTakeaways: [
    'Time the waiting between steps before you automate the steps themselves.',
    'A stage needs one owner and a limit in days; without them it is only a label.',
    'When a review may be skipped, let the specialist who does it write the rule.',
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
