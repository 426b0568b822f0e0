import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Schedule, startSchedules } from './schedule.server.ts';

/** Starts a schedule that counts its runs; the caller may change `isHeld`. */
function start(changes: Partial<Schedule>) {
  const world = { runs: 0, isHeld: false, warnings: [] as string[], stop: () => {} };
  const schedule: Schedule = {
    everyMs: 1,
    atStart: true,
    run: () => (world.runs += 1),
    failure: 'it failed',
    ...changes,
  };
  const warn = (_fields: object, message: string) => void world.warnings.push(message);
  const log = { ...silentLogger, warn } as typeof silentLogger;
  world.stop = startSchedules([schedule], { hold: { isHeld: async () => world.isHeld }, log });
  onTestFinished(() => world.stop());
  return world;
}

test('repeats until it is stopped', async () => {
  const world = start({});
  await vi.waitUntil(() => world.runs > 2);
  world.stop();
  const { runs } = world;
  await new Promise(setImmediate);
  expect(world.runs).toBe(runs);
});

test('delays the first run unless `atStart` is set', () => {
  expect(start({ everyMs: 3_600_000 }).runs).toBe(1);
  expect(start({ everyMs: 3_600_000, atStart: false }).runs).toBe(0);
});

test('runs once without an interval', async () => {
  let runs = 0;
  const log = silentLogger;
  const once: Schedule = { run: () => (runs += 1), failure: 'it failed' };
  onTestFinished(startSchedules([once], { hold: { isHeld: async () => false }, log }));
  const other = start({});
  await vi.waitUntil(() => other.runs > 5);
  expect(runs).toBe(1);
});

test('never overlaps two runs', async () => {
  let finish = () => {};
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  };
  start({ run });
  const other = start({});
  await vi.waitUntil(() => other.runs > 5);
  expect(runs).toBe(1);
  finish();
  await vi.waitUntil(() => runs === 2);
});

test('logs a run that throws and retries after `retryMs`', async () => {
  let tries = 0;
  const run = () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
  };
  const world = start({ run, everyMs: 3_600_000, retryMs: 1 });
  await vi.waitUntil(() => tries === 2);
  expect(world.warnings).toEqual(['it failed']);
});

test('skips runs while the site is held', async () => {
  const world = start({ pausesOnHold: true });
  await vi.waitUntil(() => world.runs > 0);
  world.isHeld = true;
  const other = start({});
  await vi.waitUntil(() => other.runs > 2); // a run in progress has ended
  const { runs } = world;
  await vi.waitUntil(() => other.runs > 5);
  expect(world.runs).toBe(runs);
  world.isHeld = false;
  await vi.waitUntil(() => world.runs > runs);
});
