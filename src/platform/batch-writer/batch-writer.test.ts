import { expect, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createBatchWriter } from './batch-writer.server.ts';

/** Returns a batch writer of numbers, with what it has written. */
function setUp(write: () => Promise<void> = async () => undefined, maxKeys = 500) {
  const written: (readonly (readonly [string, number])[])[] = [];
  const warn = vi.fn<() => void>();
  const writer = createBatchWriter<number>({
    join: (a, b) => a + b,
    write: (entries) => {
      written.push(entries);
      return write();
    },
    log: { ...silentLogger, warn },
    pauseMs: 5,
    maxKeys,
  });
  return { writer, written, warn };
}

test('writes entries together after a pause, sorted by key', async () => {
  const { writer, written } = setUp();
  writer.add('b', 1);
  writer.add('a', 1);
  writer.add('b', 2);
  expect(written).toEqual([]);
  await vi.waitFor(() =>
    expect(written).toEqual([
      [
        ['a', 1],
        ['b', 3],
      ],
    ]),
  );
  writer.add('a', 5);
  await writer.flush();
  expect(written[1]).toEqual([['a', 5]]);
  await writer.flush();
  expect(written).toHaveLength(2);
});

test('collects entries while a write is running', async () => {
  const gate = Promise.withResolvers<void>();
  const { writer, written } = setUp(() => gate.promise);
  writer.add('a', 1);
  await vi.waitFor(() => expect(written).toHaveLength(1));
  writer.add('b', 1);
  writer.add('b', 1);
  const flushed = writer.flush();
  expect(written).toHaveLength(1);
  gate.resolve();
  await flushed;
  expect(written).toEqual([[['a', 1]], [['b', 2]]]);
});

test('drops a failed batch with a warning and writes the next', async () => {
  let isDown = true;
  const { writer, written, warn } = setUp(async () => {
    if (isDown) throw new Error('away');
  });
  writer.add('a', 1);
  await writer.flush();
  expect(warn).toHaveBeenCalledTimes(1);
  isDown = false;
  writer.add('b', 1);
  await writer.flush();
  expect(written.at(-1)).toEqual([['b', 1]]);
});

test('limits the number of pending keys', async () => {
  const { writer, written } = setUp(undefined, 3);
  for (const key of ['a', 'b', 'c', 'd', 'a']) writer.add(key, 1);
  await writer.flush();
  expect(written).toEqual([
    [
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ],
  ]);
});
