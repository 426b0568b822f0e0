import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { editDocument } from '../lists/edit-document.server.ts';
import type { Documents } from '../documents.server.ts';
import { renameTags, withTags } from './rename-tags.ts';
import {
  addPostsOf,
  addPostsWith,
  countStates,
  countTags,
  findChange,
  findReplacement,
  finishChange,
  insertChange,
  listChanges,
  listNotes,
  nextWaiting,
  updatePost,
} from './tag-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** The effect of a change of tags. */
export interface TagPreview {
  posts: number;
  /** visitors see the change at once */
  published: number;
  /** public, with other changes that nobody has published: visitors see it after the next publication */
  changed: number;
  scheduled: number;
}

export type TagChange = Awaited<ReturnType<typeof listChanges>>[number];

/** Tags of all posts. Every method throws if the database fails. */
export type Tags = ReturnType<typeof createTags>;

interface TagsDeps extends Pick<Base, 'db' | 'clock'> {
  documents: Pick<Documents, 'find' | 'save' | 'change' | 'settle'>;
  /** queues `changeTags` in the transaction */
  enqueue(tx: Db, changeId: string): Promise<void>;
}

const MAX_CHANGES = 10;
const MAX_NOTES = 50;
const MAX_RENAMES = 5;
const CHANGED_SINCE = 'Its tags have been changed since, so they stay.';

export function createTags(deps: TagsDeps) {
  const { db, clock, documents, enqueue } = deps;
  return {
    /** Every tag as it is written, most used first. */
    counts: () => countTags(db),
    async preview(from: readonly string[]): Promise<TagPreview> {
      await documents.settle();
      const states = await countStates(db, from);
      const of = (state: string) => states.find((each) => each.state === state)?.total ?? 0;
      return {
        posts: states.reduce((sum, { total }) => sum + total, 0),
        published: of('published'),
        changed: of('changed'),
        scheduled: of('scheduled'),
      };
    },
    /**
     * Starts to rename tags to one, or to remove them, in every post. A job does it; `run` may begin with it.
     * @param change `id` is chosen by the caller, so that a repeated request makes one change
     */
    async start({ id, from, to }: { id: string; from: readonly string[]; to: string }, by: Actor) {
      await db.transaction(async (tx) => {
        const at = clock();
        if (!(await insertChange(tx, { id, from, to, by, at }))) return;
        await addPostsWith(tx, id, from);
        await enqueue(tx, id);
        await record(tx, { by, at, from, to });
      });
    },
    /** Starts to put back the tags of the posts that a change has changed. @returns false if that was done, or it still runs */
    async undo({ id, undoes }: { id: string; undoes: string }, by: Actor): Promise<boolean> {
      return db.transaction(async (tx) => {
        const undone = isUuid(undoes) ? await findChange(tx, undoes) : undefined;
        if (!undone?.finishedAt || undone.undoes !== null) return false;
        const at = clock();
        const { from, to } = undone;
        // The unique index refuses a second one.
        if (!(await insertChange(tx, { id, from, to, undoes, by, at }))) return false;
        await addPostsOf(tx, id, undoes);
        await enqueue(tx, id);
        await record(tx, { by, at, from: to === '' ? [] : [to], to: from.join(', ') });
        return true;
      });
    },
    /** Goes on with a change, for some time at most. May run in several processes. @returns whether it is finished */
    run: (id: string, milliseconds = Infinity) => runChange(deps, id, milliseconds),
    /** The latest changes. */
    changes: () => listChanges(db, MAX_CHANGES),
    /** Posts of a change where something stayed as it was, with why. */
    notes: async (id: string) => (isUuid(id) ? listNotes(db, id, MAX_NOTES) : []),
    /** The name that a tag was renamed to. */
    async replacementOf(tag: string) {
      let current: string | undefined;
      for (let times = 0; times < MAX_RENAMES; times += 1) {
        const next = await findReplacement(db, current ?? tag);
        if (next === undefined || next === tag || next === current) break;
        current = next;
      }
      return current;
    },
  };
}

async function runChange({ db, clock, documents }: TagsDeps, id: string, milliseconds: number) {
  const change = isUuid(id) ? await findChange(db, id) : undefined;
  if (!change) return true;
  const by = { id: change.createdById, name: change.createdByName };
  const until = performance.now() + milliseconds;
  for (;;) {
    const post = await nextWaiting(db, id);
    if (!post) break;
    if (performance.now() >= until) return false;
    const { documentId, saveId, base, isPublished, before, after } = post;
    const set = (values: Parameters<typeof updatePost>[3]) =>
      updatePost(db, id, documentId, values);
    const changed: { before?: string[]; after?: string[] } = {};
    const result = await editDocument(documents, {
      id: documentId,
      by,
      saveId,
      plan: base === null ? undefined : { base, isPublished: isPublished ?? false },
      keepPlan: async (plan) => set({ ...plan, ...changed }),
      edit: (content) =>
        withTags(content, (tags) => {
          changed.before = tags;
          changed.after =
            change.undoes === null
              ? renameTags(tags, change.from, change.to)
              : sameTags(tags, before) && after
                ? after
                : tags;
          return changed.after;
        }),
    });
    if (!result.ok) await set({ outcome: 'refused', note: result.message });
    else {
      const isKept = change.undoes !== null && result.outcome === 'unchanged';
      await set({ outcome: result.outcome, note: result.note ?? (isKept ? CHANGED_SINCE : null) });
    }
  }
  await finishChange(db, id, clock());
  return true;
}

const sameTags = (a: readonly string[], b: readonly string[] | null) =>
  b !== null && a.length === b.length && a.every((tag, at) => tag === b[at]);

const record = (
  tx: Db,
  { by, at, from, to }: { by: Actor; at: Date; from: readonly string[]; to: string },
) =>
  recordActivity(
    tx,
    {
      actor: by,
      area: 'content',
      action: to === '' ? 'tag.removed' : 'tag.renamed',
      object: { kind: 'tag', label: to || from.join(', ') },
      before: { Tags: from.join(', ') },
      after: { Tags: to || null },
    },
    at,
  );
