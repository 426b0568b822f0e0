import { expect, test } from 'vitest';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { changedFields } from './activity.ts';
import { recordActivity } from './record-activity.server.ts';

test('an entry is stored with the change or not at all, and nobody can change it', async () => {
  await using fixture = await createTestDatabase();
  const { db, pool } = fixture.database;
  const object = { kind: 'redirect', id: '/a', label: '/a' };
  const entry = { actor: KIM, area: 'site', action: 'redirect.added', object } as const;
  await expect(
    db.transaction(async (tx) => {
      await recordActivity(tx, entry, new Date());
      throw new Error('the power went out');
    }),
  ).rejects.toThrow('power');
  await recordActivity(db, { ...entry, after: { Target: '/b' } }, new Date());
  const rows = async () => (await pool.query('select * from activity')).rows;
  const before = await rows();
  expect(before).toMatchObject([{ actor_id: 'kim', after: { Target: '/b' }, before: null }]);
  for (const statement of [
    `update activity set actor_name = 'x'`,
    'delete from activity',
    `insert into activity (id, at, area, action, actor_name, object_kind, object_label) overriding system value
      select id, at, area, action, actor_name, object_kind, object_label from activity
      on conflict (id) do update set actor_name = 'x'`,
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(
      'rows of activity cannot be changed',
    );
  expect(await rows()).toEqual(before);
});

test('changed fields are those that differ, also when one side has none', () => {
  expect(changedFields({ A: 1, B: null }, { A: 1, B: null })).toEqual({});
  expect(changedFields({ A: 1, B: 2, C: 3 }, { A: 1, B: 4, D: 5 })).toEqual({
    before: { B: 2, C: 3 },
    after: { B: 4, D: 5 },
  });
});
