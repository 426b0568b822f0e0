import { readdir } from 'node:fs/promises';
import type { Experiment, Outcome } from './experiment.ts';

/**
 * npm run prove [-- <id> ...] [--scale 0.1]: injects faults into the production build on this machine, and prints what
 * was tried and what was lost. Exits with 1 on any loss.
 */
const { ids, scale } = parseArguments(process.argv.slice(2));
const experiments = (await listExperiments()).filter(({ id }) => ids.size === 0 || ids.has(id));
const rows: string[] = [];
let hasFailed = experiments.length === 0;
for (const { id, title, run } of experiments) {
  console.log(`\n━━ ${id}. ${title}`);
  const startedAt = Date.now();
  const outcome = await run((line) => console.log(`   ${line}`), { scale }).catch(failure);
  hasFailed ||= !outcome.passed;
  const result = outcome.passed ? 'nothing lost' : `FAILED, ${outcome.lost} lost`;
  rows.push(`| ${id} | ${title} | ${outcome.tried} | ${result} | ${outcome.notes} |`);
  console.log(
    `   ${outcome.passed ? '✓' : '✗'} ${result} (${Math.round((Date.now() - startedAt) / 1_000)} s)`,
  );
  console.log(`   ${outcome.notes}`);
}
console.log('\n| # | experiment | tried | result | notes |\n| --- | --- | --- | --- | --- |');
console.log(rows.join('\n'));
process.exit(hasFailed ? 1 : 0);

async function listExperiments(): Promise<Experiment[]> {
  const files = await readdir(import.meta.dirname);
  const names = files.filter((name) => /^\d\d-.*\.ts$/.test(name)).toSorted();
  const modules = await Promise.all(names.map((name) => import(`./${name}`)));
  return modules.map((module) => (module as { default: Experiment }).default);
}

function parseArguments(args: readonly string[]): { ids: ReadonlySet<number>; scale: number } {
  const at = args.indexOf('--scale');
  const scale = at < 0 ? 1 : Number(args[at + 1]);
  const numbers = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return { ids: new Set(numbers.map(Number)), scale };
}

function failure(error: unknown): Outcome {
  const notes = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tried: 'ended early', lost: 0, passed: false, notes };
}
