import { expect, it } from 'vitest';
import { bind } from './bind.ts';

it('calls each function with the bound argument before its own', async () => {
  const store = bind(new Map([['a', 1]]), {
    get: (map: Map<string, number>, key: string) => map.get(key),
    size: async (map: Map<string, number>) => map.size,
  });
  expect(store.get('a')).toBe(1);
  await expect(store.size()).resolves.toBe(1);
});
