import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from './lock-file.mjs';

test('package-lock.json contains the packages of all platforms; if not, run: node scripts/complete-lock.mjs', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(missingEntries(lock))).toEqual([]);
});

test('adds an entry that only the missing platform installs', () => {
  const optionalDependencies = { '@tool/linux-x64-musl': '1.2.3', '@tool/darwin-arm64': '1.2.3' };
  const packages = {
    'node_modules/tool': { dev: true, optionalDependencies },
    'node_modules/tool/node_modules/@tool/darwin-arm64': {},
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});

test('adds the lowest version of a range', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { 'tool-win32': '^0.1.0' } } };
  expect(missingEntries({ packages })).toMatchObject({
    'node_modules/tool-win32': { version: '0.1.0', os: ['win32'] },
  });
});
