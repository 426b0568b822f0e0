import { expect, test } from 'vitest';
import { runAndWait, listRunAsCandidates } from './run-as.server.ts';

const root = { uid: 0, gid: 0 };
const bob = { uid: 1000, gid: 1000 };
const names = (...args: Parameters<typeof listRunAsCandidates>) =>
  listRunAsCandidates(...args).map(({ name }) => name);

test('keeps an ordinary user', () => {
  expect(listRunAsCandidates({ platform: 'linux', self: bob, folder: bob })).toEqual([
    { name: 'this user', owner: bob, prefix: [] },
  ]);
});

test('prefers a user namespace for root', () => {
  expect(names({ platform: 'linux', self: root, folder: root })).toEqual([
    'user namespace',
    'uid 65534',
    'uid 65534 with CAP_DAC_OVERRIDE',
  ]);
});

test('prefers the owner of the data folder over root', () => {
  expect(names({ platform: 'linux', self: root, folder: bob })).toEqual([
    'uid 1000',
    'user namespace',
    'uid 1000 with CAP_DAC_OVERRIDE',
  ]);
});

test('offers root only a second uid outside Linux', () => {
  expect(names({ platform: 'darwin', self: root, folder: root })).toEqual(['uid 65534']);
});

test('returns a failure with the reason for a missing program', async () => {
  const runAs = { name: 'this user', owner: undefined, prefix: [] };
  expect(await runAndWait(runAs, ['/no/such/program'])).toEqual({
    ok: false,
    stdout: '',
    stderr: expect.stringContaining('ENOENT'),
  });
});
