import type { Base } from '#src/platform/base.ts';
import { sql } from 'drizzle-orm';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { findLastAct, type LastAct } from './last-act.server.ts';
import { type LifeFacts, lifeMark } from '../life/life.ts';
import { documents, presence } from '../document-tables.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** After this long without a sign of life, a tab counts as closed: a hidden one gives a sign every ten seconds. */
export const PRESENCE_MS = 15_000;

/** A browser tab that has a document open. */
interface OpenTab {
  documentId: string;
  /** chosen by the tab */
  tabId: string;
  user: Actor;
  /** id of the block, or name of the field, that has the focus; null for none */
  place: string | null;
  /** the mark of the life that the tab shows */
  lifeMark?: string | undefined;
}

/** Someone else's tab, or another one of the same user. */
export interface OtherTab {
  tabId: string;
  user: Actor;
  place: string | null;
}

/** The reply to a heartbeat of a tab. */
export interface Surroundings {
  others: OtherTab[];
  /** of the stored working copy */
  version: number;
  savedBy: string | null;
  /** `lifeMark` of the document */
  lifeMark: string;
  /** who changed its life, if the tab knows another mark */
  lastAct?: LastAct | undefined;
}

/** Who has a document open, and where. Every method throws if the database fails. */
export type Presence = ReturnType<typeof createPresence>;

/** Creates the presence of the site. */
export function createPresence({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  const limit = () => new Date(clock().getTime() - PRESENCE_MS).toISOString();
  return {
    /** A sign of life of a tab, in one statement as long as it shows what is stored. @returns undefined if there is no such document */
    async beat({
      documentId,
      tabId,
      user,
      place,
      lifeMark: known,
    }: OpenTab): Promise<Surroundings | undefined> {
      if (!isUuid(documentId) || !isUuid(tabId)) return undefined;
      const { rows } = await db.execute<
        { others: OtherTab[]; version: number; savedBy: string | null; kind: string } & {
          [Fact in keyof LifeFacts]: LifeFacts[Fact];
        }
      >(sql`
        with beat as (
          insert into ${presence} (document_id, tab_id, user_id, user_name, place, seen_at)
          select id, ${tabId}::uuid, ${user.id}, ${user.name}, ${place},
            ${clock().toISOString()}::timestamptz
          from ${documents} where id = ${documentId}
          on conflict (document_id, tab_id) do update
            set place = excluded.place, seen_at = excluded.seen_at
            where ${presence}.user_id = excluded.user_id
        )
        select version, saved_by_name as "savedBy", kind, live_revision as "liveRevision",
          publish_revision as "publishRevision", publish_at as "publishAt",
          unpublish_at as "unpublishAt", offline_since as "offlineSince",
          trashed_at as "trashedAt", coalesce((
          select json_agg(
            json_build_object(
              'tabId', tab_id, 'user', json_build_object('id', user_id, 'name', user_name),
              'place', place
            ) order by user_name, tab_id
          )
          from ${presence}
          where document_id = ${documentId} and tab_id <> ${tabId}
            and seen_at > ${limit()}::timestamptz
        ), '[]') as others
        from ${documents} where id = ${documentId}
      `);
      const [row] = rows;
      if (!row) return undefined;
      const { others, version, savedBy, kind } = row;
      const mark = lifeMark(row);
      const isNews = known !== undefined && known !== mark;
      const lastAct = isNews ? await findLastAct(db, kind, documentId) : undefined;
      return { others, version, savedBy, lifeMark: mark, ...(lastAct && { lastAct }) };
    },
    async leave({
      documentId,
      tabId,
      userId,
    }: Pick<OpenTab, 'documentId' | 'tabId'> & { userId: string }) {
      if (!isUuid(documentId) || !isUuid(tabId)) return;
      await db.execute(sql`
        delete from ${presence}
        where document_id = ${documentId} and tab_id = ${tabId} and user_id = ${userId}
      `);
    },
    /** Deletes the rows of tabs that are gone. A sign of life locks only its own row, so the two cannot block each other. */
    async sweep() {
      await db.execute(sql`delete from ${presence} where seen_at <= ${limit()}::timestamptz`);
    },
  };
}
