import { expect, test } from 'vitest';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { sourceFile } from '#tests/support/import-sources.ts';
import { addressOf, openArchive } from './archive.server.ts';

const open = (...names: string[]) =>
  openArchive(sourceFile('site.zip', zipOf(names.map((name) => ({ name, data: name })))));

test('a picture is found whatever form its name has, at its place or below a folder of the site', async () => {
  const archive = await open(
    'blog/images/Über.png'.normalize('NFD'),
    'blog/images/Café.png'.normalize('NFC'),
    'blog/static/img/a b.png',
    'blog/static/img/100%.png',
    'blog/other/a b.png',
  );
  const find = async (address: string) => {
    const found = await archive.find(`https://source.invalid/${address}`);
    return found && 'name' in found ? found.name : undefined;
  };
  expect(await find('images/%C3%9Cber.png')).toBe('Über.png');
  expect(await find(encodeURI('images/Café.png'.normalize('NFD')))).toBe('Café.png');
  expect(await find('img%5Ca%20b.png?raw=true')).toBe('a b.png');
  expect(await find('img/100%.png')).toBe('100%.png');
  expect(await find('IMG/A b.PNG')).toBe('a b.png');
  expect(await find('elsewhere/a b.png')).toBeUndefined();
  expect(await find('mg/a b.png')).toBeUndefined();
  expect(await archive.find('https://cdn.example/a.png')).toEqual({
    address: 'https://cdn.example/a.png',
  });
  expect(await archive.find('a.png')).toBeUndefined();
  await archive.close();
});

test('the folder that all files are in is no part of their paths, unless it says what they are', async () => {
  const pathsOf = async (...names: string[]) =>
    (await open(...names)).files.map(({ path }) => path);
  expect(await pathsOf('blog/a.md', 'blog/b/c.md', '__MACOSX/blog/._a.md', 'blog/.git/x')).toEqual([
    'a.md',
    'b/c.md',
  ]);
  expect(await pathsOf('posts/a.html')).toEqual(['posts/a.html']);
  expect(await pathsOf('a.md', 'blog/b.md')).toEqual(['a.md', 'blog/b.md']);
  expect((await open('blog/a.md')).origin).toBe('blog');
  expect((await open('a.md')).origin).toBe('site');
});

test('the address of a file is that which links beside it start from', () => {
  expect(new URL('../b.md', addressOf('a/c d/#1?.md')).href).toBe('https://source.invalid/a/b.md');
});
