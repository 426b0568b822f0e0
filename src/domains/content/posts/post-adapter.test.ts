import { expect, test } from 'vitest';
import { createPostAdapter } from './post-adapter.server.ts';
import { presentIndexable } from './post-view.server.ts';

const { problemsOfPublication } = createPostAdapter([]);
const problemsAt = (publishedAt: string | null, at: string) =>
  problemsOfPublication(
    { id: 'p', builtInPath: null, createdAt: new Date(0) },
    { title: 'A', slug: 'a', publishedAt },
    new Date(at),
  );

test.each([
  ['on its day', '2026-12-24T00:00:00Z', '2026-12-24T14:00:00Z'],
  [
    'in the evening of its day, which is the next one in UTC',
    '2026-12-24T00:00:00Z',
    '2026-12-25T05:00:00Z',
  ],
  ['without a date', null, '2026-12-01T00:00:00Z'],
  ['after its date', '2020-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
])('publishes a post %s', (_, date, at) => {
  expect(problemsAt(date, at)).toEqual([]);
});

test('refuses a post whose date is ahead of its publication', () => {
  expect(problemsAt('2026-12-24T00:00:00Z', '2026-12-24T05:00:00Z')).toEqual([
    {
      field: 'publishedAt',
      message:
        'The post has the date December 24, 2026. Schedule it for that day, or change the date.',
    },
  ]);
});

test('lists a post with the description that the SEO manager sets', () => {
  const row = {
    slug: 'a',
    title: 'A',
    excerpt: 'Own',
    seo: null,
    updatedAt: new Date(0),
    lastReviewedAt: null,
  };
  expect(presentIndexable(row, undefined).description).toBe('Own');
  expect(presentIndexable(row, { description: 'Set' }).description).toBe('Set');
});
