import { useState } from 'react';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';
import type { EntryId } from '#src/domains/documents/history/timeline.ts';
import { postHistory } from './use-history.ts';
import type { OpenDocument } from './use-document.ts';
import type { StoredState } from './working-copy.ts';

/** A restored state, and the way back. */
interface Restored {
  /** what was restored, such as `the version of Nov 20, 9:00 AM, ana` */
  what: string;
  before: DocumentContent;
  after: DocumentContent;
}

export type Restore = ReturnType<typeof useRestore>;

/** Restores earlier states of a document. What others save meanwhile is kept, and so is what was there before: in the history. */
export function useRestore({ document, store, update }: OpenDocument) {
  const [restored, setRestored] = useState<Restored>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function announce(next: Restored): void {
    setRestored(next);
    setMessage(`Put back: ${next.what}`);
  }

  async function restoreAll(entry: EntryId, what: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setRestored(undefined);
    const failure = await tryRestore(entry, what);
    setBusy(false);
    if (failure !== undefined) setMessage(failure);
    return failure === undefined;
  }

  async function tryRestore({ type, number }: EntryId, what: string): Promise<string | undefined> {
    if (!(await store.settle())) return 'Something is not saved yet. Save it first, then restore.';
    const { base, content: before } = store.state();
    const posted = await postHistory<StoredState>(document.id, {
      type: 'restore',
      entry: { type, number },
      base: base.version,
    });
    if (!posted.body) {
      // What someone else has saved in between is shown before it is restored over.
      await store.refresh();
      return posted.message;
    }
    const { content: after } = posted.body;
    // As an edit, undo takes it back. What was typed meanwhile stays.
    update((now) => mergeContent(before, now, after).merged, `put back ${what}`);
    store.take(posted.body);
    announce({ what, before, after });
    return undefined;
  }

  return {
    /** the result of the last restore, for the editor */
    message,
    isBusy,
    /** takes back the last restore; undefined if there is nothing to take back */
    undo:
      restored &&
      (() => {
        const { before, after } = restored;
        // Later edits stay.
        update((content) => mergeContent(after, before, content).merged);
        setRestored(undefined);
        setMessage('Undone.');
      }),
    /** Makes an entry the working copy. @returns whether it is */
    restoreAll,
    /** Takes back a part of what has changed, as an edit. */
    putBack(change: (content: DocumentContent) => DocumentContent, what: string) {
      const before = store.state().content;
      const after = change(before);
      update(change);
      store.flush();
      announce({ what, before, after });
    },
  };
}
