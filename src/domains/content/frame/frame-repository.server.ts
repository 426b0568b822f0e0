import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { upsert } from '#src/platform/db/upsert.ts';
import { publicFrame } from './frame-tables.server.ts';
import { FRAME_ID, frameOf, type SiteFrame } from './site-frame.ts';

type PublicFrame = typeof publicFrame.$inferSelect;

/** The row of the public frame; undefined while it is the built-in one. */
export async function findPublicFrame(db: Db): Promise<PublicFrame | undefined> {
  const [row] = await db.select().from(publicFrame);
  return row;
}

/** The frame that a row shows. */
export const shownFrame = (row: PublicFrame | undefined, builtIn: SiteFrame): SiteFrame => {
  if (!row) return builtIn;
  return row.documentId === null ? layOver(builtIn, row.frame) : frameOf(row.frame);
};

const layOver = (builtIn: SiteFrame, facts: Record<string, object>): SiteFrame =>
  frameOf({
    ...builtIn,
    ...Object.fromEntries(
      Object.entries(facts).map(([group, values]) => [
        group,
        { ...(builtIn as unknown as Record<string, object>)[group], ...values },
      ]),
    ),
  });

type PublishedFrame = Omit<typeof publicFrame.$inferInsert, 'id'>;

/** Makes a frame public, in place of the one before. */
export const savePublicFrame = (tx: Db, row: PublishedFrame) =>
  upsert(tx, publicFrame, publicFrame.id, { id: 'site', ...row });

/** Makes the built-in frame public. */
export async function deletePublicFrame(tx: Db, documentId: string) {
  await tx.delete(publicFrame).where(eq(publicFrame.documentId, documentId));
}

/** @param ids a query of the ids of all documents */
export async function isFrameTracked(db: Db, ids: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${FRAME_ID}::uuid in (${ids})`);
  return rows.length > 0;
}
