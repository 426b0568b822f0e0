import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Tables that are wider than the text scroll by keyboard: within an editable text the cursor does it, and the attribute says so;
 * in one that is only read, Tab reaches the table.
 */
export const ScrollableTables = Extension.create({
  name: 'scrollableTables',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const attributes: Record<string, string> = editor.isEditable
              ? { contenteditable: 'true' }
              : { tabindex: '0', role: 'region', 'aria-label': 'Table' };
            const found: Decoration[] = [];
            doc.forEach((node, position) => {
              if (node.type.name === 'table')
                found.push(Decoration.node(position, position + node.nodeSize, attributes));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ];
  },
});
