import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const lumenstack: SuccessStory = {
  slug: 'lumenstack-trial-conversion',
  title: 'Reps call only the trials that are ready',
  companyName: 'Lumenstack',
  industry: 'SaaS',
  description:
    'Lumenstack sells software that monitors lighting and power in commercial buildings, with a ' +
    'free 21-day trial. Around 900 trials began each month, and eight salespeople called every ' +
    'one in the order it arrived. Many of the calls reached students, competitors, or people who ' +
    'had never connected a device. Of every 100 trials, 4 became paying accounts. Product usage ' +
    'was in the company’s own database and trial sign-ups were in Salesforce, so a caller could ' +
    'not see whether a trial had done anything. Marketing was paid on the number of trials ' +
    'started, which made the list longer every quarter.',
  solution:
    'We compared a year of trials that paid with those that did not. Five actions in the product ' +
    'separated them, and the strongest was connecting a second building. We trained a machine ' +
    'learning model first; a plain points rule did nearly as well, and sales could argue with ' +
    'it, so the rule went live. An hourly job writes the five actions from the product database ' +
    'to a trial record in Salesforce. At 60 points a task goes to one named salesperson, who has ' +
    '2 hours to call. Every other trial gets help by email with the step it has not taken yet. ' +
    'Marketing’s target changed from trials started to trials that reach 60 points. The work ' +
    'took 9 weeks, 3 of them spent agreeing on the new target.',
  result:
    'Over the next two quarters 9 trials in 100 paid, from about the same number of trials and ' +
    'with roughly 60% fewer calls.',
  open:
    'The first version missed large companies whose engineers test with made-up data, so ' +
    'accounts above 500 employees are now called whatever their score. Average contract value ' +
    'dipped in the first quarter and recovered in the second. AI scoring remains open: the ' +
    'model must beat the rule on 6 months of new trials before it takes over.',
  voice: {
    quote:
      'My team fought the scoring for two weeks and then asked for more of it, because for once ' +
      'they could see why an account was on the list.',
    name: 'Priya Raman',
    role: 'Head of Sales',
  },
  pages: ['/saas', '/services/consulting-gtm'],
  keyTakeaways: [
    'Ask what paying customers did in their first week before you ask who they are.',
    'A rule the team can question is often worth more than a model that scores slightly better.',
    'A new score changes little until people are paid on it.',
  ],
  metrics: [
    { metric: 'Before', value: '4% paid' },
    { metric: 'After', value: '9% paid' },
    { metric: 'Improvement', value: '125% more conversions' },
  ],
  measure: {
    kind: 'share',
    before: 4,
    after: 9,
    unit: 'trials',
    what: 'trials that become paying accounts',
    improvement: 125,
    improvementLabel: 'more conversions',
  },
  coverImage: '/media/cms_media/Success Stories/lumenstack-trial-conversion.svg',
  heroImage: '/media/cms_media/Success Stories/lumenstack-trial-conversion-hero.svg',
};
