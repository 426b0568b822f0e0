import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The contents of the parts of a block. */
const PARTS: Readonly<Record<string, string>> = {
  heading: 'Heading',
  faqQuestion: 'Question',
  faqAnswer: 'Answer',
  callout: 'Text of the callout',
  testimonial: 'What the client said',
  takeaways: 'A takeaway',
};

/** Says in an empty text, in empty parts of blocks, and in an empty paragraph with the cursor, what to do. */
export const PlaceholderHint = Extension.create({
  name: 'placeholderHint',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc, selection }) {
            if (!editor.isEditable) return null;
            const { $from, empty } = selection;
            const isHere = empty && $from.depth > 0 && editor.isFocused;
            const cursor = isHere ? $from.before() : -1;
            return DecorationSet.create(doc, hintsOf(doc, cursor));
          },
        },
      }),
    ];
  },
});

const hinted = new WeakMap<Node, readonly [offset: number, hint: string][]>();

function hintsOf(doc: Node, cursor: number): Decoration[] {
  const made: Decoration[] = [];
  const show = (from: number, size: number, hint: string) =>
    made.push(Decoration.node(from, from + size, { class: 'hinted', 'data-hint': hint }));
  doc.forEach((block, position) => {
    for (const [offset, hint] of hintsWithin(block)) show(position + offset, 2, hint);
    if (block.type.name !== 'paragraph' || block.content.size > 0) return;
    if (doc.childCount === 1) show(position, 2, 'Begin writing, or type / for blocks');
    else if (cursor === position) show(position, 2, 'Type / for blocks');
  });
  return made;
}

/** Empty parts of a block; looked for once as long as it stays the same. */
function hintsWithin(block: Node): readonly [offset: number, hint: string][] {
  const known = hinted.get(block);
  if (known) return known;
  const found: [offset: number, hint: string][] = [];
  const look = (node: Node, offset: number, hint: string | undefined) => {
    const own = PARTS[node.type.name] ?? hint;
    if (node.isTextblock) {
      if (own !== undefined && node.content.size === 0) found.push([offset, own]);
    } else node.forEach((child, at) => look(child, offset + at + 1, own));
  };
  look(block, 0, undefined);
  hinted.set(block, found);
  return found;
}
