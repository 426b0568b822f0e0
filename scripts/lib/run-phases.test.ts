import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPhases } from './run-phases.mjs';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line.trim()));
});

afterEach(() => vi.restoreAllMocks());

type Execute = (command: string, args: string[], env: NodeJS.ProcessEnv) => Promise<number>;

const node = (script: string): [string, string[], NodeJS.ProcessEnv] => [
  process.execPath,
  ['-e', script],
  process.env,
];

test('prints the output of parallel stages after the shown one has ended', async () => {
  const { promise: besideEnded, resolve: endBeside } = Promise.withResolvers<void>();
  const shown = {
    name: 'tests',
    async run(_: Execute, log: (line: string) => void) {
      await besideEnded;
      log('all tests passed');
      return { passed: 5, failed: 0 };
    },
  };
  const lint = {
    name: 'lint',
    run: async (execute: Execute) => ({
      passed: 0,
      failed: await execute(...node(`console.log('a finding'); process.exit(1)`)),
    }),
  };
  const types = {
    name: 'types',
    run: async () => {
      endBeside();
      return { passed: 1, failed: 0 };
    },
  };
  const results = await runPhases([{ shown, beside: [lint, types] }]);
  expect(printed).toEqual(['━━ tests', 'all tests passed', '━━ lint', 'a finding', '━━ types']);
  expect(results).toMatchObject([
    { name: 'tests', passed: 5, failed: 0, time: expect.stringMatching(/ s$/) },
    { name: 'lint', passed: 0, failed: 1 },
    { name: 'types', passed: 1, failed: 0 },
  ]);
});

test('runs a phase after the one before, even if that failed', async () => {
  const stage = (name: string, failed: number) => ({
    name,
    run: () => Promise.resolve({ passed: 1, failed }),
  });
  const phases = [{ beside: [stage('one', 1)] }, { shown: stage('two', 0) }];
  expect((await runPhases(phases)).map(({ name }) => name)).toEqual(['one', 'two']);
  expect(printed).toEqual(['━━ one', '━━ two']);
});
