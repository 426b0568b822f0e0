import { useCallback, useRef, useState } from 'react';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { isTypedInto } from '#src/admin/shortcuts/typing.ts';
import { useShortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { BlockLabels } from '#src/domains/documents/history/field-labels.ts';
import { diffContent } from '#src/domains/documents/history/diff-content.ts';
import {
  EMPTY_HISTORY,
  type EditHistory,
  recorded,
  redone,
  undone,
  withoutTyping,
} from './edit-history.ts';

/** Changes the newest content, as `EditedDocument.update` does. @param name what the step did: `put back FAQ` */
export type UpdateContent = (
  change: (content: DocumentContent) => DocumentContent,
  name?: string,
) => void;

export type Undo = ReturnType<typeof useUndo>;

export interface UndoOptions {
  /** changes the newest content */
  update(change: (content: DocumentContent) => DocumentContent): void;
  isReadOnly: boolean;
  /** what the form calls the fields */
  labels?: BlockLabels | undefined;
  /** shows where something was undone or redone: the id of a section, or undefined for a field of the page */
  onPlace?(block: string | undefined): void;
  /** where the shortcuts work, for their help */
  scope?: string;
}

/** Fields with this attribute, or within an element with it, show the document: their own undo would only confuse it. */
export const EDITS_DOCUMENT = 'data-edits-document';

/** Undo and redo while the editor is open, by steps that an editor would name. */
export function useUndo(options: UndoOptions) {
  const { update, isReadOnly, labels, onPlace, scope = 'Page editor' } = options;
  const [history, setHistory] = useState<EditHistory>(EMPTY_HISTORY);
  const [announced, setAnnounced] = useState('');
  // Several changes may come between two renders.
  const latest = useRef(history);
  const store = useCallback((next: EditHistory) => {
    latest.current = next;
    setHistory(next);
  }, []);

  const updateAndRecord = useCallback<UpdateContent>(
    (change, name) =>
      update((before) => {
        const after = change(before);
        if (after !== before)
          store(recorded(latest.current, { before, after }, Date.now(), name, labels));
        return after;
      }),
    [update, store, labels],
  );

  function go(move: typeof undone, verb: 'undo' | 'redo'): void {
    if (isReadOnly) return;
    update((now) => {
      const { history: next, content, name, isOverruled } = move(latest.current, now);
      store(next);
      if (name === undefined) setAnnounced(`There is nothing to ${verb}.`);
      else if (content === now) sayOverruled(name);
      else {
        setAnnounced(`${verb === 'undo' ? 'Undone' : 'Redone'}: ${name}.`);
        onPlace?.(diffContent(now, content)[0]?.block);
        if (isOverruled) sayOverruled(name);
      }
      return content;
    });
  }
  const undo = () => go(undone, 'undo');
  const redo = () => go(redone, 'redo');

  useShortcut('mod+z', 'Undo', scope, undo, isOurs);
  useShortcut('mod+shift+z', 'Redo', scope, redo, isOurs);
  useShortcut('mod+y', 'Redo', scope, redo, isOurs);

  const endTyping = useCallback(() => store(withoutTyping(latest.current)), [store]);
  return {
    /** replaces the `update` of the document: records each change; stays the same function */
    update: updateAndRecord,
    undo,
    redo,
    /** names of the next steps; undefined if there is none */
    undoName: history.done.at(-1)?.name,
    redoName: history.undone.at(-1)?.name,
    /** The next typing is a step of its own. Call it when a field is left. */
    endTyping,
    /** for a live region: what was undone or redone last */
    announced,
  };
}

/** A field that shows no part of the document, such as a search, has its own undo. */
const isOurs = (target: EventTarget | null): boolean =>
  !isTypedInto(target) || (target as Element).closest(`[${EDITS_DOCUMENT}]`) !== null;

const sayOverruled = (name: string) =>
  showNotice({
    kind: 'error',
    text: `Someone else has changed this since, so their text stays: ${name}.`,
  });
