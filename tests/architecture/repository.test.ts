import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { VISITOR_FORMS } from '#src/domains/leads/lead-forms.ts';
import { contentPaths, screenPaths } from '#src/domains/site-map/site-paths.ts';
import {
  decisionViolations,
  dependencyViolations,
  environmentVariableViolations,
} from './documentation-rules.ts';
import {
  fileViolations,
  kitViolations,
  readmeViolations,
  styleSizeViolations,
  styleViolations,
  wrapperViolations,
} from './file-rules.ts';
import { folderCycleViolations } from './folder-cycles.ts';
import { importViolations } from './import-directions.ts';
import { migrationViolations } from './migration-rules.ts';
import { queryViolations } from './sql-rules.ts';
import {
  heldVersionViolations,
  nodeVersionViolations,
  versionViolations,
  type PackageFile,
} from './package-rules.ts';
import { commandViolations, linkViolations } from './page-rules.ts';
import { siteMapViolations } from './site-map-rules.ts';
import { readSource, readSources } from './source-file.ts';
import { wordViolations } from './word-rules.ts';

const sources = readSources();
const packageFile = JSON.parse(readSource('package.json').text) as PackageFile;

test('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('imports point one way', () => {
  expect(importViolations(sources)).toEqual([]);
});

test('domains query the database in repositories only', () => {
  expect(queryViolations(sources)).toEqual([]);
});

test('folders of a zone form no import cycle', () => {
  expect(folderCycleViolations(sources)).toEqual([]);
});

test('addresses are defined only in the site map', () => {
  const pages = DEFAULT_PAGES.map(({ path }) => path);
  const content = contentPaths({ pages, posts: [], stories: [] });
  const paths = new Set([...content, ...screenPaths(VISITOR_FORMS)]);
  expect(siteMapViolations(sources, paths)).toEqual([]);
});

test('files follow the rules on size, names, barrels and the environment', () => {
  expect(fileViolations(sources)).toEqual([]);
});

test('every style sheet of the admin is imported', () => {
  expect(styleViolations(sources)).toEqual([]);
});

test('the admin uses the parts of its kits', () => {
  expect(kitViolations(sources)).toEqual([]);
});

test('the style sheets of the admin keep their size', () => {
  expect(styleSizeViolations(sources)).toEqual([]);
});

test('every element has a box', () => {
  expect(wrapperViolations(sources)).toEqual([]);
});

test('texts use the words of docs/styleguide-words.md', () => {
  const posts = globSync('content/**/*.md').map((path) => readSource(path.replaceAll('\\', '/')));
  expect(posts.length).toBeGreaterThan(0);
  expect(wordViolations([...sources, ...posts])).toEqual([]);
});

test('every domain has a README', () => {
  const paths = globSync('src/domains/**/*.*').map((path) => path.replaceAll('\\', '/'));
  expect(readmeViolations(paths)).toEqual([]);
});

test('migrations do not break the previous release', () => {
  const paths = globSync('migrations/*.sql').map((path) => path.replaceAll('\\', '/'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => migrationViolations(path, readSource(path).text))).toEqual([]);
});

test('only the newest snapshot of the schema is kept (docs/runbooks/schema-changes.md)', () => {
  expect(globSync('migrations/meta/*_snapshot.json')).toHaveLength(1);
});

test('docs/dependencies.md explains every dependency', () => {
  const { dependencies, devDependencies } = packageFile;
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(dependencyViolations(packages, readSource('docs/dependencies.md').text)).toEqual([]);
});

test('every decision has its number, its status, and the successor it names', () => {
  const paths = globSync('docs/decisions/*.md').map((path) => path.replaceAll('\\', '/'));
  expect(paths.length).toBeGreaterThan(0);
  const decisions = new Map(paths.map((path) => [path, readSource(path).text]));
  expect(decisionViolations(decisions)).toEqual([]);
});

test('.env.example has exactly the variables of the configuration', () => {
  const config = readSource('src/platform/config/config.server.ts').text;
  expect(environmentVariableViolations(config, readSource('.env.example').text)).toEqual([]);
});

test('dependencies have exact versions, and pinned groups one version', () => {
  const { packageRules } = JSON.parse(readSource('renovate.json').text);
  expect(versionViolations(packageFile)).toEqual([]);
  expect(heldVersionViolations(packageFile, packageRules)).toEqual([]);
});

test('package.json and package-lock.json agree', () => {
  const { packages } = JSON.parse(readSource('package-lock.json').text);
  const requested = ({ dependencies, devDependencies, engines }: PackageFile) => ({
    dependencies,
    devDependencies,
    engines,
  });
  expect(requested(packages[''])).toEqual(requested(packageFile));
});

test('all places have the same major version of Node', () => {
  const installer = readSource('scripts/lib/install.mjs').text;
  expect(nodeVersionViolations(packageFile, readSource('.nvmrc').text, installer)).toEqual([]);
});

test('documentation has no unknown commands and no broken links', () => {
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
