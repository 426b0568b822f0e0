// npm test: every check of the repository, on a fresh clone too. The last line is the sum.
// Usage: npm test -- [--only lint|types|unit|integration|e2e] [part of a file name ...]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { add } from './lib/count.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, seconds, StepError } from './lib/run.mjs';
import { findSystemPostgres } from './lib/system-postgres.mjs';
import { parseOptions } from './lib/test-options.mjs';
import { check, endToEnd, hasEndToEndTests, lint, types, vitest } from './lib/test-stages.mjs';

const NO_SYSTEM_POSTGRES =
  'Left out: integration tests on a PostgreSQL of the system (none of version 15 or later found).';

await main(async () => {
  const { kinds, filters } = parseOptions(process.argv.slice(2));
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    return report([{ name: 'installation', passed: 0, failed: 1, time: '-' }], new Set());
  }
  const folder = mkdtempSync(join(tmpdir(), 'cadron-test-'));
  try {
    return await runAll(kinds, { filters, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function runAll(kinds, run) {
  const wantsEndToEnd = kinds.has('e2e') && hasEndToEndTests(run.filters);
  if (wantsEndToEnd) run.chromium = await findChromium();
  const stages = listStages(kinds, run, wantsEndToEnd);
  const results = [];
  for (const [name, work] of stages) {
    console.log(`\n━━ ${name}`);
    const started = Date.now();
    results.push({ name, ...(await work()), time: seconds(Date.now() - started) });
  }
  return report(results, kinds);
}

// A stage that fails does not keep the next from running: one run tells everything that is wrong.
function listStages(kinds, run, wantsEndToEnd) {
  const stages = [];
  if (kinds.has('lint')) {
    stages.push(['lint', lint]);
    stages.push(['format', () => check('oxfmt', ['--check'])]);
  }
  if (kinds.has('types')) stages.push(['types', types]);
  const projects = ['unit', 'integration'].filter((kind) => kinds.has(kind));
  if (projects.length > 0) stages.push([projects.join(' and '), () => vitest(run, projects)]);
  const system = kinds.has('integration') ? findSystemPostgres() : undefined;
  if (system) {
    const env = { TEST_POSTGRES_BIN: system.binDir };
    const name = `integration on PostgreSQL ${system.version} of the system`;
    stages.push([name, () => vitest(run, ['integration'], env)]);
  }
  if (wantsEndToEnd) stages.push(['e2e', () => endToEnd(run)]);
  return stages;
}

function report(results, kinds) {
  console.log('\n━━ summary');
  for (const { name, passed, failed, time } of results) {
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${time})`);
  }
  const hasSystem = results.some(({ name }) => name.includes('of the system'));
  if (kinds.has('integration') && !hasSystem) console.log(`- ${NO_SYSTEM_POSTGRES}`);
  const sum = add(results);
  if (sum.passed + sum.failed === 0) {
    console.log('✗ no test has such a name');
    sum.failed = 1;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
