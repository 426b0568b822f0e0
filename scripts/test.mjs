// npm test, npm run check, npm run test:all: run the checks of the repository, also on a fresh clone. The last line is
// the sum. Usage: npm test -- [--all] [--only lint|types|unit|dom|integration|e2e] [part of a file name ...]
import { rmSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { add } from './lib/count.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, StepError } from './lib/run.mjs';
import { runPhases } from './lib/run-phases.mjs';
import { createScratch } from './lib/scratch.mjs';
import { findSystemPostgres } from './lib/system-postgres.mjs';
import { describeSkipped, NEEDS } from './lib/test-needs.mjs';
import { parseOptions } from './lib/test-options.mjs';
import * as stages from './lib/test-stages.mjs';
import { listSlowest } from './lib/timings.mjs';

await main(async () => {
  const run = parseOptions(process.argv.slice(2));
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    return report([{ name: 'installation', passed: 0, failed: 1, time: '-' }]);
  }
  run.folder = createScratch();
  try {
    if (wantsEndToEnd(run)) run.chromium = await findChromium({ isHeadless: true });
    const system = run.isFull && run.kinds.has('integration') ? findSystemPostgres() : undefined;
    const results = await runPhases(listPhases(run, system));
    const needsSystem = run.isFull && run.kinds.has('integration') && !system;
    return report(results, needsSystem ? [NO_SYSTEM_POSTGRES] : []);
  } finally {
    rmSync(run.folder, { recursive: true, force: true });
  }
});

const NO_SYSTEM_POSTGRES = `Not run: the integration tests on ${NEEDS['needs-system-postgres']}`;

function listPhases(run, system) {
  const { kinds } = run;
  const checks = [];
  if (kinds.has('lint') || kinds.has('types')) checks.push(stages.routeTypes);
  if (kinds.has('lint') && kinds.has('types')) checks.push(stages.lintAndTypes);
  else if (kinds.has('lint')) checks.push(stages.lint);
  else if (kinds.has('types')) checks.push(stages.types);
  if (kinds.has('lint')) checks.push(stages.format, stages.styles);
  const quick = ['unit', 'dom'].filter((kind) => kinds.has(kind));
  const phases = [{ shown: quick.length > 0 && stages.vitest(run, quick), beside: checks }];
  const needsBuild = wantsEndToEnd(run) && run.chromium;
  phases.push({
    shown: kinds.has('integration') && stages.vitest(run, ['integration']),
    beside: needsBuild ? [stages.build(run), stages.endToEndFiles(run)] : [],
  });
  if (system) {
    const name = `integration on PostgreSQL ${system.version} of the system`;
    const variables = { TEST_POSTGRES_BIN: system.binDir };
    phases.push({ shown: stages.vitest(run, ['integration'], name, variables) });
  }
  if (wantsEndToEnd(run)) phases.push({ shown: stages.endToEnd(run) });
  return phases;
}

function wantsEndToEnd({ kinds, filters }) {
  return kinds.has('e2e') && stages.hasEndToEndTests(filters);
}

function report(results, notes = []) {
  const sum = add(results);
  const timings = results.flatMap((result) => result.timings ?? []);
  if (timings.length > 0) console.log(`\n━━ slowest tests\n${listSlowest(timings).join('\n')}`);
  console.log('\n━━ summary');
  for (const { name, passed, failed, time } of results) {
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${time})`);
  }
  const skipped = describeSkipped(sum.skipped);
  for (const note of skipped ? [...notes, skipped] : notes) console.log(`- ${note}`);
  if (sum.passed + sum.failed === 0) {
    console.log('✗ no test file matches');
    sum.failed = 1;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
