import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const quorlane: SuccessStory = {
  slug: 'quorlane-forecast-error',
  title: 'A forecast the board no longer discounts',
  companyName: 'Quorlane',
  industry: 'SaaS',
  description:
    'Quorlane sells maintenance software to hospitals, with 26 salespeople in three regions. Ten ' +
    'days into each quarter the regions sent their forecasts in a spreadsheet, and over six ' +
    'quarters these missed the outcome by 31% on average, sometimes too high, sometimes too low. ' +
    'Managers added a safety margin, finance cut what was left, and the board applied a discount ' +
    'of its own. The stages in Salesforce described what the rep had done, such as sending a ' +
    'proposal, and nothing the buyer had done. The average deal changed its close date four ' +
    'times without anyone asking why.',
  solution:
    'We rewrote the seven pipeline stages as facts about the buyer that anyone can check: a ' +
    'budget owner is named, a security review has a date, the contract is with the legal team. ' +
    'When a close date moves it needs a reason, and the third move takes the deal out of the ' +
    'forecast until a manager has spoken with the buyer. Every Friday a job stores a snapshot of ' +
    'all open deals, so a forecast can be compared with what happened instead of with memory. ' +
    'The new forecast is simple math on those snapshots (win rate by stage, size, and age), ' +
    'shown next to the manager’s own call. Stages and training took 5 weeks. The snapshots ' +
    'needed two quarters before they said anything useful.',
  result: 'In the four quarters since then the day-ten forecast has missed by 9% on average.',
  open:
    'The worst miss was 16%, when two large hospital deals slipped in the same week; with few ' +
    'big deals that will happen again, and the board now sees a range instead of one number. In ' +
    'one region the manager’s own call still beats the math, so both are shown. Reasons for ' +
    'moved dates are a weak spot: about 1 in 10 is a single dash.',
  voice: {
    quote:
      'The board asks about the deals now. It used to ask which of the three forecasts I ' +
      'believed.',
    name: 'Elena Voss',
    role: 'Chief Revenue Officer',
  },
  pages: ['/services/reporting-analytics'],
  keyTakeaways: [
    'Define each stage by something the buyer has done that a colleague could verify.',
    'Start storing a weekly snapshot of open deals today, even if you have no use for it yet.',
    'Show the statistical forecast next to the manager’s call and keep score of both.',
    'When a handful of deals decides a quarter, report a range.',
  ],
  metrics: [
    { metric: 'Before', value: 'Off by 31%' },
    { metric: 'After', value: 'Off by 9%' },
    { metric: 'Improvement', value: '71% smaller forecast error' },
  ],
  measure: {
    kind: 'spread',
    before: 31,
    after: 9,
    unit: 'percent',
    what: 'average miss of the day-ten quarterly forecast',
    improvement: 71,
    improvementLabel: 'smaller forecast error',
  },
  coverImage: '/media/cms_media/Success Stories/quorlane-forecast-error.svg',
  heroImage: '/media/cms_media/Success Stories/quorlane-forecast-error-hero.svg',
};
