import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const cattailPoolCare: SuccessStory = {
  slug: 'cattail-pool-care-first-reply',
  title: 'A first reply before the homeowner moves on',
  companyName: 'Cattail Pool Care',
  industry: 'Consumer Services',
  description:
    'Cattail Pool Care repairs and maintains home pools from five branches. In spring about ' +
    '1,200 quote requests arrive each month, from the website, two listing sites, and social ' +
    'media messages. All of them landed in one shared inbox, where branch managers picked out ' +
    'their own between site visits. The median wait for a first reply was 26 hours, and most ' +
    'homeowners had asked two other companies as well. Marketing counted requests and announced ' +
    'a record spring; sales said the requests were poor. No one had looked at the hours in ' +
    'between.',
  solution:
    'Every source now creates a request in HubSpot; emails from the listing sites are read by a ' +
    'small service, because those sites have no feed. The ZIP code picks the branch and the kind ' +
    'of work picks the person, who has 2 business hours. After that the request goes to a ' +
    'coordinator whose only job from March to July is this queue. The first reply does real ' +
    'work: three questions to answer with photos, and two times for a visit taken from the ' +
    'calendar. Marketing campaigns are judged on visits booked instead of requests. Each Monday ' +
    'every branch gets a short report of its 10 slowest replies. The work took 5 weeks in ' +
    'winter, so everything was settled before the season.',
  result:
    'In the first season the median wait was 3 hours, nights and weekends included. Requests ' +
    'that led to a site visit rose from 29 to 37 in 100.',
  open:
    'One branch stayed at 9 hours all season because its manager would not share the queue; it ' +
    'joined in August. The coordinator costs 5 months of salary, and we would not promise the ' +
    'result without one. Social media messages are still answered slowly.',
  voice: {
    quote:
      'Every spring we blamed the leads. It turned out we were the third company to call back.',
    name: 'Denise Robicheaux',
    role: 'Owner',
  },
  pages: ['/services/customer-journey'],
  keyTakeaways: [
    'Measure the hours before the first reply before you argue about lead quality.',
    'A routing rule needs a person behind it for the requests that fall through.',
    'Use the first reply to move the job forward; an automatic thank-you does not.',
  ],
  metrics: [
    { metric: 'Before', value: '26 hours' },
    { metric: 'After', value: '3 hours' },
    { metric: 'Improvement', value: '88% shorter wait for a reply' },
  ],
  measure: {
    kind: 'duration',
    before: 26,
    after: 3,
    unit: 'hours',
    what: 'wait for a first reply to a quote request',
    improvement: 88,
    improvementLabel: 'shorter wait for a reply',
  },
  coverImage: '/media/cms_media/Success Stories/cattail-pool-care-first-reply.svg',
  heroImage: '/media/cms_media/Success Stories/cattail-pool-care-first-reply-hero.svg',
};
