import { expect, test } from 'vitest';
import {
  filterByTopic,
  STORY_INDUSTRIES,
  storyBySlug,
  type StoryTopic,
} from '#src/domains/content/stories/success-story.ts';
import { storyCover } from '#src/ui/drawings/story-cover.tsx';
import { SUCCESS_STORIES } from './index.ts';

const TOPICS: StoryTopic[] = ['crm', 'ai', 'analytics', 'marketing'];

const words = (text: string) => text.split(/\s+/).length;
const firstNumber = (text: string) => Number(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/)?.[0]);

test('slugs, titles, companies and covers are unique', () => {
  for (const key of ['slug', 'title', 'companyName'] as const)
    expect(new Set(SUCCESS_STORIES.map((story) => story[key])).size).toBe(SUCCESS_STORIES.length);
  const covers = SUCCESS_STORIES.map(({ measure }) => JSON.stringify(storyCover(measure)));
  expect(new Set(covers).size).toBe(SUCCESS_STORIES.length);
});

test('every industry has a story', () => {
  const used = new Set(SUCCESS_STORIES.map((story) => story.industry));
  expect([...used].toSorted()).toEqual([...STORY_INDUSTRIES].toSorted());
});

test('every topic matches at least three stories, but not all', () => {
  for (const topic of TOPICS) {
    const found = filterByTopic(SUCCESS_STORIES, topic).length;
    expect(found, topic).toBeGreaterThanOrEqual(3);
    expect(found, topic).toBeLessThan(SUCCESS_STORIES.length);
  }
});

test.each(SUCCESS_STORIES)('$slug shows the numbers of its measure', ({ metrics, measure }) => {
  const { before, after, improvement, improvementLabel } = measure;
  const percent = Math.round((Math.abs(before - after) * 100) / before);
  expect(improvement).toBe(percent);
  expect(metrics.map(({ metric }) => metric)).toEqual(['Before', 'After', 'Improvement']);
  const [printedBefore = '', printedAfter = '', printedChange] = metrics.map(({ value }) => value);
  expect(firstNumber(printedBefore)).toBe(before);
  expect(firstNumber(printedAfter)).toBe(after);
  expect(printedChange).toBe(`${percent}% ${improvementLabel}`);
});

test.each(SUCCESS_STORIES)(
  '$slug improves in the direction that its drawing shows',
  ({ measure }) => {
    const { kind, before, after } = measure;
    expect(before).toBeGreaterThan(0);
    expect(after).not.toBe(before);
    if (kind === 'share')
      expect([before, after, 100]).toEqual([before, after, 100].toSorted((a, b) => a - b));
    else if (kind !== 'count') expect(after).toBeLessThan(before);
  },
);

test.each(SUCCESS_STORIES)('$slug has a valid slug and image paths derived from it', (story) => {
  expect(story.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(storyBySlug(SUCCESS_STORIES, story.slug)).toBe(story);
  expect(story.coverImage).toBe(`/media/cms_media/Success Stories/${story.slug}.svg`);
  expect(story.heroImage).toBe(`/media/cms_media/Success Stories/${story.slug}-hero.svg`);
});

test.each(SUCCESS_STORIES)('$slug has the agreed length and plain style', (story) => {
  expect(story.title).toMatch(/^.{27,47}[^.!?]$/);
  expect(words(story.description)).toSatisfy((n: number) => n >= 70 && n <= 110);
  expect(words(story.solution)).toSatisfy((n: number) => n >= 90 && n <= 140);
  expect(words(`${story.result} ${story.open}`)).toSatisfy((n: number) => n >= 50 && n <= 90);
  expect(words(story.voice!.quote)).toSatisfy((n: number) => n >= 12 && n <= 35);
  expect(story.voice!.name.split(' ')).toHaveLength(2);
  expect(story.keyTakeaways.length).toSatisfy((n: number) => n === 3 || n === 4);
  expect(JSON.stringify(story)).not.toMatch(/[!—]|\s{2}|\\n/);
});
