import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const pruettAndVale: SuccessStory = {
  slug: 'pruett-and-vale-review-packs',
  title: 'Quarterly reviews ready in a day, not a week',
  companyName: 'Pruett & Vale',
  industry: 'Banking & Finance',
  description:
    'Pruett & Vale manages investments for about 400 families and small foundations. Before each ' +
    'quarterly review two associates built the review documents by hand: performance from the ' +
    'custodian’s portal, notes from Outlook, open promises from whatever the adviser remembered, ' +
    'all pasted into slides. It took 46 hours of their time per adviser per quarter, and numbers ' +
    'were checked by reading them aloud. Twice in one year a document went out with another ' +
    'household’s chart in it. The firm was about to hire a third associate for this work alone.',
  solution:
    'Households, accounts, and meetings moved into Salesforce, and a promise to a client became ' +
    'a record with a due date. Custodian numbers arrive in a nightly file and are reconciled to ' +
    'the cent; a household that does not reconcile gets no document until someone has found out ' +
    'why. The review document is a template filled from those records, and the household number ' +
    'on every page is checked before release. An AI assistant inside the firm’s own Microsoft ' +
    'tenant drafts two paragraphs of commentary from the numbers and meeting notes. The adviser ' +
    'edits or discards them and signs either way. Old and new ran side by side for a full ' +
    'quarter. The build took 14 weeks, 5 of them on reconciling history.',
  result:
    'A quarter now takes 9 hours of associate time per adviser, most of it reading. In five ' +
    'quarters no review document has left with another household’s numbers. The third associate ' +
    'was hired after all, to work with clients.',
  open:
    'The AI draft is kept with light edits about half the time and thrown away in one case in ' +
    'five, mainly where a family owns private companies; those holdings are still entered by ' +
    'hand.',
  voice: {
    quote:
      'Our associates used to dread the last two weeks of a quarter. This time one of them took ' +
      'those weeks off.',
    name: 'Samuel Pruett',
    role: 'Managing Partner',
  },
  pages: ['/professional-services', '/services/ai-enablement', '/ai-quotient'],
  keyTakeaways: [
    'Reconcile the numbers before you automate the document that prints them.',
    'Let a draft save time only where the person who signs it still reads every line.',
    'A promise made in a meeting deserves a record with a due date.',
  ],
  metrics: [
    { metric: 'Before', value: '46 hours' },
    { metric: 'After', value: '9 hours' },
    { metric: 'Improvement', value: '80% less time on review documents' },
  ],
  measure: {
    kind: 'duration',
    before: 46,
    after: 9,
    unit: 'hours',
    what: 'associate time on review documents per adviser per quarter',
    improvement: 80,
    improvementLabel: 'less time on review documents',
  },
  coverImage: '/media/cms_media/Success Stories/pruett-and-vale-review-packs.svg',
  heroImage: '/media/cms_media/Success Stories/pruett-and-vale-review-packs-hero.svg',
};
