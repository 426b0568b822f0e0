import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from './lock-file.mjs';

test('package-lock.json names the packages of all platforms; if not: node scripts/complete-lock.mjs', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(missingEntries(lock))).toEqual([]);
});

test('a lock without a platform gets an entry that only that platform installs', () => {
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

test('optional packages with a range of versions are left to npm', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { fsevents: '~2.3.3' } } };
  expect(missingEntries({ packages })).toEqual({});
});
