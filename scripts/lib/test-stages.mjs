import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { NO_CHROMIUM } from './chromium.mjs';
import { countOne, countPlaywright, countVitest } from './count.mjs';
import { inRoot, pinned, pinnedEnvironment } from './repository.mjs';
import { show, StepError } from './run.mjs';

/** Each stage shows its output and resolves to `{passed, failed}`. `run` is what all stages share. */

export async function check(program, args) {
  return countOne(await show(...pinned(program, args), pinnedEnvironment()));
}

export const lint = () => checkWithRouteTypes('oxlint', ['--type-aware', '--deny-warnings']);
export const types = () => checkWithRouteTypes('tsc', ['--noEmit']);

/** Both read the types that React Router makes of the routes; a fresh clone has none yet. */
async function checkWithRouteTypes(program, args) {
  const generated = await check('react-router', ['typegen']);
  return generated.failed > 0 ? generated : check(program, args);
}

export async function vitest(run, projects, env = {}) {
  const report = join(run.folder, `vitest-${Object.keys(env).join()}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  if (run.filters.length > 0) args.push('--passWithNoTests', ...run.filters);
  const environment = pinnedEnvironment({ NODE_ENV: 'test', ...env });
  return countVitest(report, await show(...pinned('vitest', args), environment));
}

export async function endToEnd(run) {
  if (!run.chromium) {
    console.error(NO_CHROMIUM);
    return countOne(1);
  }
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    return countOne(1);
  }
  const report = join(run.folder, 'playwright.json');
  const env = pinnedEnvironment({
    NODE_ENV: 'test',
    CHROMIUM_PATH: run.chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const args = ['test', ...run.filters];
  return countPlaywright(report, await show(...pinned('playwright', args), env));
}

/** Whether a file of the end-to-end tests fits one of the filters; without filters all do. */
export function hasEndToEndTests(filters) {
  if (filters.length === 0) return true;
  const folder = inRoot('tests', 'e2e');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return files.some((file) => filters.some((filter) => `tests/e2e/${file}`.includes(filter)));
}
