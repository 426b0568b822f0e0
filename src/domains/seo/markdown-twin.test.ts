import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { markdownPathOf, markdownTwin, pageOfMarkdownPath } from './markdown-twin.ts';

const ADDRESS = 'https://cadron.example/insights/one';

test('each page has an address for its twin, and is found by it', () => {
  expect(markdownPathOf('/')).toBe('/index.md');
  expect(markdownPathOf('/services/paid-media')).toBe('/services/paid-media.md');
  for (const path of ['/', '/about', '/insights/a.b', '/about.md'])
    expect(pageOfMarkdownPath(markdownPathOf(path))).toBe(path);
});

test.each(['/about', '/.md', '/insights/.md', '/about.mdx', '/about.md/', 'md'])(
  '%s is no twin',
  (path) => expect(pageOfMarkdownPath(path)).toBeUndefined(),
);

test('a twin begins with the heading of its page, and ends with the address', () => {
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

test('a page without a heading has its title, and what is unknown is not told', () => {
  expect(
    markdownTwin('Text.', {
      address: ADDRESS,
      title: 'Undated # 1',
      modified: undefined,
      published: undefined,
    }),
  ).toBe(`# Undated # 1\n\nText.\n\n---\n\nAddress: ${ADDRESS}\n`);
});

test('a day that changed nothing since and words said twice are told once', () => {
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

test('no title or description breaks out of its line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const twin = markdownTwin('', { address: ADDRESS, title: text, description: text });
      const [heading, ...rest] = twin.split('\n\n');
      expect(heading).toMatch(/^# [^\n]*$/);
      expect(rest.filter((part) => part.startsWith('#'))).toEqual([]);
    }),
  );
});
