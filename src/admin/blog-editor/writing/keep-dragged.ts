import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { showNotice } from '#src/admin/notices/show-notice.ts';

/** The value of `dragging` while a block moves; its types leave out the node, which is what a drop takes away. */
interface DraggedNode {
  slice: Slice;
  move: boolean;
  node: NodeSelection;
}

/** Begins a drag of the block at a position, as the view does for a drag that begins in the text. */
export function startDrag(view: EditorView, position: number, data: DataTransfer): void {
  const node = NodeSelection.create(view.state.doc, position);
  view.dispatch(view.state.tr.setSelection(node));
  const slice = new Slice(Fragment.from(node.node), 0, 0);
  // Another tab gets all of it, and not only its words.
  const { dom, text } = view.serializeForClipboard(slice);
  data.effectAllowed = 'copyMove';
  data.setData('text/html', dom.innerHTML);
  data.setData('text/plain', text);
  const dragged: DraggedNode = { slice, move: true, node };
  view.dragging = dragged;
}

/** Nothing is lost by dragging: a drop moves what this drag took, and all of it, or it changes nothing. */
export const KeepDragged = Extension.create({
  name: 'keepDragged',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction(tr, { doc }) {
        if (tr.getMeta('uiEvent') !== 'drop' || keepsAll(doc, tr.doc)) return true;
        showNotice({ kind: 'error', text: 'It does not fit there, so nothing was moved.' });
        return false;
      },
      props: {
        handleDOMEvents: {
          // The browser would take dragged text out of the editor when it is dropped in a field.
          beforeinput(_, event) {
            if (event.inputType === 'deleteByDrag') event.preventDefault();
            return event.defaultPrevented;
          },
        },
      },
      view(view) {
        const listening = new AbortController();
        // A drag whose element is gone has no `dragend`. The next one, or a pointer that is free again, shows that it is over.
        for (const type of ['dragstart', 'pointermove', 'pointerdown'])
          window.addEventListener(type, () => (view.dragging = null), {
            capture: true,
            passive: true,
            signal: listening.signal,
          });
        return { destroy: () => listening.abort() };
      },
    }),
  ],
});

/** Whether a document has every letter and every picture of an earlier one, wherever they are. */
function keepsAll(before: Node, after: Node): boolean {
  const now = countsOf(after);
  return [...countsOf(before)].every(([part, count]) => (now.get(part) ?? 0) >= count);
}

function countsOf(doc: Node): Map<string, number> {
  const counts = new Map<string, number>();
  doc.descendants((node) => {
    if (!node.isLeaf) return;
    const parts = node.isText ? node.text! : [JSON.stringify(node)];
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  });
  return counts;
}
