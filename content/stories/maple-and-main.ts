import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const mapleAndMain: SuccessStory = {
  slug: 'maple-and-main-missed-visits',
  title: 'Fewer empty slots in 11 clinic calendars',
  companyName: 'Maple & Main',
  industry: 'Consumer Services',
  description:
    'Maple & Main runs 11 veterinary clinics. Of every 100 visits booked, 18 were missed without ' +
    'notice. The front desk spent 2 hours a day on reminder calls, starting at the top of the ' +
    'list and rarely reaching the end. The practice software sent a single email at 5:00 a.m. on ' +
    'the day of the visit. Pet owners who wanted to move an appointment had to call when the ' +
    'lines were busiest. Missed surgery slots cost the most and were hardest to refill, because ' +
    'the waiting list was a clipboard in each clinic.',
  solution:
    'We connected the practice software to HubSpot, so that each visit appears on the pet ' +
    'owner’s record with type, clinic, and length. Reminders go out 7 days, 2 days, and 3 hours ' +
    'ahead, by text or email as the owner chose, with a link to confirm, move, or cancel without ' +
    'logging in. A visit that is not confirmed the day before goes to the front desk’s call ' +
    'list, longest appointments first. A freed slot goes to that clinic’s waiting list, three ' +
    'owners at a time. Four clinics tested the wording for 6 weeks before the other seven joined ' +
    'over the next 5. Owners with two missed visits pay a deposit for surgery; the clinics ' +
    'wanted that rule, and we had recommended a warning first.',
  result:
    'Missed visits are down to 7 in 100, averaged over 6 months and all 11 clinics. Reminder ' +
    'calls take the front desk about 30 minutes a day.',
  open:
    'The deposit brought complaints and no difference we could measure, so three clinics have ' +
    'dropped it. A third of freed surgery slots still stay empty, mostly those canceled on the ' +
    'same day. The 3-hour text drew the most complaints of any message and is now optional.',
  voice: {
    quote: 'The phones got quieter in the second month. That is when the front desk believed it.',
    name: 'Joanna Pell',
    role: 'Practice Manager',
  },
  pages: ['/consumer-services', '/dtc'],
  keyTakeaways: [
    'Make it as easy to move an appointment as to miss it.',
    'Spend reminder calls on the unconfirmed visits that cost the most, not on the whole list.',
    'Test penalties in a few locations before you write them into policy.',
  ],
  metrics: [
    { metric: 'Before', value: '18 per 100 visits' },
    { metric: 'After', value: '7 per 100 visits' },
    { metric: 'Improvement', value: '61% fewer missed visits' },
  ],
  measure: {
    kind: 'count',
    before: 18,
    after: 7,
    unit: 'visits',
    what: 'missed visits in every 100 booked',
    improvement: 61,
    improvementLabel: 'fewer missed visits',
  },
  coverImage: '/media/cms_media/Success Stories/maple-and-main-missed-visits.svg',
  heroImage: '/media/cms_media/Success Stories/maple-and-main-missed-visits-hero.svg',
};
