import type { Editor } from '@tiptap/core';
import type { PostNode } from '#src/domains/content/post-nodes.ts';
import { insertBlock } from './insert-block.ts';

/** Kinds that the text with the cursor becomes, instead of a new block. */
const TURNS = new Set(['paragraph', 'heading-2', 'heading-3', 'heading-4', 'codeBlock']);

/** Inserts a block of a kind, or turns the text with the cursor into one. */
export function insertKind(editor: Editor, kind: PostNode): void {
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
