import {
  type ActivityEntry,
  type ActivityValue,
  type Agent,
  changedFields,
  SCHEDULE,
} from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from '../document.ts';
import type { DocumentChange } from '../documents.server.ts';
import { findTitle } from '../history/history-repository.server.ts';
import { lastAddress, type Life } from '../life/life.ts';
import { type Settled, stateOf } from '../life/settle.ts';

/** Names of changes, also of due ones, in the history. */
export const CHANGE_ACTIONS: Readonly<Record<DocumentChange['type'], string>> = {
  publish: 'published',
  schedule: 'scheduled',
  'schedule-unpublish': 'end-scheduled',
  'cancel-schedule': 'schedule-canceled',
  unpublish: 'unpublished',
  trash: 'trashed',
  'restore-from-trash': 'restored',
  'reset-to-built-in': 'reset',
};

interface RecordedChange {
  /** null for a change that was scheduled */
  by: Agent | null;
  type: DocumentChange['type'];
  object: { kind: DocumentKind; id: string; label: string };
  before: Life;
  after: Life;
  /** title of what was public before; undefined if nothing of its own was */
  titleBefore?: string | undefined;
  /** title of what is public now */
  titleAfter?: string | undefined;
}

/** Adds a change of a document's life to the history, with what a person sees before and after it. */
export async function recordChange(tx: Db, change: RecordedChange, at: Date) {
  const { by, type, object, titleBefore, titleAfter } = change;
  const isRenamed = titleBefore !== undefined && titleAfter !== undefined;
  const before = { ...(isRenamed && { Title: titleBefore }), ...describe(change.before, at) };
  const after = { ...(isRenamed && { Title: titleAfter }), ...describe(change.after, at) };
  await recordActivity(
    tx,
    {
      actor: by ?? SCHEDULE,
      area: 'content',
      action: `${object.kind}.${CHANGE_ACTIONS[type]}`,
      object,
      ...changedFields(before, after),
    },
    at,
  );
}

/** Adds what has become due to the history, each change at its scheduled time. */
export async function recordDue(
  tx: Db,
  { kind, id, title }: { kind: DocumentKind; id: string; title: string | null },
  before: Life,
  { life: after, due }: Settled,
) {
  if (due.length === 0) return;
  const titleOf = async ({ live }: Life) => live && (await findTitle(tx, id, live.revision));
  const titleBefore = (await titleOf(before)) ?? undefined;
  const titleAfter = (await titleOf(after)) ?? undefined;
  const object = { kind, id, label: labelOf({ title: titleAfter ?? title ?? '' }, kind) };
  for (const { type, at } of due) {
    const titles = type === 'publish' ? { titleBefore, titleAfter } : {};
    await recordChange(tx, { by: null, type, object, before, after, ...titles }, at);
  }
}

/** Adds what was done with a document to the history. */
export const recordAct = (
  tx: Db,
  { kind, id, content }: { kind: DocumentKind; id: string; content: { title: string } },
  action: string,
  by: Agent,
  at: Date,
  changes: Pick<ActivityEntry, 'before' | 'after'> = {},
): Promise<void> =>
  recordActivity(
    tx,
    {
      actor: by,
      area: 'content',
      action: `${kind}.${action}`,
      object: { kind, id, label: labelOf(content, kind) },
      ...changes,
    },
    at,
  );

/** The name of a document for people. */
export const labelOf = ({ title }: { title: string }, kind: DocumentKind): string =>
  title.trim() || `Untitled ${kind}`;

function describe(life: Life, at: Date): Record<string, ActivityValue> {
  return {
    State: stateOf(life, at),
    Address: lastAddress(life),
    'Goes public': formatMoment(life.publish?.at),
    'Goes offline': formatMoment(life.unpublishAt),
  };
}

const moments = siteFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

const formatMoment = (at: Date | null | undefined): string | null =>
  at ? moments().format(at) : null;
