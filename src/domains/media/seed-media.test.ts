import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedMedia } from './seed-media.server.ts';

function fakeLibrary(present: Record<string, string> = {}) {
  const files = new Map(Object.entries(present));
  return {
    files,
    has: (path: string) => Promise.resolve(files.has(path)),
    add: (path: string, contents: Buffer) =>
      Promise.resolve(void files.set(path, contents.toString())),
  };
}

test('adds missing files and drawings, and does not overwrite existing ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  try {
    await mkdir(join(folder, 'Active Client Logos'));
    await writeFile(join(folder, 'Active Client Logos', 'Example Works.svg'), 'logo');
    await writeFile(join(folder, '.DS_Store'), 'junk');
    const library = fakeLibrary({ 'Insights/a.svg': 'an editor’s own' });
    const drawings = new Map([
      ['Insights/a.svg', 'drawn a'],
      ['Insights/b.svg', 'drawn b'],
    ]);
    expect(await seedMedia(library, folder, drawings)).toBe(2);
    expect(Object.fromEntries(library.files)).toEqual({
      'Active Client Logos/Example Works.svg': 'logo',
      'Insights/a.svg': 'an editor’s own',
      'Insights/b.svg': 'drawn b',
    });
    expect(await seedMedia(library, folder, drawings)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('adds nothing from a missing folder', async () => {
  expect(await seedMedia(fakeLibrary(), '/nowhere/at/all', new Map())).toBe(0);
});
