import { expect, test } from 'vitest';
import type { LibraryFile, LibraryWindow } from './library-view.ts';
import { LibraryWindows } from './library-windows.ts';

const fileAt = (n: number, round = ''): LibraryFile => ({ id: `${n}${round}` }) as LibraryFile;
const windowAt = (from: number, count: number, total: number, round = ''): LibraryWindow => ({
  from,
  total,
  files: Array.from({ length: Math.min(count, total - from) }, (_, n) => fileAt(from + n, round)),
});

interface Request {
  from: number;
  signal: AbortSignal;
  answer(window: LibraryWindow): void;
  fail(): void;
}

function open(total = 1_000) {
  const requests: Request[] = [];
  const windows = new LibraryWindows(10, (from, _count, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<LibraryWindow>();
    requests.push({ from, signal, answer: resolve, fail: () => reject(new Error('offline')) });
    return promise;
  });
  windows.subscribe(() => undefined);
  windows.start(windowAt(0, 10, total));
  return { windows, requests };
}

const settle = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};

test('loads the windows in view that are missing, two at a time', async () => {
  const { windows, requests } = open();
  windows.want(5, 45);
  expect(requests.map(({ from }) => from)).toEqual([10, 20]);
  requests[0]!.answer(windowAt(10, 10, 1_000));
  await settle();
  expect(requests.map(({ from }) => from)).toEqual([10, 20, 30]);
  expect(windows.at(12)?.id).toBe('12');
  expect(windows.at(22)).toBeUndefined();
});

test('gives up windows that were scrolled past', () => {
  const { windows, requests } = open();
  windows.want(10, 25);
  windows.want(500, 509);
  expect(requests.map(({ from, signal }) => [from, signal.aborted])).toEqual([
    [10, true],
    [20, true],
    [500, false],
  ]);
});

test('after a change, keeps what it shows and loads it again; an older response is dropped', async () => {
  const { windows, requests } = open();
  windows.want(10, 29);
  requests[0]!.answer(windowAt(10, 10, 1_000));
  await settle();
  windows.start(windowAt(0, 10, 999, 'b'));
  expect(windows.at(0)?.id).toBe('0b');
  expect(windows.at(12)?.id).toBe('12');
  requests[1]!.answer(windowAt(20, 10, 1_000));
  await settle();
  expect(windows.at(25)).toBeUndefined();
  expect(windows.getState().total).toBe(999);
  requests.at(-2)!.answer(windowAt(10, 10, 999, 'b'));
  await settle();
  expect(windows.at(12)?.id).toBe('12b');
});

test('a failure is shown, and tried again only when asked to', async () => {
  const { windows, requests } = open();
  windows.want(10, 19);
  requests[0]!.fail();
  await settle();
  expect(windows.getState().hasFailed).toBe(true);
  windows.want(10, 19);
  expect(requests).toHaveLength(1);
  windows.retry();
  expect(requests).toHaveLength(2);
  requests[1]!.answer(windowAt(10, 10, 1_000));
  await settle();
  expect(windows.getState().hasFailed).toBe(false);
});

test('a list that became shorter forgets the files behind its end', () => {
  const { windows } = open();
  windows.start(windowAt(0, 10, 3));
  expect(windows.loaded().map(({ id }) => id)).toEqual(['0', '1', '2']);
});
