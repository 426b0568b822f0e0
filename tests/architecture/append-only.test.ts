import { expect, test } from 'vitest';
import { isTest, readSources } from './source-file.ts';

/** Statements that would change the history; the database refuses them too. */
const CHANGES =
  /\.(?:update|delete)\(\s*activity\s*\)|\b(?:update|delete\s+from|truncate)\s+(?:table\s+)?"?activity"?\s/i;

const files = readSources().filter((file) => !isTest(file) && !file.path.startsWith('bench/'));

test('no code changes or deletes entries of the history', () => {
  expect(CHANGES.test('await tx.delete(activity)')).toBe(true);
  expect(CHANGES.test('`update activity set actor_name = $1`')).toBe(true);
  expect(files.filter(({ text }) => CHANGES.test(text)).map(({ path }) => path)).toEqual([]);
});
