import type { Db } from './database.server.ts';
import { systemMarks } from './marks-tables.server.ts';

/** `worker`: a worker runs its schedules; `backup`: a backup is complete. */
type MarkName = 'worker' | 'backup';

/** Notes that it happens now. */
export async function setMark(db: Db, name: MarkName, at: Date): Promise<void> {
  await db
    .insert(systemMarks)
    .values({ name, at, firstAt: at })
    .onConflictDoUpdate({ target: systemMarks.name, set: { at } });
}

/** When each happened first and last; a name is missing before the first time. */
export async function readMarks(
  db: Db,
): Promise<Partial<Record<MarkName, { at: Date; firstAt: Date }>>> {
  const rows = await db.select().from(systemMarks);
  return Object.fromEntries(rows.map(({ name, at, firstAt }) => [name, { at, firstAt }]));
}
