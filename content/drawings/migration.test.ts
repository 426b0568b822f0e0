import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FOUND, LEAVING, LOADED, MIGRATION } from './migration.ts';

const example = await readFile('content/posts/moving-contacts-to-a-new-crm.md', 'utf8');
const numbers = (text: string) => text.match(/\d{1,2},\d{3}|\d{3}(?!,)/g) ?? [];

test.each(['wide', 'tall'] as const)(
  'states only numbers of its text in the %s version',
  (version) => {
    const labels = MIGRATION[version].labels.flatMap(({ text }) => numbers(text));
    expect(labels).toHaveLength(9);
    expect(labels.filter((number) => !example.includes(number))).toEqual([]);
  },
);

test('loads what is left', () => {
  expect([FOUND, LOADED]).toEqual([41_000, 28_200]);
  expect(LEAVING.map(([count]) => count)).toEqual([5200, 3100, 900, 3600]);
});
