import { expect, test } from 'vitest';
import { hasStoredTouch } from './stored-touch.ts';

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
])('with %j in storage it returns %s', (items, expected) => {
  expect(hasStoredTouch(storageWith(items))).toBe(expected);
});

test('returns false when storage is blocked', () => {
  const blocked = (): Storage => {
    throw new Error('SecurityError');
  };
  expect(hasStoredTouch(blocked)).toBe(false);
});
