import { expect, test } from 'vitest';
import { BusyError, createWorkSlots } from './work-slots.ts';

/** Creates tasks that end on demand, and records the order in which they started. */
function createTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      started.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test('runs no more tasks at once than slots', async () => {
  const { started, work, end } = createTasks();
  const slots = createWorkSlots(2, 10);
  const all = Promise.all(['a', 'b', 'c'].map((name) => slots.now(work(name))));
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await all;
});

test('runs urgent tasks first', async () => {
  const { started, work, end } = createTasks();
  const slots = createWorkSlots(1, 10);
  const first = slots.now(work('first'));
  expect(slots.later(work('later'))).toBe(true);
  const second = slots.now(work('second'));
  await end('first');
  await end('second');
  expect(started).toEqual(['first', 'second', 'later']);
  await Promise.all([first, second]);
});

test('refuses tasks beyond the waiting limit until there is room', async () => {
  const { started, work, end } = createTasks();
  const slots = createWorkSlots(1, 1);
  const first = slots.now(work('first'));
  const second = slots.now(work('second'));
  await expect(slots.now(work('refused'))).rejects.toThrow(BusyError);
  expect([slots.later(work('later')), slots.later(work('refused'))]).toEqual([true, false]);
  await end('first');
  const third = slots.now(work('third'));
  for (const name of ['second', 'third', 'later']) await end(name);
  await Promise.all([first, second, third]);
  expect(started).toEqual(['first', 'second', 'third', 'later']);
});

test('rejects on failure and frees the slot', async () => {
  const { started, work, end } = createTasks();
  const slots = createWorkSlots(1, 1);
  await expect(slots.now(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  slots.later(() => Promise.reject(new Error('ignored')));
  const next = slots.now(work('next'));
  await new Promise(setImmediate);
  expect(started).toEqual(['next']);
  await end('next');
  await next;
});

test('takes turns between people, and limits how many tasks of each wait', async () => {
  const { started, work, end } = createTasks();
  const slots = createWorkSlots(1, 2);
  const many = ['a1', 'a2', 'a3'].map((name) => slots.now(work(name), 'a'));
  await expect(slots.now(work('a4'), 'a')).rejects.toThrow(BusyError);
  const one = slots.now(work('b1'), 'b');
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
  await Promise.all([...many, one]);
});
