import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { buildStory } from '#tests/builders/story.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { GUIDE_FACTS } from '#src/domains/leads/guides/guide.ts';
import { socialDigest } from '#src/domains/social-images/social-card.server.ts';
import {
  socialCardOfPage,
  socialCardOfPost,
  socialCardOfStories,
  socialCardOfStory,
} from './social-card-of.server.ts';

const pageAt = (path: string) => DEFAULT_PAGES.find((each) => each.path === path)!;
const cardAt = (path: string) => socialCardOfPage(pageAt(path), SITE);

test.each([
  ['/services', 'service', '', 'cover'],
  ['/services/crm-implementation', 'service', 'Service: ', 'hero'],
  ['/saas', 'audience', 'Who we help: ', 'hero'],
  ['/crm-for-roofers', 'audience', 'Who we help: ', 'cover'],
  ['/salesforce-vs-hubspot', 'page', '', 'cover'],
  ['/insights/crm-consulting', 'local', 'Insights: ', 'cover'],
  ['/playbooks', 'playbook', '', 'sheets'],
  ['/playbooks/hubspot-executive-cheatsheet', 'playbook', 'Playbook: ', 'sheets'],
  ['/playbooks/hubspot-quick-wins', 'playbook', 'Playbook: ', 'minutes'],
  ['/about', 'company', '', 'cover'],
  ['/ai-quotient', 'assessment', '', 'pillars'],
  ['/contact', 'page', '', 'cover'],
])('%s has a card of kind %s with the section %j and the drawing %s', (path, kind, section, of) => {
  const eyebrow = `${section}${pageAt(path).title}`;
  expect(cardAt(path)).toMatchObject({ kind, eyebrow, drawing: { of } });
});

test('shows the city of the firm on the card of the home page', () => {
  expect(cardAt('/')).toMatchObject({
    kind: 'home',
    eyebrow: 'Conway, AR',
    drawing: { of: 'confluence' },
  });
});

test("keeps the line breaks of the page's headline", () => {
  const blocks = [{ type: 'page-hero', id: 'hero', props: { title: 'One line\nand another' } }];
  expect(socialCardOfPage(page(blocks), SITE).title).toBe('One line\nand another');
});

test('shows only the section above a headline that repeats the title', () => {
  const hero = { type: 'page-hero', id: 'hero', props: { title: 'Made by\nan editor' } };
  const below = { ...page([hero]), path: '/about/made-by-an-editor' };
  expect(socialCardOfPage(below, SITE)).toMatchObject({ kind: 'company', eyebrow: 'About' });
});

test('gives every page a picture of its own', () => {
  const cards = [
    ...DEFAULT_PAGES.map((each) => socialCardOfPage(each, SITE)),
    ...SUCCESS_STORIES.map((each) => socialCardOfStory(each, SITE)),
    socialCardOfStories(SUCCESS_STORIES, SITE),
  ];
  expect(new Set(cards.map(socialDigest)).size).toBe(cards.length);
});

test('draws the pages of a guide as sheets and the minutes of a plan as bars', () => {
  expect(cardAt('/playbooks/hubspot-executive-cheatsheet').drawing).toEqual({
    of: 'sheets',
    count: GUIDE_FACTS['executive-cheatsheet'].pages,
  });
  const items = [5, 10, 45].map((minutes) => ({ title: 'A repair', minutes, text: 'How.' }));
  const plan = page([{ type: 'timed-list', id: 'plan', props: { items } }]);
  expect(socialCardOfPage(plan, SITE).drawing).toMatchObject({ minutes: [5, 10, 45] });
});

const page = (blocks: Page['blocks']): Page => ({
  path: '/made-by-an-editor',
  title: 'Made by an editor',
  seo: { title: 'Made', description: 'Made.' },
  blocks,
});

test.each([
  ['no blocks', []],
  ['a block of an unknown type', [{ type: 'constructor', id: 'a', props: { title: 7 } }]],
  ['props that are null', [{ type: 'page-hero', id: 'a', props: null }]],
  [
    'an unknown drawing',
    [{ type: 'service-hero', id: 'a', props: { drawing: 'none', trail: [null], title: ' ' } }],
  ],
])('falls back to the title and a cover seeded by the path for %s', (_name, blocks) => {
  expect(socialCardOfPage(page(blocks), SITE)).toEqual({
    kind: 'page',
    brand: 'Cadron',
    eyebrow: 'Made by an editor',
    title: 'Made by an editor',
    drawing: { of: 'cover', family: 'CRM Implementation', seed: '/made-by-an-editor' },
  });
});

test('draws an article by its own numbers or its category, and a story by its metrics', () => {
  const post = { slug: 'a', title: 'A post', category: 'Data Quality' };
  expect(socialCardOfPost(post, SITE)).toMatchObject({
    eyebrow: 'Insights: Data Quality',
    drawing: { family: 'Data Quality', seed: 'a' },
  });
  expect(socialCardOfPost({ ...post, slug: 'weekly-user-adoption' }, SITE)).toMatchObject({
    drawing: { family: 'narrow', values: [46, 41, 23, 18] },
  });
  const plain = buildStory();
  const story = buildStory({
    industry: 'Manufacturing',
    measure: { ...plain.measure, before: 64, after: 28 },
    metrics: [
      { metric: 'Before', value: '64 days' },
      { metric: 'After', value: '28 days' },
      { metric: 'Improvement', value: '56% shorter sales cycle' },
    ],
  });
  expect(socialCardOfStory(story, SITE)).toMatchObject({
    eyebrow: 'Success story: Manufacturing',
    drawing: {
      change: { before: 64, after: 28 },
      words: { before: '64 days', after: '28 days', improvement: '56% shorter sales cycle' },
    },
  });
});
