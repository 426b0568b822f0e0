import { describe, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import {
  contentOfStory,
  parseStoryContent,
  problemsOfStory,
  type StoryContent,
  storyOfContent,
} from './story-content.ts';

const parsed = (given: unknown) => {
  const result = parseStoryContent(given);
  if (!result.ok) throw new Error(result.problems[0]!.message);
  return result.content as StoryContent;
};
const valid = () => parsed(contentOfStory(SUCCESS_STORIES[0]!, 10));
const fieldsOf = (changed: object) =>
  problemsOfStory({ ...valid(), ...changed }).map(({ field }) => field);

test.each(SUCCESS_STORIES)('$slug is the same story after a save', (story) => {
  const content = parsed(structuredClone(contentOfStory(story, 10)));
  expect(problemsOfStory(content)).toEqual([]);
  expect(storyOfContent(content)).toEqual(story);
});

test('an empty draft is accepted, and names everything that is missing', () => {
  const empty = parsed({});
  expect(empty.title).toBe('');
  expect(problemsOfStory(empty).map(({ field }) => field)).toEqual([
    'title',
    'slug',
    'companyName',
    'description',
    'solution',
    'result',
    'before',
    'after',
    'industry',
    'measure.unit',
    'measure.what',
    'measure.improvementLabel',
    'measure.before',
  ]);
});

test('the improvement follows from the figures', () => {
  const { measure } = valid();
  const story = storyOfContent({
    ...valid(),
    measure: { ...measure, before: 40, after: 30, improvementLabel: 'fewer calls' },
  });
  expect(story.measure.improvement).toBe(25);
  expect(story.metrics[2]).toEqual({ metric: 'Improvement', value: '25% fewer calls' });
});

describe('figures that the cover cannot draw', () => {
  test.each([
    ['duration', 10, 20, 'measure.after'],
    ['duration', 0, 5, 'measure.before'],
    ['duration', 10, null, 'measure.after'],
    ['share', 20, 10, 'measure.after'],
    ['share', 20, 120, 'measure.after'],
    ['count', 7, 7, 'measure.after'],
    ['pie', 1, 2, 'measure.kind'],
  ])('%s from %j to %j', (kind, before, after, field) => {
    expect(fieldsOf({ measure: { ...valid().measure, kind, before, after } })).toEqual([field]);
  });

  test('a count may rise and fall', () => {
    for (const after of [1, 20])
      expect(
        fieldsOf({ measure: { ...valid().measure, kind: 'count', before: 10, after } }),
      ).toEqual([]);
  });
});

test('refuses an industry that no filter has', () => {
  expect(fieldsOf({ industry: 'Space travel' })).toEqual(['industry']);
});

test('refuses wrong types and addresses that run, at their field', () => {
  const problems = (given: unknown) => {
    const result = parseStoryContent(given);
    return result.ok ? [] : result.problems.map(({ field }) => field);
  };
  expect(problems({ keyTakeaways: [1] })).toEqual(['keyTakeaways.0']);
  expect(problems({ measure: { before: '64' } })).toEqual(['measure.before']);
  expect(problems({ picture: { src: 'javascript:alert(1)' } })).toEqual(['picture.src']);
});

test('leaves out empty takeaways', () => {
  expect(storyOfContent({ ...valid(), keyTakeaways: ['One', ' '] }).keyTakeaways).toEqual(['One']);
});
