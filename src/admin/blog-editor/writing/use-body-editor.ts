import { Editor, type JSONContent } from '@tiptap/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { STEP } from '#src/admin/paste/insert-body.ts';
import { createHandOver } from '#src/admin/documents/hand-over.ts';
import type { WorkingCopyStore } from '#src/admin/documents/working-copy.ts';
import { EMPTY_BODY } from '#src/domains/content/body/post-body.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isObject, type JsonObject } from '#src/platform/json.ts';
import { createBodyCodec } from './body-codec.ts';
import { createKeyChain } from './key-chain.ts';
import { writingExtensions } from './extensions.ts';
import { replaceDocument } from './replace-document.ts';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Reading the whole text takes longer than a key may, so it is read every few frames. */
const PAUSE_MS = 150;

interface BodyOptions {
  store: WorkingCopyStore;
  /** changes the newest content of the document */
  update(change: (content: DocumentContent) => DocumentContent, name?: string): void;
  /** steps of the whole document; the view of the editor would keep these keys from the shortcuts */
  undo(): void;
  redo(): void;
  isReadOnly: boolean;
  attributes: Record<string, string>;
  /** titles of the guides that a post can offer, by name */
  guides: Readonly<Record<string, string>>;
}

/** `editor` is undefined until the browser has taken over; `keys` are parts around the text that take keys before it does. */
export type BodyEditor = ReturnType<typeof useBodyEditor>;

/**
 * Edits the body of a post in an element. Typing stays in the editor for a moment; before anything else reads or changes the
 * document, the store asks for it. What others save arrives as the smallest possible change.
 */
export function useBodyEditor(place: RefObject<HTMLElement | null>, options: BodyOptions) {
  const { store, isReadOnly } = options;
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  const isRevealing = useRef(false);
  const [keys] = useState(createKeyChain);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let shown = bodyOf(store.state().content);
    let codec!: ReturnType<typeof createBodyCodec>;
    const made = new Editor({
      element: place.current,
      extensions: writingExtensions(latest.current.guides),
      // They take signs of Markdown out of what is pasted. Their plugins also delete the selection after a drop when they have
      // missed the end of an earlier drag.
      enablePasteRules: false,
      onBeforeCreate({ editor: { schema, options } }) {
        codec = createBodyCodec(schema);
        // A document is taken as it is, which the types of Tiptap leave out.
        options.content = codec.toEditor(shown) as unknown as JSONContent;
      },
      editorProps: {
        attributes: () => latest.current.attributes,
        handleKeyDown(_, event) {
          if (keys.handle(event)) return true;
          const step = stepOf(event);
          if (step) latest.current[step]();
          return step !== undefined;
        },
      },
    });
    const handOver = createHandOver(() => {
      const body = codec.fromEditor(made.state.doc);
      if (body === shown) return;
      shown = body;
      latest.current.update((content) => ({ ...content, body }), step);
    }, PAUSE_MS);
    /** name of the step of undo that is handed over; undefined for typing */
    let step: string | undefined;

    function take(): void {
      const body = bodyOf(store.state().content);
      if (body === shown) return;
      shown = body;
      const next = codec.toEditor(body);
      if (!next.eq(made.state.doc)) {
        const { tr } = made.state;
        replaceDocument(tr, next);
        tr.setMeta('preventUpdate', true).setMeta('addToHistory', false);
        if (isRevealing.current) revealChange(tr);
        made.view.dispatch(tr);
      }
      isRevealing.current = false;
      codec.adopt(made.state.doc, next);
    }

    made.on('beforeTransaction', ({ transaction }) => {
      if (transaction.getMeta(STEP) !== undefined) handOver.now();
    });
    made.on('update', ({ transaction }) => {
      step = transaction.getMeta(STEP) as string | undefined;
      handOver.soon();
      if (step !== undefined) handOver.now();
      step = undefined;
      // A new paragraph is another step of undo than the text before it.
      if (transaction.before.childCount !== transaction.doc.childCount) handOver.now();
    });
    made.on('blur', handOver.now);
    const stopHandingOver = store.onRead(handOver.now);
    const stopTaking = store.subscribe(take);
    setEditor(made);
    return () => {
      handOver.now();
      stopHandingOver();
      stopTaking();
      made.destroy();
    };
  }, [place, store, keys]);

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  const revealNext = useCallback(() => {
    isRevealing.current = true;
  }, []);
  return { editor, keys, revealNext };
}

const bodyOf = ({ body }: DocumentContent): JsonObject =>
  isObject(body) ? body : (EMPTY_BODY as unknown as JsonObject);

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Puts the cursor where a transaction changed something last, and scrolls there. */
function revealChange(tr: Transaction): void {
  let end: number | undefined;
  for (const [at, map] of tr.mapping.maps.entries())
    map.forEach((_from, _to, _newFrom, newTo) => {
      end = tr.mapping.slice(at + 1).map(newTo);
    });
  if (end === undefined) return;
  const place = Math.min(end, tr.doc.content.size);
  tr.setSelection(TextSelection.near(tr.doc.resolve(place), -1)).scrollIntoView();
}
