import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

test('writes brotli and gzip files beside compressible files only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-precompress-'));
  const script = 'const answer = 42;\n'.repeat(100);
  await writeFile(join(folder, 'app.js'), script);
  await writeFile(join(folder, 'small.js'), 'x'.repeat(256));
  await writeFile(join(folder, 'font.woff2'), script);
  await precompress(folder);
  expect((await readdir(folder)).toSorted()).toEqual(
    'app.js app.js.br app.js.gz font.woff2 small.js'.split(' '),
  );
  expect(String(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))))).toBe(script);
  expect(String(gunzipSync(await readFile(join(folder, 'app.js.gz'))))).toBe(script);
  await rm(folder, { recursive: true });
});
