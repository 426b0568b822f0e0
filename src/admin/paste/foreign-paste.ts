import { type Editor, Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { addressesInText, isAddress } from '#src/domains/content/foreign/addresses.ts';
import { withFlatTables } from '#src/domains/content/foreign/flat-tables.ts';
import type { ForeignBody } from '#src/domains/content/foreign/foreign-body.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { type ClipboardText, textOfClipboard, withoutFormat } from './clipboard-text.ts';
import { insertSlice, insertText, sliceOf, STEP } from './insert-body.ts';
import { copySelection, ownSlice } from './own-clipboard.ts';
import { notePaste } from './paste-notice.ts';
import type * as Reader from './read-clipboard.ts';

interface PasteOptions {
  /** what an editor keeps of a body; all of it if undefined */
  fit?: ((read: ForeignBody) => ForeignBody) | undefined;
  /** puts a body with pictures in the place of the selection; only with `fit` none is left */
  insert?: ((editor: Editor, read: ForeignBody) => void) | undefined;
  /** takes the files of a clipboard. @returns whether there were any for it */
  takeFiles?: ((editor: Editor, data: DataTransfer, at: number) => boolean) | undefined;
}

/**
 * The only way for text of other programs into an editor: by a paste or a drop. What this browser's editors have copied stays as it
 * is; the rest becomes a body without anything that only they make (ADR 'one way in for foreign text').
 */
export const ForeignPaste = Extension.create<PasteOptions>({
  name: 'foreignPaste',
  // Before what is built into other extensions.
  priority: 1_000,
  addProseMirrorPlugins() {
    const { editor, options } = this;
    let isShifted = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_, { shiftKey }) {
              isShifted = shiftKey;
              return false;
            },
            focus() {
              // A paste waits for it only on a slow line.
              void loadReader().catch(() => undefined);
              return false;
            },
            copy: (view, event) => copy(view, event, false),
            cut: (view, event) => copy(view, event, true),
            paste(view, event) {
              const { clipboardData: data } = event;
              if (!data || !view.editable) return false;
              event.preventDefault();
              const clip = textOfClipboard(data);
              const hasText = clip.text.trim() !== '';
              if (!hasText && options.takeFiles?.(editor, data, view.state.selection.from))
                return true;
              void take(editor, isShifted ? withoutFormat(clip) : clip, options);
              return true;
            },
            drop(view, event) {
              const { dataTransfer: data } = event;
              // What is dragged within the editor, and files, have handlers of their own.
              if (!data || view.dragging || data.types.includes('Files') || !view.editable)
                return false;
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (!place) return false;
              event.preventDefault();
              void drop(editor, textOfClipboard(data), place.pos, options);
              return true;
            },
          },
        },
      }),
    ];
  },
});

function copy(view: EditorView, event: ClipboardEvent, isCut: boolean): boolean {
  if (!event.clipboardData || !copySelection(view, event.clipboardData)) return false;
  event.preventDefault();
  if (isCut && view.editable)
    view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
  return true;
}

let reader: typeof Reader | undefined;

/** Loads what reads clipboards; from then on a paste is read at once. */
export async function loadReader(): Promise<void> {
  reader ??= await import('./read-clipboard.ts');
}

/** @returns false, and says so, if the reader cannot be loaded */
async function hasReader(): Promise<boolean> {
  try {
    await loadReader();
    return true;
  } catch {
    const text = 'Nothing was pasted. Check your connection, and paste it again.';
    showNotice({ kind: 'error', text });
    return false;
  }
}

/** Puts what comes from elsewhere where it was dropped. */
async function drop(
  editor: Editor,
  clip: ClipboardText,
  position: number,
  options: PasteOptions,
): Promise<void> {
  const own = ownSlice(clip, editor.schema);
  if (!own && !reader && !(await hasReader())) return;
  const { view, state } = editor;
  const read = own ? undefined : reader!.readClipboard(clip, location.origin);
  const fitted = read && (options.fit?.(read) ?? read);
  if (fitted && options.insert && fitted.pictures.length > 0) {
    const $place = state.doc.resolve(Math.min(position, state.doc.content.size));
    view.dispatch(state.tr.setSelection(TextSelection.near($place)));
    options.insert(editor, fitted);
  } else {
    const slice = own ?? sliceOf(editor, fitted!.body);
    const at = dropPoint(state.doc, position, slice) ?? position;
    view.dispatch(
      state.tr.replaceRange(at, at, slice).setMeta(STEP, 'drop').setMeta('uiEvent', 'drop'),
    );
  }
  view.focus();
  notePaste(fitted?.leftOut ?? []);
}

