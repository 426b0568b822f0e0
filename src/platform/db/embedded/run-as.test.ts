import { expect, test } from 'vitest';
import { runAndWait, waysToRun } from './run-as.server.ts';

const root = { uid: 0, gid: 0 };
const bob = { uid: 1000, gid: 1000 };
const names = (...args: Parameters<typeof waysToRun>) => waysToRun(...args).map(({ name }) => name);

test('an ordinary user runs it as is', () => {
  expect(waysToRun({ platform: 'linux', self: bob, folder: bob })).toEqual([
    { name: 'this user', owner: bob, prefix: [] },
  ]);
});

test('root keeps the files when it can', () => {
  expect(names({ platform: 'linux', self: root, folder: root })).toEqual([
    'user namespace',
    'uid 65534',
    'uid 65534 past closed folders',
  ]);
});

test("root in a user's folder leaves the files to that user", () => {
  expect(names({ platform: 'linux', self: root, folder: bob })).toEqual([
    'uid 1000',
    'user namespace',
    'uid 1000 past closed folders',
  ]);
});

test('root without Linux has only a second uid', () => {
  expect(names({ platform: 'darwin', self: root, folder: root })).toEqual(['uid 65534']);
});

test('a program that does not exist counts as failed, with the reason', async () => {
  const runAs = { name: 'this user', owner: undefined, prefix: [] };
  expect(await runAndWait(runAs, ['/no/such/program'])).toEqual({
    ok: false,
    stdout: '',
    stderr: expect.stringContaining('ENOENT'),
  });
});
