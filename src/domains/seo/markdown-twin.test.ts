import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { markdownPathOf, markdownTwin, pageOfMarkdownPath } from './markdown-twin.ts';

const ADDRESS = 'https://cadron.example/insights/one';

test('builds the address of a twin, and parses it', () => {
  expect(markdownPathOf('/')).toBe('/index.md');
  expect(markdownPathOf('/services/paid-media')).toBe('/services/paid-media.md');
  for (const path of ['/', '/about', '/insights/a.b', '/about.md'])
    expect(pageOfMarkdownPath(markdownPathOf(path))).toBe(path);
});

test.each(['/about', '/.md', '/insights/.md', '/about.mdx', '/about.md/', 'md'])(
  'returns undefined for %s',
  (path) => expect(pageOfMarkdownPath(path)).toBeUndefined(),
);

test('starts with the heading of the page and ends with its address', () => {
  const twin = markdownTwin('Example\n\n# Late quotes\n\nWhy.\n\n## Late quotes', {
    address: ADDRESS,
    title: 'For search',
    description: 'A [short] word.',
    author: 'Ana Petrov',
    published: '2026-11-03T08:00:00.000Z',
    modified: '2026-11-20T08:00:00.000Z',
  });
  expect(twin).toBe(`# Late quotes

> A \\[short\\] word.

- Author: Ana Petrov
- Published: 2026-11-03
- Updated: 2026-11-20

Example

Why.

## Late quotes

---

Address: ${ADDRESS}
`);
});

test('uses the title if the page has no heading, and omits unknown facts', () => {
  expect(
    markdownTwin('Text.', {
      address: ADDRESS,
      title: 'Undated # 1',
      modified: undefined,
      published: undefined,
    }),
  ).toBe(`# Undated # 1\n\nText.\n\n---\n\nAddress: ${ADDRESS}\n`);
});

test('omits an update on the day of publication and a first paragraph that repeats the description', () => {
  const day = '2026-11-03T08:00:00.000Z';
  const twin = markdownTwin('# T\n\nThe same.\n\nMore.', {
    address: ADDRESS,
    title: 'T',
    description: 'The same.',
    published: day,
    modified: '2026-11-03T09:00:00.000Z',
  });
  expect(twin.match(/The same\./g)).toHaveLength(1);
  expect(twin).not.toContain('Updated');
});

test('escapes any title and description onto one line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const twin = markdownTwin('', { address: ADDRESS, title: text, description: text });
      const [heading, ...rest] = twin.split('\n\n');
      expect(heading).toMatch(/^# [^\n]*$/);
      expect(rest.filter((part) => part.startsWith('#'))).toEqual([]);
    }),
  );
});
