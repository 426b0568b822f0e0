import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencyViolations, environmentVariableViolations } from './documentation-rules.ts';
import { fileViolations, readmeViolations, wrapperViolations } from './file-rules.ts';
import { importViolations } from './import-directions.ts';
import { migrationViolations } from './migration-rules.ts';
import { readSource, readSources } from './source-file.ts';

const sources = readSources();

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('imports point one way', () => {
  expect(importViolations(sources)).toEqual([]);
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
  const { dependencies, devDependencies } = JSON.parse(readSource('package.json').text);
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(dependencyViolations(packages, readSource('docs/dependencies.md').text)).toEqual([]);
});

test('.env.example names exactly the variables of the configuration', () => {
  const config = readSource('src/platform/config/config.server.ts').text;
  expect(environmentVariableViolations(config, readSource('.env.example').text)).toEqual([]);
});
