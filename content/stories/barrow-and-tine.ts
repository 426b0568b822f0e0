import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const barrowAndTine: SuccessStory = {
  slug: 'barrow-and-tine-quote-errors',
  title: 'Quotes checked before they reach the dealer',
  companyName: 'Barrow & Tine',
  industry: 'Manufacturing',
  description:
    'Barrow & Tine makes tillage tools and tractor attachments, sold through independent ' +
    'dealers. Inside sales copied specifications from dealers’ emails into a price workbook, and ' +
    '14 quotes in 100 went out with an error: a hitch that did not fit the tractor, an old steel ' +
    'surcharge, a forgotten freight line. Each took about half a day to put right, and some were ' +
    'noticed only when the machine was in the dealer’s yard. The workbook had 61 sheets and one ' +
    'person who understood all of them, and that person planned to retire in the fall.',
  solution:
    'We moved the rules from the workbook into a product configurator in Salesforce, with its ' +
    'author at the table for 4 weeks. There were 310 rules; 48 contradicted another one and 20 ' +
    'had no reason anyone remembered. Prices and surcharges come from the ERP system each ' +
    'morning and expire after a day. A language model reads the dealer’s email and suggests ' +
    'values, each with the sentence it came from. Inside sales accepts them one by one, and a ' +
    'field without a source stays empty. Twelve checks run before a quote can be sent, and a ' +
    'failed check names the line. Every correction is logged with its cause and discussed on ' +
    'Thursdays. It took 13 weeks, the last 3 with every quote priced both ways.',
  result:
    'Errors found after sending are down to 3 in 100, over 5 months and some 1,900 quotes. The ' +
    'workbook was retired a week before its author.',
  open:
    'Most of the rest concern tractors older than the fitment tables. The language model gets ' +
    'about 7 fields in 10 right on typed emails and does poorly on photos of handwritten lists, ' +
    'which now go straight to a person. Quoting is no faster than before, because the time ' +
    'saved goes into checking.',
  voice: {
    quote:
      'Dealers used to call to ask which quote was the right one. I have not had that call since ' +
      'spring.',
    name: 'Wes Hartigan',
    role: 'Inside Sales Manager',
  },
  pages: ['/b2b'],
  keyTakeaways: [
    'Write down the rules while the person who knows them still has time to explain.',
    'Have a language model show the sentence behind each value, and leave blanks blank.',
    'Log the cause of each correction, since a handful of causes explains most errors.',
  ],
  metrics: [
    { metric: 'Before', value: '14 per 100 quotes' },
    { metric: 'After', value: '3 per 100 quotes' },
    { metric: 'Improvement', value: '79% fewer quote errors' },
  ],
  measure: {
    kind: 'count',
    before: 14,
    after: 3,
    unit: 'quotes',
    what: 'quotes with an error in every 100 sent',
    improvement: 79,
    improvementLabel: 'fewer quote errors',
  },
  coverImage: '/media/cms_media/Success Stories/barrow-and-tine-quote-errors.svg',
  heroImage: '/media/cms_media/Success Stories/barrow-and-tine-quote-errors-hero.svg',
};
