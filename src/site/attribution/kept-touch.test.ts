import { expect, test } from 'vitest';
import { hasKeptTouch } from './kept-touch.ts';

const ORIGIN = 'https://cadron.example';

const storageWith = (items: Record<string, string>) => () =>
  ({ getItem: (key: string) => items[key] ?? null }) as unknown as Storage;

test.each([
  [{}, false],
  [{ landing: '' }, false],
  [{ landing: `${ORIGIN}/b2b ` }, false],
  [{ landing: `${ORIGIN}/b2b?utm_source=ads ` }, true],
  [{ landing: `${ORIGIN}/b2b https://search.example/` }, true],
  [{ landing: `${ORIGIN}/b2b `, attribution: '{"first":{},"last":{}}' }, true],
])('of a visit that keeps %j it says %s', (items, expected) => {
  expect(hasKeptTouch(storageWith(items))).toBe(expected);
});

test('storage that is blocked keeps none', () => {
  const blocked = (): Storage => {
    throw new Error('SecurityError');
  };
  expect(hasKeptTouch(blocked)).toBe(false);
});
