import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createPurger } from './cdn.ts';

function startPurger(outcomes: (string | undefined)[] = [], gapMs = 1) {
  const purge = vi.fn(async () => outcomes.shift());
  return { purge, purger: createPurger({ cdn: { purge }, log: silentLogger, gapMs }) };
}

const times = (purge: ReturnType<typeof startPurger>['purge'], n: number) =>
  vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(n));

test('purges twice, for what was being rendered during the change', async () => {
  const { purge, purger } = startPurger();
  purger.purge();
  await times(purge, 2);
  purger.purge();
  await times(purge, 4);
});

test('changes at once share a purge', async () => {
  const { purge, purger } = startPurger([], 60_000);
  for (let change = 0; change < 20; change += 1) purger.purge();
  await new Promise(setImmediate);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('purges again for a change during a purge', async () => {
  const first = Promise.withResolvers<string | undefined>();
  const purge = vi.fn(() =>
    purge.mock.calls.length === 1 ? first.promise : Promise.resolve(undefined),
  );
  const purger = createPurger({ cdn: { purge }, log: silentLogger, gapMs: 1 });
  purger.purge();
  purger.purge();
  first.resolve(undefined);
  await times(purge, 3);
});

test('repeats a purge that failed', async () => {
  const { purge, purger } = startPurger(['HTTP 503', 'no response within 10 s']);
  purger.purge();
  await times(purge, 4);
});
