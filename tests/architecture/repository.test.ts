import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencyViolations, environmentVariableViolations } from './documentation-rules.ts';
import { fileViolations, readmeViolations, wrapperViolations } from './file-rules.ts';
import { folderCycleViolations } from './folder-cycles.ts';
import { importViolations } from './import-directions.ts';
import { migrationViolations } from './migration-rules.ts';
import {
  heldVersionViolations,
  nodeVersionViolations,
  versionViolations,
  type PackageFile,
} from './package-rules.ts';
import { commandViolations, linkViolations } from './page-rules.ts';
import { readSource, readSources } from './source-file.ts';

const sources = readSources();
const packageFile = JSON.parse(readSource('package.json').text) as PackageFile;

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('imports point one way', () => {
  expect(importViolations(sources)).toEqual([]);
});

test('no folders of a zone import each other', () => {
  expect(folderCycleViolations(sources)).toEqual([]);
});

test('files are short, named in kebab-case, no barrels, and do not read the environment', () => {
  expect(fileViolations(sources)).toEqual([]);
});

test('no element is without a box', () => {
  expect(wrapperViolations(sources)).toEqual([]);
});

test('every domain has a README', () => {
  const paths = globSync('src/domains/**/*.*').map((path) => path.replaceAll('\\', '/'));
  expect(readmeViolations(paths)).toEqual([]);
});

test('migrations add before they take away', () => {
  const paths = globSync('migrations/*.sql').map((path) => path.replaceAll('\\', '/'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => migrationViolations(path, readSource(path).text))).toEqual([]);
});

test('every dependency is explained', () => {
  const { dependencies, devDependencies } = packageFile;
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(dependencyViolations(packages, readSource('docs/dependencies.md').text)).toEqual([]);
});

test('.env.example names exactly the variables of the configuration', () => {
  const config = readSource('src/platform/config/config.server.ts').text;
  expect(environmentVariableViolations(config, readSource('.env.example').text)).toEqual([]);
});

test('every dependency has one version, and families that are held fit together', () => {
  const { packageRules } = JSON.parse(readSource('renovate.json').text);
  expect(versionViolations(packageFile)).toEqual([]);
  expect(heldVersionViolations(packageFile, packageRules)).toEqual([]);
});

test('package.json and package-lock.json agree', () => {
  const { packages } = JSON.parse(readSource('package-lock.json').text);
  const asked = ({ dependencies, devDependencies, engines }: PackageFile) => ({
    dependencies,
    devDependencies,
    engines,
  });
  expect(asked(packages[''])).toEqual(asked(packageFile));
});

test('one major version of Node is named everywhere', () => {
  const installer = readSource('scripts/lib/install.mjs').text;
  expect(nodeVersionViolations(packageFile, readSource('.nvmrc').text, installer)).toEqual([]);
});

test('pages name commands that exist and link to what is there', () => {
  const paths = globSync(['*.md', '{docs,src,content,tests,bench,proofs}/**/*.md']);
  const pages = paths.map((path) => readSource(path.replaceAll('\\', '/')));
  const scripts = Object.keys(packageFile.scripts);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => commandViolations(page, scripts))).toEqual([]);
  expect(
    pages
      .filter(({ path }) => !path.startsWith('content/'))
      .flatMap((page) => linkViolations(page, existsSync)),
  ).toEqual([]);
});