async function take(editor: Editor, clip: ClipboardText, options: PasteOptions): Promise<void> {
  const { state } = editor;
  const { $from, empty } = state.selection;
  const own = ownSlice(clip, state.schema);
  if (own) return insertOwn(editor, own);
  if ($from.parent.type.spec.code) {
    const text = clip.text.replaceAll(/\r\n?/g, '\n');
    editor.view.dispatch(state.tr.insertText(text).scrollIntoView().setMeta(STEP, 'paste'));
    return;
  }
  if (!empty && isAddress(clip.text) && linkSelection(editor, clip.text.trim())) return;
  if (!reader && !(await hasReader())) return;
  if (editor.isDestroyed) return;
  const read = reader!.readClipboard(clip, location.origin);
  const { plain } = read;
  const fitted = options.fit?.(read) ?? read;
  if (plain) return insertMarkdown(editor, fitted, options.fit?.(plain) ?? plain, options);
  if (clip.html.trim() === '') insertText(editor, fitted.body);
  else insert(editor, fitted, options);
  notePaste(fitted.leftOut);
}

function insert(editor: Editor, read: ForeignBody, { insert: insertPictures }: PasteOptions): void {
  const { content = [] } = read.body;
  const isInTable = editor.isActive('table');
  const isTable = content.length === 1 && content[0]?.type === 'table';
  const isPlain = read.pictures.length === 0;
  if (isInTable && isTable && isPlain && insertCells(editor, sliceOf(editor, read.body))) return;
  // A cell holds no table.
  const fitted = isInTable ? { ...read, body: withFlatTables(read.body) } : read;
  if (insertPictures && !isPlain) return insertPictures(editor, fitted);
  const slice = sliceOf(editor, fitted.body);
  if (!insertCells(editor, slice)) insertSlice(editor, slice);
}

function insertOwn(editor: Editor, slice: Slice): void {
  if (insertCells(editor, slice)) return;
  const content = slice.content.toJSON() as BodyNode[];
  const isNested = editor.isActive('table') && content.some(({ type }) => type === 'table');
  insertSlice(editor, isNested ? sliceOf(editor, withFlatTables({ type: 'doc', content })) : slice);
}

/** Cells that are pasted into cells, as the table extension does it. */
const insertCells = ({ view }: Editor, slice: Slice): boolean =>
  view.someProp('handlePaste', (handle) =>
    handle(view, new Event('paste') as ClipboardEvent, slice),
  ) === true;

/** An address on selected words of one block links them. */
function linkSelection({ state, view }: Editor, href: string): boolean {
  const { $from, $to, from, to } = state.selection;
  const link = state.schema.marks['link'];
  const isInText = $from.sameParent($to) && $from.parent.inlineContent;
  if (!link || !isInText || !$from.parent.type.allowsMarkType(link)) return false;
  const [part] = addressesInText(href);
  const tr = state.tr
    .removeMark(from, to, link)
    .addMark(from, to, link.create({ href: part?.href }));
  view.dispatch(tr.setMeta(STEP, 'link'));
  return true;
}

/** First the plain text, then what it means: the first undo gives the plain text. */
function insertMarkdown(
  editor: Editor,
  read: ForeignBody,
  plain: ForeignBody,
  options: PasteOptions,
): void {
  const { from } = editor.state.selection;
  insertText(editor, plain.body);
  const range = { from, to: editor.state.selection.to };
  const select = () => editor.commands.setTextSelection(range);
  select();
  insert(editor, read, options);
  range.to = editor.state.selection.to;
  // What is typed meanwhile moves the place.
  const follow = ({
    transaction: { mapping },
  }: {
    transaction: { mapping: { map(at: number, side?: number): number } };
  }) => {
    range.from = mapping.map(range.from, -1);
    range.to = mapping.map(range.to, -1);
  };
  editor.on('transaction', follow);
  notePaste(read.leftOut, () => {
    if (editor.isDestroyed) return;
    editor.off('transaction', follow);
    select();
    insertText(editor, plain.body);
    editor.commands.focus();
  });
}
