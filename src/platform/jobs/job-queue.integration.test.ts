import { expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createJobQueue } from './job-queue.server.ts';
import { eventually, greet, JOBS, openGreetingQueue } from '#tests/support/greeting-queue.ts';

const { db, connectionString, queue, startQueue, query, send, states, greetAll } =
  openGreetingQueue();

test('runs a transactional job after the commit, and never after a rollback', async () => {
  const greeted = await greetAll();
  await expect(
    db().transaction(async (tx) => {
      await queue().send(greet, { who: 'rolled back' }, { tx });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db().transaction(async (tx) => {
    await queue().send(greet, { who: 'committed' }, { tx });
    await send('meanwhile');
    await eventually(() => expect(greeted).toEqual(['meanwhile']));
  });
  await eventually(() => expect(greeted).toEqual(['meanwhile', 'committed']));
});

test('queues one waiting job per key, and all jobs without a key', async () => {
  const sendKeyed = (who: string, key?: string) =>
    queue().send(greet, { who }, key === undefined ? {} : { singletonKey: key });
  expect(await sendKeyed('first', 'a')).toEqual(expect.any(String));
  expect(await sendKeyed('second', 'a')).toBeNull();
  expect(await sendKeyed('other', 'b')).toEqual(expect.any(String));
  expect(await sendKeyed('plain')).toEqual(expect.any(String));
  expect(await sendKeyed('plain too')).toEqual(expect.any(String));
  const greeted = await greetAll();
  await eventually(() =>
    expect(greeted.toSorted()).toEqual(['first', 'other', 'plain', 'plain too']),
  );
  await eventually(async () =>
    expect(await queue().counts()).toEqual({ waiting: 0, failed: 0, oldest: null }),
  );
  expect(await sendKeyed('third', 'a')).toEqual(expect.any(String));
});

test('replaces a later job with the same key only', async () => {
  const later = { startAfterSeconds: 3_600 };
  await queue().send(greet, { who: 'later' }, { singletonKey: 'a', ...later });
  await queue().send(greet, { who: 'stranger' }, { singletonKey: 'b', ...later });
  const now = { singletonKey: 'a', replacesLater: true };
  expect(await queue().send(greet, { who: 'now' }, now)).toEqual(expect.any(String));
  expect(await queue().send(greet, { who: 'again' }, now)).toBeNull();
  expect(await states()).toEqual({ stranger: 'created 0', now: 'created 0' });
});

test('queues several jobs of a kind at once, but for those whose key waits', async () => {
  const options = { singletonKey: ({ who }: { who: string }) => who, startAfterSeconds: 3_600 };
  const guests = ['Ann', 'Ben'].map((who) => ({ who }));
  expect(await queue().send(greet, guests, options)).toEqual(expect.any(String));
  expect(await queue().send(greet, [...guests, { who: 'Cid' }], options)).toEqual(
    expect.any(String),
  );
  expect(await queue().send(greet, guests, options)).toBeNull();
  expect(
    await query(
      "select data, start_after > now() as later from pgboss.job order by data ->> 'who'",
    ),
  ).toEqual(['Ann', 'Ben', 'Cid'].map((who) => ({ data: { who }, later: true })));
  await expect(queue().send(greet, [{ who: 'Dee' }, { who: '' }])).rejects.toThrow();
  for (const unsafe of [{ singletonKey: 'a' }, { joins: () => undefined }])
    await expect(queue().send(greet, guests, unsafe)).rejects.toThrow('a key each');
  expect(await states()).not.toHaveProperty('Dee');
});

test('schedules a cron job once across all nodes', async () => {
  await startQueue();
  expect(await query('select name, cron, timezone, data from pgboss.schedule')).toEqual([
    { name: 'sweep', cron: '17 3 * * *', timezone: 'UTC', data: {} },
  ]);
});

test('rejects an invalid payload when sending and when handling', async () => {
  await expect(send('')).rejects.toThrow();
  expect(await queue().counts()).toEqual({ waiting: 0, failed: 0, oldest: null });
  await send('a stranger');
  await query(`update pgboss.job set data = '{"who": 7}'`);
  const greeted = await greetAll();
  await eventually(async () =>
    expect(await queue().counts()).toEqual({ waiting: 0, failed: 1, oldest: null }),
  );
  expect(greeted).toEqual([]);
});

test('delays a job until its start time', async () => {
  await queue().send(greet, { who: 'later' }, { startAfterSeconds: 3_600 });
  await send('now');
  const greeted = await greetAll();
  await eventually(async () =>
    expect(await states()).toEqual({ later: 'created 0', now: 'completed 0' }),
  );
  expect(greeted).toEqual(['now']);
});

test('runs each job once across two nodes', async () => {
  const other = await startQueue();
  const names = Array.from({ length: 60 }, (_, n) => `n${n}`);
  const [first, second] = [await greetAll(), await greetAll(undefined, other)];
  await Promise.all(names.map((who, n) => (n % 2 ? queue() : other).send(greet, { who })));
  await eventually(async () =>
    expect(await queue().counts()).toEqual({ waiting: 0, failed: 0, oldest: null }),
  );
  await eventually(() => expect([...first, ...second].toSorted()).toEqual(names.toSorted()));
});

test('stop() waits for a running job and starts no other', async () => {
  await send('running');
  const gate = Promise.withResolvers<void>();
  const greeted = await greetAll(() => gate.promise);
  await eventually(() => expect(greeted).toEqual(['running']));
  const stopped = queue().stop();
  expect(queue().isReady()).toBe(false);
  await expect(send('late')).rejects.toThrow('not started');
  setTimeout(gate.resolve, 300); // the job takes longer than stopping would by itself
  await stopped;
  expect(await states()).toEqual({ running: 'completed 0' });
});

test('stop() before or during the start leaves nothing running', async () => {
  await createJobQueue(connectionString(), silentLogger).stop();
  const starting = createJobQueue(connectionString(), silentLogger);
  const started = starting.start(JOBS).catch(() => undefined);
  await starting.stop();
  await started;
  expect(starting.isReady()).toBe(false);
});
