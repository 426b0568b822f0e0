import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const NAMES = /data-island="([\w-]+)"/g;

test('each element that names an island has its script, and each script its element', () => {
  const views = globSync('src/{blocks,site}/**/*.tsx');
  const named = views.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, name]) => name!),
  );
  const scripts = globSync('src/{blocks,site}/**/*.island.{ts,tsx}').map(
    (file) => basename(file).split('.island.')[0]!,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.toSorted()).toEqual([...new Set(named)].toSorted());
});
