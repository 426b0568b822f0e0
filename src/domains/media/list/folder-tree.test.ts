import { expect, test } from 'vitest';
import { folderTree } from './folder-tree.ts';

test('counts the files of a folder and of those below it', () => {
  expect(
    folderTree({
      counts: [
        { folder: 'Team/2026', files: 3 },
        { folder: 'Team', files: 2 },
        { folder: '', files: 4 },
        { folder: null, files: 5 },
      ],
      paths: ['Team'],
    }),
  ).toEqual({
    files: 9,
    loose: 4,
    trash: 5,
    folders: [
      { path: 'Team', files: 2, allFiles: 5 },
      { path: 'Team/2026', files: 3, allFiles: 3 },
    ],
  });
});

test('lists a folder directly before those below it, by name, numbers by value', () => {
  const paths = ['Team-2', 'Team/10', 'Team/9', 'a/b/c', 'Team', 'a', 'Zoo'];
  expect(folderTree({ counts: [], paths }).folders.map(({ path }) => path)).toEqual([
    'a',
    'a/b',
    'a/b/c',
    'Team',
    'Team/9',
    'Team/10',
    'Team-2',
    'Zoo',
  ]);
});
