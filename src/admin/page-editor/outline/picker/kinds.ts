/** What editors read about a kind of section when they add one. */
export interface KindText {
  group: KindGroup;
  /** one sentence: what it is for */
  text: string;
  /** other words that people search for */
  also?: string;
}

export const KIND_GROUPS = [
  'Openers',
  'Text and pictures',
  'What we do, and how',
  'Proof',
  'Links',
  'Forms and closing',
  'More',
] as const;

export type KindGroup = (typeof KIND_GROUPS)[number];

const UNKNOWN: KindText = { group: 'More', text: 'Its fields show what it holds.' };

/** Everything known about a kind. One that is not listed can be added all the same. */
export const kindText = (type: string): KindText =>
  Object.hasOwn(KINDS, type) ? KINDS[type]! : UNKNOWN;

/** In the order of the list. A test compares it with the blocks of the site. */
export const KINDS: Readonly<Record<string, KindText>> = {
  'page-hero': {
    group: 'Openers',
    text: 'Opens any page: the headline on the left, text and one button on the right.',
    also: 'header top headline banner title',
  },
  'service-hero': {
    group: 'Openers',
    text: 'Opens a service or industry page with a drawing of the work across the page.',
    also: 'header top headline banner industry',
  },
  'hero-confluence': {
    group: 'Openers',
    text: 'Opens the home page: ten streams merge into one number.',
    also: 'header top headline home',
  },
  'pillars-hero': {
    group: 'Openers',
    text: 'Opens an assessment page: its pillars merge into one score.',
    also: 'header top headline score quotient',
  },
  'audit-hero': {
    group: 'Openers',
    text: 'Opens a page about the audit: who runs it, what its minutes are for, a page of the report.',
    also: 'header top headline book call',
  },
  'rich-text': {
    group: 'Text and pictures',
    text: 'Longer text in parts, each with its heading on the left.',
    also: 'paragraph article copy words legal',
  },
  picture: {
    group: 'Text and pictures',
    text: 'A picture of the media library, with a caption.',
    also: 'image photo figure',
  },
  challenges: {
    group: 'Text and pictures',
    text: 'The reader’s problem: its signs as a list, beside a drawing.',
    also: 'pain problems list',
  },
  solution: {
    group: 'Text and pictures',
    text: 'What you propose on the left, its benefits as a list on the right.',
    also: 'benefits list points',
  },
  consultation: {
    group: 'Text and pictures',
    text: 'Text beside a card that stays in view and invites readers to book.',
    also: 'sticky card book call',
  },
  faq: {
    group: 'Text and pictures',
    text: 'Questions that open to their answers.',
    also: 'questions accordion help',
  },
  capabilities: {
    group: 'What we do, and how',
    text: 'What clients get: four to eight posters, each with a title and a text.',
    also: 'features services grid cards',
  },
  steps: {
    group: 'What we do, and how',
    text: 'Two to six steps in order, each under a drawing of its number.',
    also: 'process how it works method',
  },
  plan: {
    group: 'What we do, and how',
    text: 'A dated plan: phases as bars that flow into one result.',
    also: 'timeline schedule days roadmap gantt',
  },
  'timed-list': {
    group: 'What we do, and how',
    text: 'Tasks one after the other, each with the minutes it takes.',
    also: 'timeline agenda minutes checklist',
  },
  'why-choose-us': {
    group: 'What we do, and how',
    text: 'Four large words in order, with the reason behind each.',
    also: 'reasons values principles',
  },
  measures: {
    group: 'What we do, and how',
    text: 'How success is counted: metrics, each with its method and target.',
    also: 'metrics goals kpi',
  },
  'guide-pages': {
    group: 'What we do, and how',
    text: 'What is inside a guide: a small spread for each range of pages.',
    also: 'ebook contents download playbook',
  },
  statistics: {
    group: 'Proof',
    text: 'Eight numbers of the company, each with its source and a drawing to scale.',
    also: 'results metrics stats',
  },
  figures: {
    group: 'Proof',
    text: 'Two to four large numbers, with a line about each.',
    also: 'results metrics stats numbers',
  },
  'story-cards': {
    group: 'Proof',
    text: 'Success stories as cards, chosen by you, by industry, or by topic.',
    also: 'case studies clients references',
  },
  testimonial: {
    group: 'Proof',
    text: 'One client’s words, set large, with name and company.',
    also: 'quote review reference',
  },
  'logo-grid': {
    group: 'Proof',
    text: 'Client logos of the media library, six at a time.',
    also: 'clients customers brands',
  },
  'technology-logos': {
    group: 'Proof',
    text: 'Logos of the tools you work with.',
    also: 'integrations software partners',
  },
  'comparison-table': {
    group: 'Proof',
    text: 'Two to four options side by side, row by row, with sources.',
    also: 'versus compare columns pricing',
  },
  team: {
    group: 'Proof',
    text: 'People with portrait, role, and a few sentences.',
    also: 'about staff experts founders',
  },
  'link-list': {
    group: 'Links',
    text: 'The pages of a group as large rows.',
    also: 'hub navigation services list',
  },
  'page-index': {
    group: 'Links',
    text: 'Two lists of pages, with a river between them.',
    also: 'hub navigation overview',
  },
  'playbook-cards': {
    group: 'Links',
    text: 'Guides to download: the first one large, the others in pairs.',
    also: 'ebook download resources cards',
  },
  'contact-ways': {
    group: 'Links',
    text: 'Ways to reach you: by email, by a call, in person.',
    also: 'address phone email scheduler',
  },
  'cta-banner': {
    group: 'Forms and closing',
    text: 'The copper banner that ends a page with one button.',
    also: 'call to action closing book button',
  },
  'lead-form': {
    group: 'Forms and closing',
    text: 'A form that makes a lead, and what happens after it is sent.',
    also: 'contact download gated fields',
  },
  'survey-form': {
    group: 'Forms and closing',
    text: 'The survey for members of a peer group.',
    also: 'questions vistage',
  },
  assessment: {
    group: 'Forms and closing',
    text: 'The AI Quotient itself, question by question.',
    also: 'quiz score test readiness',
  },
  'shared-section': {
    group: 'More',
    text: 'A section that several pages show. A change to it changes them all.',
    also: 'reusable global snippet synced',
  },
};
