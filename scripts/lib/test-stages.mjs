import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { NO_CHROMIUM } from './chromium.mjs';
import { countOne, countPlaywright, countVitest } from './count.mjs';
import { inRoot, pinned, pinnedEnvironment } from './repository.mjs';
import { StepError } from './run.mjs';
import { FULL } from './test-needs.mjs';

/** Stages of a test run for run-phases.mjs. `run` is the state that all stages share. */

/** A stage with a program that reports by its exit code. */
export const check = (name, program, args) => ({
  name,
  run: async (execute) => countOne(await execute(...pinned(program, args), pinnedEnvironment())),
});

/** Route types that lint and types need: React Router generates them, and a fresh clone has none. */
export const routeTypes = check('route types', 'react-router', ['typegen']);
export const lint = check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
export const format = check('format', 'oxfmt', ['--check']);
export const styles = check('styles', 'stylelint', ['src/admin/**/*.css']);
export const types = check('types', 'tsc', ['--noEmit']);
/** Both in one program, because rules with types need the same types: for 60 percent of the CPU time. */
export const lintAndTypes = check('lint and types', 'oxlint', [
  '--type-aware',
  '--type-check',
  '--deny-warnings',
]);

/** Runs projects of vitest.config.ts together. */
export const vitest = (run, projects, name = projects.join(' and '), variables = {}) => ({
  name,
  async run(execute) {
    const report = join(run.folder, `${name.replaceAll(' ', '-')}.json`);
    const args = ['run', ...projects.flatMap((project) => ['--project', project])];
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
    if (!run.isFull) args.push(`--tags-filter=!${FULL}`);
    if (run.filters.length > 0) args.push('--passWithNoTests', ...run.filters);
    const env = pinnedEnvironment({ ...environmentOf(run), ...variables });
    return countVitest(report, await execute(...pinned('vitest', args), env), run.isFull);
  },
});

/** The build for the end-to-end tests; an up-to-date build is reused. */
export const build = (run) => ({
  name: 'build',
  async run(_, log) {
    try {
      await ensureBuilt(log);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      log(error.message);
      run.hasNoBuild = true;
    }
    return countOne(run.hasNoBuild ? 1 : 0);
  },
});

/**
 * Loads the end-to-end tests without running them, so that Playwright compiles their files while integration tests wait,
 * and not alone on one core. They take 12 s on a fresh clone.
 */
export const endToEndFiles = (run) => ({
  name: 'e2e files',
  async run(execute) {
    const args = ['test', '--list', '--grep-invert=.', '--pass-with-no-tests', ...run.filters];
    return countOne(await execute(...pinned('playwright', args), playwrightEnvironment(run)));
  },
});

export const endToEnd = (run) => ({
  name: 'e2e',
  async run(execute, log) {
    if (run.hasNoBuild || !run.chromium) {
      log(run.hasNoBuild ? 'There is no build to test.' : NO_CHROMIUM);
      return countOne(1);
    }
    const report = join(run.folder, 'playwright.json');
    const env = { ...playwrightEnvironment(run), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const args = ['test', ...(run.isFull ? [] : ['--grep-invert', `@${FULL}\\b`]), ...run.filters];
    return countPlaywright(report, await execute(...pinned('playwright', args), env));
  },
});

const playwrightEnvironment = (run) =>
  pinnedEnvironment({
    ...environmentOf(run),
    CHROMIUM_PATH: run.chromium,
    // Outside of TMPDIR, so that the next run need not compile every file again.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: inRoot('node_modules', '.cache', 'playwright'),
  });

// TEST_TIER is read by tests/support/tier.ts.
const environmentOf = ({ isFull, folder }) => ({
  NODE_ENV: 'test',
  TMPDIR: folder,
  ...(isFull && { TEST_TIER: 'full' }),
});

/** Whether an end-to-end test file matches one of the filters; all match without filters. */
export function hasEndToEndTests(filters) {
  if (filters.length === 0) return true;
  const folder = inRoot('tests', 'e2e');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return files.some((file) => filters.some((filter) => `tests/e2e/${file}`.includes(filter)));
}
