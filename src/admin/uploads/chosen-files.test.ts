import { expect, test } from 'vitest';
import { filesOfDrop, filesOfInput, filesOfPaste } from './chosen-files.ts';
import type { ChosenFile } from './upload.ts';

const listed = (files: readonly ChosenFile[]) =>
  files.map(({ file, folder }) => `${folder}: ${file.name}`);

const fileEntry = (name: string) => ({
  isFile: true,
  name,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});

/** A folder that, as in browsers, returns a part of its entries at a time. */
const folderEntry = (name: string, children: unknown[], atOnce = 100) => ({
  isFile: false,
  name,
  createReader() {
    let at = 0;
    return {
      readEntries(done: (entries: unknown[]) => void) {
        done(children.slice(at, (at += atOnce)));
      },
    };
  },
});

const transferOf = (entries: unknown[]) =>
  ({
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => null,
    })),
  }) as unknown as DataTransfer;

test('dropped folders keep their subfolders, below the current folder', async () => {
  const summer = folderEntry('Summer', [
    fileEntry('sun.png'),
    fileEntry('.DS_Store'),
    folderEntry('Beach', [fileEntry('sand.png'), fileEntry('Thumbs.db')]),
    folderEntry('.git', [fileEntry('config')]),
  ]);
  const files = await filesOfDrop(transferOf([fileEntry('a.png'), summer]), 'Team');
  expect(listed(files)).toEqual([
    'Team: a.png',
    'Team/Summer: sun.png',
    'Team/Summer/Beach: sand.png',
  ]);
  expect(listed(await filesOfDrop(transferOf([summer]), ''))[0]).toBe('Summer: sun.png');
});

test('a folder of more files than browsers return at once is complete', async () => {
  const many = Array.from({ length: 250 }, (_, at) => fileEntry(`${at}.png`));
  expect(await filesOfDrop(transferOf([folderEntry('All', many)]), '')).toHaveLength(250);
});

test('a chosen folder says where its files were', () => {
  const nested = new File(['x'], 'sand.png');
  Object.defineProperty(nested, 'webkitRelativePath', { value: 'Summer/Beach/sand.png' });
  const plain = Object.defineProperty(new File(['x'], 'a.png'), 'webkitRelativePath', {
    value: '',
  });
  const files = [nested, plain] as unknown as FileList;
  expect(listed(filesOfInput(files, 'Team'))).toEqual([
    'Team/Summer/Beach: sand.png',
    'Team: a.png',
  ]);
});

test('pasted pictures are named by the time; files that have a name keep it', () => {
  const files = [
    new File(['x'], 'image.png', { type: 'image/png' }),
    new File(['x'], 'image.png', { type: 'image/png' }),
    new File(['x'], 'chart.png', { type: 'image/png' }),
  ];
  const now = new Date(2026, 10, 22, 15, 4, 5);
  const pasted = filesOfPaste({ files } as unknown as DataTransfer, 'Team', now);
  expect(listed(pasted)).toEqual([
    'Team: Pasted 2026-11-22 15.04.05.png',
    'Team: Pasted 2026-11-22 15.04.05 2.png',
    'Team: chart.png',
  ]);
});
