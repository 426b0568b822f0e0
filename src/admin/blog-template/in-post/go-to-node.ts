import type { Editor } from '@tiptap/core';

/** Puts the cursor below a heading of the body, or into it where nothing can be written below, and shows it. */
export function goToNode(editor: Editor | undefined, at: number): void {
  if (!editor || at >= editor.state.doc.childCount) return;
  const { doc } = editor.state;
  let from = 0;
  for (let index = 0; index < at; index += 1) from += doc.child(index).nodeSize;
  const heading = doc.child(at);
  const below = at + 1 < doc.childCount ? doc.child(at + 1) : undefined;
  const position = below?.isTextblock
    ? from + heading.nodeSize + 1 + below.content.size
    : from + 1 + heading.content.size;
  // After the pane of a small screen has changed.
  requestAnimationFrame(() => {
    editor.chain().setTextSelection(position).scrollIntoView().focus().run();
  });
}
