import { expect, test } from 'vitest';
import { BusyError, createWorkSlots } from './work-slots.ts';

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('no more run at once than there are slots', async () => {
  const { begun, work, end } = works();
  const slots = createWorkSlots(2, 10);
  const all = Promise.all(['a', 'b', 'c'].map((name) => slots.now(work(name))));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await all;
});

test('what somebody waits for goes before what can wait', async () => {
  const { begun, work, end } = works();
  const slots = createWorkSlots(1, 10);
  const first = slots.now(work('first'));
  expect(slots.later(work('later'))).toBe(true);
  const second = slots.now(work('second'));
  await end('first');
  await end('second');
  expect(begun).toEqual(['first', 'second', 'later']);
  await Promise.all([first, second]);
});

test('beyond the room to wait work is refused, and taken again once there is room', async () => {
  const { begun, work, end } = works();
  const slots = createWorkSlots(1, 1);
  const first = slots.now(work('first'));
  const second = slots.now(work('second'));
  await expect(slots.now(work('refused'))).rejects.toThrow(BusyError);
  expect([slots.later(work('later')), slots.later(work('refused'))]).toEqual([true, false]);
  await end('first');
  const third = slots.now(work('third'));
  for (const name of ['second', 'third', 'later']) await end(name);
  await Promise.all([first, second, third]);
  expect(begun).toEqual(['first', 'second', 'third', 'later']);
});

test('a failure is told to who asked, and frees its slot', async () => {
  const { begun, work, end } = works();
  const slots = createWorkSlots(1, 1);
  await expect(slots.now(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  slots.later(() => Promise.reject(new Error('nobody hears this')));
  const next = slots.now(work('next'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['next']);
  await end('next');
  await next;
});
