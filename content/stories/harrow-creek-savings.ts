import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const harrowCreekSavings: SuccessStory = {
  slug: 'harrow-creek-branch-referrals',
  title: 'Tellers can see where each referral went',
  companyName: 'Harrow Creek Savings',
  industry: 'Banking & Finance',
  description:
    'Harrow Creek Savings is a community bank with 14 branches. Tellers are the first to hear ' +
    'that a store owner wants a second location or a farmer needs a baler, and commercial ' +
    'lending depends on them to pass it on. They did so on paper slips and by email, about 18 ' +
    'times a month across all branches. Lenders said half the slips had no phone number. Tellers ' +
    'said they never learned what happened, and many had stopped. No one knew how many referrals ' +
    'became loans, and the yearly incentive was paid from a list that a regional manager kept ' +
    'from memory.',
  solution:
    'We put one referral form into Salesforce, on the page where tellers already look up ' +
    'customers: need, best number, best time, and the customer’s permission to be called. It ' +
    'takes under a minute. Each referral has an owner in commercial lending, who has 2 business ' +
    'days to call before it moves to the team lead. Every change of status sends one line back ' +
    'to the teller who made the referral. Incentives are paid monthly from the same record. No ' +
    'balances cross over to lending, and the compliance officer read every field before launch. ' +
    'We tested the form in two branches for 4 weeks, cut it from seven fields to four on their ' +
    'advice, then added the other 12 over 6 weeks.',
  result:
    'Over the last 6 months the branches have passed on an average of 47 referrals a month. ' +
    'About a quarter lead to an application. That is close to the earlier share, as far as the ' +
    'paper slips show, so the larger number did not cost quality.',
  open:
    'Three branches produce half of all referrals and two hardly take part, which is a matter ' +
    'for their managers rather than for software. Lenders call within 2 days in 81% of cases, ' +
    'short of the 90% they set themselves.',
  voice: {
    quote:
      'My tellers had stopped sending referrals because nothing ever came back. The line that ' +
      'says what happened is the part they talk about.',
    name: 'Dolores Keene',
    role: 'Head of Branches',
  },
  pages: ['/who-we-help'],
  keyTakeaways: [
    'People keep referring when they hear what became of the last one.',
    'Put the form on the page staff already have open, and cut it until it takes a minute.',
    'Pay incentives from the record the work is done in, or you will have two versions of the truth.',
  ],
  metrics: [
    { metric: 'Before', value: '18 a month' },
    { metric: 'After', value: '47 a month' },
    { metric: 'Improvement', value: '161% more branch referrals' },
  ],
  measure: {
    kind: 'count',
    before: 18,
    after: 47,
    unit: 'referrals',
    what: 'branch referrals to commercial lending each month',
    improvement: 161,
    improvementLabel: 'more branch referrals',
  },
  coverImage: '/media/cms_media/Success Stories/harrow-creek-branch-referrals.svg',
  heroImage: '/media/cms_media/Success Stories/harrow-creek-branch-referrals-hero.svg',
};
