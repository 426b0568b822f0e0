import { expect, test } from 'vitest';
import { decisionViolations } from './documentation-rules.ts';
import {
  heldVersionViolations,
  nodeVersionViolations,
  versionViolations,
  type PackageFile,
} from './package-rules.ts';
import { commandViolations, linkViolations } from './page-rules.ts';

const packageFile = (changes: Partial<PackageFile> = {}): PackageFile => ({
  dependencies: { node: '24', pg: '8.23.1', ...changes.dependencies },
  devDependencies: { '@types/node': '24', ...changes.devDependencies },
  engines: { node: '24.x', ...changes.engines },
  scripts: {},
});

test.each(['*', '^8.0.0', '~8.0.0', '8', '8.x', 'latest', '>=8.0.0', ''])(
  'rejects the version range "%s"',
  (version) => {
    const devDependencies = { '@types/nodemailer': version };
    expect(versionViolations(packageFile({ devDependencies }))).toEqual([
      `package.json asks for @types/nodemailer "${version}". Use an exact version: npm install --save-exact.`,
    ]);
  },
);

test.each(['8.0.2', '18.4.0-beta.17'])('accepts the exact version "%s"', (version) => {
  expect(versionViolations(packageFile({ dependencies: { any: version } }))).toEqual([]);
});

const INSTALLER = "const PINNED_MAJOR = 'v24.';";

test('accepts one major version of Node in all places', () => {
  expect(nodeVersionViolations(packageFile(), '24\n', INSTALLER)).toEqual([]);
});

test.each([
  ['engines.node', packageFile({ engines: { node: '>=18' } }), '24', INSTALLER],
  ['@types/node', packageFile({ devDependencies: { '@types/node': '26' } }), '24', INSTALLER],
  ['.nvmrc', packageFile(), '20', INSTALLER],
  ['PINNED_MAJOR', packageFile(), '24', INSTALLER.replace('24', '26')],
])('reports another major version of Node in %s', (place, file, nvmrc, installer) => {
  expect(nodeVersionViolations(file, nvmrc, installer)).toEqual([expect.stringContaining(place)]);
});

test('reports pinned groups with several versions or without packages', () => {
  const dependencies = { 'react-router': '8.4.0', '@react-router/node': '8.5.0' };
  const family = { matchPackageNames: ['react-router', '@react-router/*'], enabled: false };
  const gone = { matchPackageNames: ['left-pad'], enabled: false };
  const majors = { matchPackageNames: ['*'], matchUpdateTypes: ['major'], enabled: false };
  expect(heldVersionViolations(packageFile({ dependencies }), [family, gone, majors])).toEqual([
    'react-router, @react-router/* are at 8.4.0 and 8.5.0. They must have the same version.',
    'renovate.json pins left-pad, which package.json does not have.',
  ]);
});

test('reports commands in pages that do not exist', () => {
  const text = 'Run `npm start`, `npm run lint`, `npm run db:generate -- --name x` or `npm ci`.';
  const page = { path: 'README.md', text };
  expect(commandViolations(page, ['start', 'lint', 'db:generate'])).toEqual([]);
  expect(commandViolations(page, ['start', 'lint'])).toEqual([
    'README.md names "npm run db:generate", which package.json does not have.',
  ]);
});

test('reports broken links in pages', () => {
  const text = '[a](decisions/001.md#why) [b](../README.md) [c](https://x.example) [d](#here)';
  const page = { path: 'docs/page.md', text };
  const files = new Set(['docs/decisions/001.md', 'README.md']);
  expect(linkViolations(page, (path) => files.has(path))).toEqual([]);
  expect(linkViolations(page, (path) => path === 'README.md')).toEqual([
    'docs/page.md links to decisions/001.md#why, which does not exist.',
  ]);
});

test('rejects a decision without its number or a status, or whose successor is missing', () => {
  const check = (text: string) => decisionViolations(new Map([['docs/decisions/007-x.md', text]]));
  expect(check('# 007 · Three 404s\n\nStatus: Accepted, 2026-11-21.\n\n## Context\n')).toEqual([]);
  for (const text of ['# 008 · A\n\nStatus: Accepted.\n\n', '# 007 · A\n\nBecause.\n\n'])
    expect(check(text)).toEqual([expect.stringContaining('must begin with')]);
  expect(check('# 007 · A\n\nStatus: Superseded by ADR 999.\n\nGone.\n')).toEqual([
    'docs/decisions/007-x.md names ADR 999, which does not exist.',
  ]);
});
