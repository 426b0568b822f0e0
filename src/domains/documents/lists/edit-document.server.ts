import type { DocumentContent } from '../document.ts';
import type { Documents } from '../documents.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A change of the content of a document that is made for many at once, such as of its tags. */
interface DocumentEdit {
  id: string;
  by: Actor;
  /** finds the save of a repeated request */
  saveId: string;
  /** The changed content; undefined if there is nothing to change. */
  edit(content: DocumentContent): DocumentContent | undefined;
  /** what an interrupted run had decided */
  plan?: EditPlan | undefined;
  /** Stores the decision before anything is changed, so that another run continues with it. */
  keepPlan?(plan: EditPlan): Promise<void>;
}

export interface EditPlan {
  /** version that the edit is based on */
  base: number;
  /** the public text was the working copy: the edit becomes public, too */
  isPublished: boolean;
}

type EditResult =
  | {
      ok: true;
      outcome: 'unchanged' | 'saved' | 'published';
      /** what stays as it was */ note?: string;
    }
  | { ok: false; message: string };

const MAX_TRIES = 4;
export const GONE = 'It was deleted meanwhile.';
const BUSY = 'Others are saving it. Try again in a moment.';

/**
 * Edits the working copy of a document. What is public changes with it if editors had no other unpublished changes; otherwise it
 * waits for the next publication. May be repeated after an interruption.
 */
export async function editDocument(
  documents: Pick<Documents, 'find' | 'save' | 'change'>,
  { id, by, saveId, edit, plan: known, keepPlan }: DocumentEdit,
): Promise<EditResult> {
  let plan = known;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const document = await documents.find(id);
    if (!document || document.state === 'trash') return { ok: false, message: GONE };
    const { content, state, life, version, builtInHash } = document;
    const edited = edit(content);
    if (!plan) {
      if (!edited) return { ok: true, outcome: 'unchanged' };
      plan = { base: version, isPublished: state === 'published' && life.publish === null };
      await keepPlan?.(plan);
    }
    const { base, isPublished } = plan;
    const saved = await documents.save({
      id,
      base,
      builtInHash,
      by,
      saveId,
      content: edited ?? content,
    });
    if (saved.ok) {
      if (isPublished) return publishEdit(documents, id, saved.version, by);
      return { ok: true, outcome: 'saved', ...noteOf(document) };
    }
    if (saved.reason === 'gone') return { ok: false, message: GONE };
    if (saved.reason === 'invalid')
      return { ok: false, message: saved.problems[0]?.message ?? 'It cannot be stored.' };
    // Someone saved in between: the edit is made on their text, and what is public stays theirs to decide.
    plan = undefined;
  }
  return { ok: false, message: BUSY };
}

async function publishEdit(
  documents: Pick<Documents, 'find' | 'change'>,
  id: string,
  version: number,
  by: Actor,
): Promise<EditResult> {
  const document = await documents.find(id);
  if (document?.life.live?.version === version) return { ok: true, outcome: 'published' };
  const result = await documents.change(id, { type: 'publish', version }, by);
  if (result.ok) return { ok: true, outcome: 'published' };
  const [problem] = result.problems ?? [];
  const why = problem?.message ?? result.message;
  return { ok: true, outcome: 'saved', note: `Changed, and not published: ${why}` };
}

function noteOf({ state, life }: { state: string; life: { publish: unknown } }): { note?: string } {
  if (life.publish !== null)
    return { note: 'What is scheduled stays as it was. Schedule it again to change it.' };
  return state === 'changed'
    ? { note: 'It has unpublished changes, so the public text stays as it was until you publish.' }
    : {};
}
