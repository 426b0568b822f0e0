import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const lanternRidgeCreditUnion: SuccessStory = {
  slug: 'lantern-ridge-account-opening',
  title: 'Business accounts open in days, not weeks',
  companyName: 'Lantern Ridge Credit Union',
  industry: 'Banking & Finance',
  description:
    'Lantern Ridge Credit Union has 52,000 members, some 3,000 of them small businesses. Opening ' +
    'a business account took a median of 19 days. Owners were asked for the same ownership ' +
    'papers up to three times: by the branch, by compliance, and by card services. The ' +
    'application was a PDF, emailed or carried in, and its progress was known only to one ' +
    'employee’s spreadsheet. One application in four was abandoned, and calls to those owners ' +
    'showed that many had assumed they were declined when the credit union was only waiting for ' +
    'a document.',
  solution:
    'We charted 30 applications on paper before designing anything. Nine of the 19 days went by ' +
    'waiting for documents, most of them requested late. The new application is a guided web ' +
    'form that works out the list of papers from the kind of business and number of owners, and ' +
    'asks for everything at once. Each application is a case in Dynamics 365 with one checklist ' +
    'that branch, compliance, and card services share. Identity checks run on submission through ' +
    'the core banking provider. Owners get a text message about missing papers after 2 days and ' +
    'after 5, and on the seventh a person calls. Compliance still approves each account by hand, ' +
    'as agreed on the first day. From the first walk-through to all branches took 11 weeks.',
  result:
    'The median is now 6 days, over 340 applications in 8 months, and one owner in nine gives ' +
    'up instead of one in four.',
  open:
    'Businesses with foreign owners still take about 3 weeks, because those checks do, and the ' +
    'form says so at the start. Card services joined 4 months late, after a system change of ' +
    'its own, and remains the slowest step. Compliance asks for the same papers as before, only ' +
    'earlier.',
  voice: {
    quote:
      'Half the owners who gave up thought we had turned them down. We were waiting for one page.',
    name: 'Tom Abernathy',
    role: 'VP of Business Banking',
  },
  pages: ['/services/crm-strategy'],
  keyTakeaways: [
    'Ask for every document once, at the start, from a list that depends on the answers.',
    'Tell applicants what you are waiting for, because silence reads as a refusal.',
    'Shorten the waiting and leave the checks as strict as they were.',
  ],
  metrics: [
    { metric: 'Before', value: '19 days' },
    { metric: 'After', value: '6 days' },
    { metric: 'Improvement', value: '68% less opening time' },
  ],
  measure: {
    kind: 'duration',
    before: 19,
    after: 6,
    unit: 'days',
    what: 'time from application to open business account',
    improvement: 68,
    improvementLabel: 'less opening time',
  },
  coverImage: '/media/cms_media/Success Stories/lantern-ridge-account-opening.svg',
  heroImage: '/media/cms_media/Success Stories/lantern-ridge-account-opening-hero.svg',
};
