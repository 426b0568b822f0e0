import type { Editor } from '@tiptap/core';
import { useState, useEffect } from 'react';
import { FilePicker } from '#src/admin/media/picker/file-picker.tsx';
import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import type { PostNode } from '#src/domains/content/body/post-nodes.ts';
import { BlockHandle } from './block-handle.tsx';
import type { KeyChain } from './key-chain.ts';
import { SlashMenu } from './slash/slash-menu.tsx';
import { FloatingTools } from './toolbar/floating-tools.tsx';
import { TableTools } from './toolbar/table-tools.tsx';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { onWritingRequest } from '#src/admin/blog-editor/settings/writing-requests.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import { findWords, type Range } from './commands/find-words.ts';
import { insertLink } from './commands/insert-link.ts';
import { positionOfNode } from './commands/position-of-node.ts';
import type { Node } from '@tiptap/pm/model';

interface TextPartsProps {
  editor: Editor;
  keys: KeyChain;
  /** shows the fields of a block that was just inserted */
  onFields(): void;
}

/** Blocks that are nothing without their fields. */
const NEEDS_FIELDS = new Set(['video', 'cta', 'metric', 'download']);

/** Menus and tools around the text. */
export function TextParts({ editor, keys, onFields }: TextPartsProps) {
  const [isPicking, setPicking] = useState(false);
  useWritingRequests(editor);
  function insert(kind: PostNode): void {
    if (kind.id === 'image') return setPicking(true);
    insertKind(editor, kind);
    if (NEEDS_FIELDS.has(kind.id)) onFields();
  }
  function insertPicture({ url, alt, isDecorative }: PickedFile): void {
    setPicking(false);
    const decorative = isDecorative && alt === '';
    const image = editor.schema.nodes['image']!.create({ src: url, alt, decorative });
    editor.view.dispatch(insertBlock(editor.state, image));
    if (alt === '' && !decorative) onFields();
  }
  return (
    <>
      <SlashMenu editor={editor} keys={keys} onChoose={insert} />
      <FloatingTools editor={editor} keys={keys} />
      <TableTools editor={editor} keys={keys} />
      <BlockHandle editor={editor} />
      {isPicking ? (
        <FilePicker
          kinds={['picture', 'drawing']}
          current={undefined}
          onClose={() => setPicking(false)}
          onPick={insertPicture}
        />
      ) : null}
    </>
  );
}

/** Kinds that the text with the cursor becomes, instead of a new block. */
const TURNS = new Set(['paragraph', 'heading-2', 'heading-3', 'heading-4', 'codeBlock']);

/** Inserts a block of a kind, or turns the text with the cursor into one. */
function insertKind(editor: Editor, kind: PostNode): void {
  const chain = editor.chain().focus();
  if (TURNS.has(kind.id)) chain.setNode(kind.type, kind.start.attrs ?? {}).run();
  else if (kind.id === 'bulletList') chain.toggleBulletList().run();
  else if (kind.id === 'orderedList') chain.toggleOrderedList().run();
  else if (kind.id === 'blockquote') chain.setBlockquote().run();
  else {
    editor.view.dispatch(insertBlock(editor.state, editor.schema.nodeFromJSON(kind.start)));
    editor.view.focus();
  }
}

/** Does in the text what the settings of a post ask for, and goes to the places of what the checks found. */
export function useWritingRequests(editor: Editor): void {
  useEffect(() => {
    const stopWriting = onWritingRequest((request) => {
      if (request.type === 'link') return insertLink(editor, request);
      const range = findWords(editor.state.doc, request.text, request.field);
      if (range) selectWords(editor, range);
      return range !== undefined;
    });
    const stopGoing = onGoToField((_place, path) => {
      const position = positionOfNode(editor.state.doc, path);
      if (position !== undefined) selectWords(editor, { from: position, to: position });
    });
    return () => {
      stopWriting();
      stopGoing();
    };
  }, [editor]);
}

/** Selects a part of the text, or the block at a position, and brings it into view. */
function selectWords(editor: Editor, { from, to }: Range): void {
  const { doc, tr } = editor.state;
  const block = from === to ? doc.nodeAt(from) : null;
  const selection =
    block?.isBlock && block.isAtom
      ? NodeSelection.create(doc, from)
      : from === to
        ? TextSelection.near(doc.resolve(from))
        : TextSelection.create(doc, from, to);
  // The view scrolls only while it has the focus.
  editor.view.focus();
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
}

/**
 * Puts a block where the cursor is: in place of an empty paragraph, else after the block with the cursor. Where the surrounding
 * block takes no such block, it comes after that. The cursor goes into its text; a block without text is selected.
 */
export function insertBlock({ tr, selection }: EditorState, block: Node): Transaction {
  const { $from } = selection;
  const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const parent = $from.node(depth - 1);
    const isPlace = isEmpty && depth === $from.depth;
    const from = isPlace ? $from.index(depth - 1) : $from.indexAfter(depth - 1);
    const to = $from.indexAfter(depth - 1);
    if (!parent.canReplaceWith(from, to, block.type)) continue;
    const start = isPlace ? $from.before(depth) : $from.after(depth);
    return placed(tr.replaceWith(start, $from.after(depth), block), start, block);
  }
  const end = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to;
  return placed(tr.insert(end, block), end, block);
}

/** Selects a new block, and adds a paragraph after one that ends the text, to go on writing. */
function placed(tr: Transaction, start: number, block: Node): Transaction {
  const end = start + block.nodeSize;
  const isLast = end === tr.doc.content.size;
  if (isLast && (!block.isTextblock || block.type.spec.code))
    tr.insert(end, tr.doc.type.schema.nodes['paragraph']!.create());
  const selection =
    block.isAtom && block.type.name !== 'horizontalRule'
      ? NodeSelection.create(tr.doc, start)
      : TextSelection.near(tr.doc.resolve(block.isAtom ? end : start + 1));
  return tr.setSelection(selection).scrollIntoView();
}
