import { and, desc, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { AlertEmail, SentEmail } from './alert-schedule.ts';
import { alertEmails, proxySightings } from './alert-tables.server.ts';

export const listSentEmails = (db: Db): Promise<SentEmail[]> => db.select().from(alertEmails);

/** Takes the email of a day for the caller; false when it was taken before. Holds with the transaction it runs in. */
export async function claimEmail(
  tx: Db,
  email: AlertEmail,
  day: string,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(alertEmails)
    .values({ email, day, sentAt: now })
    .onConflictDoUpdate({
      target: alertEmails.email,
      set: { day, sentAt: now },
      setWhere: lt(alertEmails.day, day),
    })
    .returning({ email: alertEmails.email });
  return claimed.length > 0;
}

export interface Sighting {
  trusted: number;
  requests: number;
  misfits: number;
}

export async function addSighting(
  db: Db,
  { trusted, requests, misfits }: Sighting,
  day: string,
  now: Date,
): Promise<void> {
  await db
    .insert(proxySightings)
    .values({ trusted, day, requests, misfits, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [proxySightings.trusted, proxySightings.day],
      set: {
        requests: sql`${proxySightings.requests} + excluded.requests`,
        misfits: sql`${proxySightings.misfits} + excluded.misfits`,
        lastSeenAt: sql`greatest(${proxySightings.lastSeenAt}, excluded.last_seen_at)`,
      },
    });
}

/** What was counted from a day on under the setting that was counted under last; undefined when nothing was. */
export async function sumSightings(db: Db, since: string): Promise<Sighting | undefined> {
  const rows = await db
    .select()
    .from(proxySightings)
    .where(gte(proxySightings.day, since))
    .orderBy(desc(proxySightings.lastSeenAt));
  const [newest] = rows;
  if (!newest) return undefined;
  const { trusted } = newest;
  const same = rows.filter((row) => row.trusted === trusted);
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    same.reduce((total, row) => total + of(row), 0);
  return { trusted, requests: sum((row) => row.requests), misfits: sum((row) => row.misfits) };
}

/** Forgets what was counted under other settings, or before a day. */
export async function deleteSightings(db: Db, trusted: number, before: string): Promise<void> {
  await db
    .delete(proxySightings)
    .where(or(and(ne(proxySightings.trusted, trusted)), lt(proxySightings.day, before)));
}
