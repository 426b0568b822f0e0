import { describe, expect, test } from 'vitest';
import { buildStory } from '#tests/builders/story.ts';
import {
  chooseStories,
  featuredStories,
  filterByIndustry,
  filterByTopic,
  storyBySlug,
  type StoryTopic,
  type SuccessStory,
} from './success-story.ts';

const TOPICS: StoryTopic[] = ['crm', 'ai', 'analytics', 'marketing'];

const slugs = (stories: readonly SuccessStory[]) => stories.map((story) => story.slug);

test('finds an industry by a part of its name, ignoring case', () => {
  const stories = [
    buildStory({ slug: 'services', industry: 'Consumer Services' }),
    buildStory({ slug: 'goods', industry: 'Consumer Packaged Goods' }),
    buildStory({ slug: 'bank', industry: 'Banking & Finance' }),
  ];
  expect(slugs(filterByIndustry(stories, 'CONSUMER'))).toEqual(['services', 'goods']);
  expect(slugs(filterByIndustry(stories, '& fin'))).toEqual(['bank']);
  expect(filterByIndustry(stories, 'Hospitality')).toEqual([]);
});

test('returns every story for an empty industry', () => {
  expect(filterByIndustry([buildStory(), buildStory()], '')).toHaveLength(2);
});

test.each(['title', 'description', 'solution', 'result'] as const)(
  'finds a topic keyword in the %s',
  (field) => {
    const story = buildStory({ [field]: 'A step towards ai-drafted notes.' });
    expect(filterByTopic([story], 'ai')).toEqual([story]);
  },
);

test('finds a topic keyword in any case and next to punctuation', () => {
  const story = buildStory({ solution: 'They moved (SalesForce).' });
  expect(filterByTopic([story], 'crm')).toEqual([story]);
});

test('ignores a topic keyword inside a longer word', () => {
  const story = buildStory({ solution: 'She said email loads, reported and unreadsy maïai.' });
  expect(TOPICS.filter((topic) => filterByTopic([story], topic).length > 0)).toEqual([]);
});

test('ignores a topic keyword outside the four text fields', () => {
  const story = buildStory({ companyName: 'AI Works', keyTakeaways: ['Use AI.'] });
  expect(filterByTopic([story], 'ai')).toEqual([]);
});

test('features the first three stories unless another count is given', () => {
  const stories = ['a', 'b', 'c', 'd'].map((slug) => buildStory({ slug }));
  expect(slugs(featuredStories(stories))).toEqual(['a', 'b', 'c']);
  expect(slugs(featuredStories(stories, 1))).toEqual(['a']);
  expect(slugs(featuredStories(stories, 9))).toEqual(['a', 'b', 'c', 'd']);
  expect(featuredStories(stories, -1)).toEqual([]);
});

describe('a choice of stories', () => {
  const stories = [
    buildStory({ slug: 'a' }),
    buildStory({ slug: 'b', industry: 'Manufacturing' }),
    buildStory({ slug: 'c', industry: 'Manufacturing', result: 'The forecast holds.' }),
  ];

  test('takes the first stories without a filter', () => {
    expect(slugs(chooseStories(stories, { count: 2 }))).toEqual(['a', 'b']);
  });

  test('follows the order of slugs and ignores unknown ones', () => {
    const choice = { count: 3, slugs: ['c', 'gone', 'a'] };
    expect(slugs(chooseStories(stories, choice))).toEqual(['c', 'a']);
  });

  test('keeps stories of both the industry and the topic', () => {
    const choice = { count: 3, industry: 'manufact' };
    expect(slugs(chooseStories(stories, choice))).toEqual(['b', 'c']);
    expect(slugs(chooseStories(stories, { ...choice, topic: 'analytics' }))).toEqual(['c']);
  });
});

test('finds a story only by its exact slug', () => {
  const stories = [buildStory({ slug: 'one' }), buildStory({ slug: 'two' })];
  expect(storyBySlug(stories, 'two')).toBe(stories[1]);
  expect(storyBySlug(stories, 'tw')).toBeUndefined();
});
