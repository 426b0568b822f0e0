import { expect, test } from 'vitest';
import { buildStory } from '#tests/builders/story.ts';
import {
  featuredStories,
  filterByIndustry,
  filterByTopic,
  storyBySlug,
  type StoryTopic,
  type SuccessStory,
} from './success-story.ts';

const TOPICS: StoryTopic[] = ['crm', 'ai', 'analytics', 'marketing'];

const slugs = (stories: readonly SuccessStory[]) => stories.map((story) => story.slug);

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
