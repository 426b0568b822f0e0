import { expect, test } from 'vitest';

import { STATISTICS, hoursSavedShort } from '#content/statistics.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';

import {
  STORY_INDUSTRIES,
  featuredStories,
  filterByIndustry,
  filterByTopic,
  storyBySlug,
  type StoryTopic,
  type SuccessStory,
} from './success-story.ts';

const TOPICS: StoryTopic[] = ['crm', 'ai', 'analytics', 'marketing'];

function buildStory(overrides: Partial<SuccessStory> = {}): SuccessStory {
  return {
    slug: 'plain',
    title: 'Plain title',
    companyName: 'Plain Company',
    industry: 'SaaS',
    description: 'Nothing in particular.',
    solution: 'Something was done.',
    result: 'It helped.',
    keyTakeaways: [],
    metrics: [],
    measure: {
      kind: 'duration',
      before: 10,
      after: 5,
      unit: 'days',
      what: 'time',
      improvement: 50,
      improvementLabel: 'less time',
    },
    coverImage: '/cover.svg',
    heroImage: '/hero.svg',
    ...overrides,
  };
}

const words = (text: string) => text.split(/\s+/).length;
const slugs = (stories: readonly SuccessStory[]) => stories.map((story) => story.slug);
const firstNumber = (text: string) => Number(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/)?.[0]);

test('an industry is found by part of its name in any case', () => {
  const stories = [
    buildStory({ slug: 'services', industry: 'Consumer Services' }),
    buildStory({ slug: 'goods', industry: 'Consumer Packaged Goods' }),
    buildStory({ slug: 'bank', industry: 'Banking & Finance' }),
  ];
  expect(slugs(filterByIndustry(stories, 'CONSUMER'))).toEqual(['services', 'goods']);
  expect(slugs(filterByIndustry(stories, '& fin'))).toEqual(['bank']);
  expect(filterByIndustry(stories, 'Hospitality')).toEqual([]);
});

test('an empty industry keeps every story', () => {
  expect(filterByIndustry([buildStory(), buildStory()], '')).toHaveLength(2);
});

test.each(['title', 'description', 'solution', 'result'] as const)(
  'a topic keyword is found in the %s',
  (field) => {
    const story = buildStory({ [field]: 'A step towards ai-drafted notes.' });
    expect(filterByTopic([story], 'ai')).toEqual([story]);
  },
);

test('a topic keyword is found in any case and next to punctuation', () => {
  const story = buildStory({ solution: 'They moved (SalesForce).' });
  expect(filterByTopic([story], 'crm')).toEqual([story]);
});

test('a topic keyword inside a longer word does not count', () => {
  const story = buildStory({ solution: 'She said email loads, reported and unreadsy maïai.' });
  expect(TOPICS.filter((topic) => filterByTopic([story], topic).length > 0)).toEqual([]);
});

test('a topic keyword outside the four texts does not count', () => {
  const story = buildStory({ companyName: 'AI Works', keyTakeaways: ['Use AI.'] });
  expect(filterByTopic([story], 'ai')).toEqual([]);
});

test('the first three stories are featured unless another count is given', () => {
  const stories = ['a', 'b', 'c', 'd'].map((slug) => buildStory({ slug }));
  expect(slugs(featuredStories(stories))).toEqual(['a', 'b', 'c']);
  expect(slugs(featuredStories(stories, 1))).toEqual(['a']);
  expect(slugs(featuredStories(stories, 9))).toEqual(['a', 'b', 'c', 'd']);
  expect(featuredStories(stories, -1)).toEqual([]);
});

test('a story is found by its exact slug only', () => {
  const stories = [buildStory({ slug: 'one' }), buildStory({ slug: 'two' })];
  expect(storyBySlug(stories, 'two')).toBe(stories[1]);
  expect(storyBySlug(stories, 'tw')).toBeUndefined();
});

test('there are 15 stories, each with its own slug, title and company', () => {
  expect(SUCCESS_STORIES).toHaveLength(15);
  for (const key of ['slug', 'title', 'companyName'] as const) {
    expect(new Set(SUCCESS_STORIES.map((story) => story[key])).size).toBe(15);
  }
});

test('every industry has a story and every story one of the six industries', () => {
  const used = new Set(SUCCESS_STORIES.map((story) => story.industry));
  expect([...used].toSorted()).toEqual([...STORY_INDUSTRIES].toSorted());
});

test('every topic finds at least three stories and not all of them', () => {
  for (const topic of TOPICS) {
    const found = filterByTopic(SUCCESS_STORIES, topic).length;
    expect(found, topic).toBeGreaterThanOrEqual(3);
    expect(found, topic).toBeLessThan(15);
  }
});

test('the home page features Redfield Works, Lumenstack and Tallgrass', () => {
  const names = featuredStories(SUCCESS_STORIES).map((story) => story.companyName);
  expect(names).toEqual(['Redfield Works', 'Lumenstack', 'Tallgrass']);
});

test('the featured improvements are the statistics of the home page', () => {
  const { shorterSalesCycles, conversionIncrease, lowerCac } = STATISTICS;
  const improvements = featuredStories(SUCCESS_STORIES).map((story) => story.measure.improvement);
  expect(improvements).toEqual([shorterSalesCycles, conversionIncrease, lowerCac]);
});

test('the hours saved are printed in thousands', () => {
  expect(hoursSavedShort()).toBe('119k');
});

test.each(SUCCESS_STORIES)('$slug prints the figures of its measure', ({ metrics, measure }) => {
  const { before, after, improvement, improvementLabel } = measure;
  const percent = Math.round((Math.abs(before - after) * 100) / before);
  expect(improvement).toBe(percent);
  expect(metrics.map(({ metric }) => metric)).toEqual(['Before', 'After', 'Improvement']);
  const [printedBefore = '', printedAfter = '', printedChange] = metrics.map(({ value }) => value);
  expect(firstNumber(printedBefore)).toBe(before);
  expect(firstNumber(printedAfter)).toBe(after);
  expect(printedChange).toBe(`${percent}% ${improvementLabel}`);
});

test.each(SUCCESS_STORIES)('$slug moves in the direction its kind is drawn', ({ measure }) => {
  const { kind, before, after } = measure;
  expect(before).toBeGreaterThan(0);
  expect(after).not.toBe(before);
  if (kind === 'share')
    expect([before, after, 100]).toEqual([before, after, 100].toSorted(byValue));
  else if (kind !== 'count') expect(after).toBeLessThan(before);
});

test.each(SUCCESS_STORIES)('$slug has an address and pictures that follow from it', (story) => {
  expect(story.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(storyBySlug(SUCCESS_STORIES, story.slug)).toBe(story);
  expect(story.coverImage).toBe(`/media/cms_media/Success Stories/${story.slug}.svg`);
  expect(story.heroImage).toBe(`/media/cms_media/Success Stories/${story.slug}-hero.svg`);
});

test.each(SUCCESS_STORIES)('$slug is told at the agreed length in plain style', (story) => {
  expect(story.title).toMatch(/^.{27,47}[^.!?]$/);
  expect(words(story.description)).toSatisfy((n: number) => n >= 70 && n <= 110);
  expect(words(story.solution)).toSatisfy((n: number) => n >= 90 && n <= 140);
  expect(words(story.result)).toSatisfy((n: number) => n >= 50 && n <= 90);
  expect(story.keyTakeaways.length).toSatisfy((n: number) => n === 3 || n === 4);
  expect(JSON.stringify(story)).not.toMatch(/[!—]|\s{2}|\\n/);
});

function byValue(a: number, b: number): number {
  return a - b;
}
