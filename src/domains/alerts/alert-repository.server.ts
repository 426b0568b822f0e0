import { desc, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { AlertEmail, SentEmail } from './alert-schedule.ts';
import { alertEmails, proxySightings } from './alert-tables.server.ts';

export const listSentEmails = (db: Db): Promise<SentEmail[]> => db.select().from(alertEmails);

/** Claims the email of a day. Resolves to false when it was claimed before. Rolls back with the transaction. */
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

interface Sighting {
  trusted: number;
  requests: number;
  misfits: number;
}

export async function addSighting(
  db: Db,
  { trusted, requests, misfits }: Sighting,
  day: string,
  now: Date,
) {
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

/** Returns the counts since a day under the most recent TRUST_PROXY setting; undefined when there are none. */
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
  const sum = (select: (row: (typeof rows)[number]) => number) =>
    same.reduce((total, row) => total + select(row), 0);
  return { trusted, requests: sum((row) => row.requests), misfits: sum((row) => row.misfits) };
}

/** Deletes counts of other TRUST_PROXY settings, and those before a day. */
export async function deleteSightings(db: Db, trusted: number, before: string) {
  await db
    .delete(proxySightings)
    .where(or(ne(proxySightings.trusted, trusted), lt(proxySightings.day, before)));
}
