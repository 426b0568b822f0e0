import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { Page } from '#src/domains/content/page.ts';
import { socialDigest } from '#src/domains/social-images/social-card.server.ts';
import {
  socialCardOfPage,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from './social-card-of.server.ts';

const cardAt = (path: string) =>
  socialCardOfPage(DEFAULT_PAGES.find((page) => page.path === path)!);

test.each([
  ['/', 'home', 'Conway, Arkansas', 'confluence'],
  ['/services', 'service', 'Services', 'cover'],
  ['/services/crm-implementation', 'service', 'Service: CRM Implementation', 'hero'],
  ['/saas', 'audience', 'Who we help: SaaS', 'hero'],
  ['/crm-for-roofers', 'audience', 'Who we help: CRM for roofers', 'cover'],
  ['/salesforce-vs-hubspot', 'page', 'Salesforce vs HubSpot', 'cover'],
  ['/insights/crm-consulting', 'local', 'Insights: CRM consulting', 'cover'],
  ['/playbooks', 'playbook', 'Playbooks', 'sheets'],
  [
    '/playbooks/hubspot-executive-cheatsheet',
    'playbook',
    'Playbook: HubSpot Executive Cheatsheet',
    'sheets',
  ],
  ['/playbooks/hubspot-quick-wins', 'playbook', 'Playbook: HubSpot Quick Wins', 'minutes'],
  ['/about', 'company', 'About', 'cover'],
  ['/about/senior-analyst', 'company', 'About', 'cover'],
  ['/ai-quotient', 'assessment', 'AI Quotient', 'pillars'],
  ['/contact', 'page', 'Contact', 'cover'],
])('%s is a card of kind %s, under %j, drawn of its %s', (path, kind, eyebrow, of) => {
  expect(cardAt(path)).toMatchObject({ kind, eyebrow, drawing: { of } });
});

test('a card has the headline of its page, in its lines', () => {
  expect(cardAt('/services/crm-implementation').title).toBe('A CRM that runs\nthe way you sell');
});

test('no two pages have the same picture', () => {
  const cards = [
    ...DEFAULT_PAGES.map(socialCardOfPage),
    ...SUCCESS_STORIES.map(socialCardOfStory),
    socialCardOfStories(),
  ];
  expect(new Set(cards.map(socialDigest)).size).toBe(cards.length);
});

test('the sheets of a guide are its pages, the bars of a plan its minutes', () => {
  expect(cardAt('/playbooks/hubspot-executive-cheatsheet').drawing).toEqual({
    of: 'sheets',
    count: 8,
  });
  expect(cardAt('/playbooks/hubspot-quick-wins').drawing).toMatchObject({
    minutes: [5, 10, 10, 15, 15, 20, 25, 30, 35, 45],
  });
});

const page = (blocks: Page['blocks']): Page => ({
  path: '/made-by-an-editor',
  title: 'Made by an editor',
  seo: { title: 'Made', description: 'Made.' },
  blocks,
});

test.each([
  ['no blocks', []],
  ['a block nobody knows', [{ type: 'constructor', id: 'a', props: { title: 7 } }]],
  ['props that are none', [{ type: 'page-hero', id: 'a', props: null }]],
  [
    'a drawing nobody knows',
    [{ type: 'service-hero', id: 'a', props: { drawing: 'none', trail: [null], title: ' ' } }],
  ],
])('a page with %s has its title and a river of its own', (_name, blocks) => {
  expect(socialCardOfPage(page(blocks))).toEqual({
    kind: 'page',
    brand: 'Cadron',
    eyebrow: 'Made by an editor',
    title: 'Made by an editor',
    drawing: { of: 'cover', family: 'CRM Implementation', seed: '/made-by-an-editor' },
  });
});

test('an article is drawn by its category, a story by its figures', () => {
  const post = { slug: 'a', title: 'A post', category: 'Data Quality' };
  expect(socialCardOfPost(post)).toMatchObject({
    eyebrow: 'Insights: Data Quality',
    drawing: { family: 'Data Quality', seed: 'a' },
  });
  const story = SUCCESS_STORIES.find(({ slug }) => slug.includes('redfield'))!;
  expect(socialCardOfStory(story)).toMatchObject({
    eyebrow: 'Success story: Manufacturing',
    drawing: {
      change: { before: 64, after: 28 },
      words: { before: '64 days', after: '28 days', improvement: '56% shorter sales cycle' },
    },
  });
});
