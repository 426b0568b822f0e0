import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const quillmarkLearning: SuccessStory = {
  slug: 'quillmark-license-renewals',
  title: 'Renewal work starts 90 days before the date',
  companyName: 'Quillmark Learning',
  industry: 'B2B Education',
  description:
    'Quillmark Learning sells annual licenses for compliance training to about 620 companies. ' +
    'Renewal talks began when the invoice went out, and 68 licenses in 100 renewed. The others ' +
    'had mostly decided months earlier: the person who bought had left, or hardly anyone had ' +
    'logged in. Usage was in the learning platform, contracts on a shared drive, and contacts in ' +
    'Salesforce, and the three agreed on about half of the company names. Four people in ' +
    'customer success spent their days on whoever had complained last.',
  solution:
    'Each contract became a record in Salesforce with renewal date, seats, price, and a named ' +
    'sponsor. Entering 620 contracts took two people 11 days and turned up 37 notice periods no ' +
    'one had been tracking. A weekly feed from the learning platform adds seats used, courses ' +
    'finished, and days since an administrator last logged in. Ninety days before its date every ' +
    'contract enters one of three tracks: healthy, quiet, or sponsor gone. A quiet account gets ' +
    'a call about one course it has not tried, with no mention of renewal. Where the sponsor has ' +
    'left, finding the successor is the only task until it is done. The build took 8 weeks, and ' +
    'the rules were revised after each of the first four monthly batches.',
  result:
    'Over the first full year 84 licenses in 100 renewed. Finding a successor early mattered ' +
    'most.',
  open:
    'Of the three usage measures only the administrator’s last login predicted anything, and ' +
    'the other two are no longer used. Companies bought by a larger one still leave in most ' +
    'cases. The planned price increase was put off for that year, which surely helped, and ' +
    'Quillmark says so when it quotes the number.',
  voice: {
    quote:
      'We were calling the accounts that complained. The ones we lost had not complained once.',
    name: 'Amira Haddad',
    role: 'Head of Customer Success',
  },
  pages: ['/insights/salesforce-crm-integration-in-jackson-ms'],
  keyTakeaways: [
    'Know who your sponsor is at every account, and notice the week that person leaves.',
    'Talk about use before you talk about renewal.',
    'Check after a year which warning signs predicted anything, and drop the rest.',
  ],
  metrics: [
    { metric: 'Before', value: '68% renew' },
    { metric: 'After', value: '84% renew' },
    { metric: 'Improvement', value: '24% more licenses renewed' },
  ],
  measure: {
    kind: 'share',
    before: 68,
    after: 84,
    unit: 'licenses',
    what: 'annual licenses that renew',
    improvement: 24,
    improvementLabel: 'more licenses renewed',
  },
  coverImage: '/media/cms_media/Success Stories/quillmark-license-renewals.svg',
  heroImage: '/media/cms_media/Success Stories/quillmark-license-renewals-hero.svg',
};
