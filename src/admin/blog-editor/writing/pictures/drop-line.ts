import { Extension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import type { PluginView } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { hasFiles } from '#src/admin/uploads/chosen-files.ts';
import { afterBlock } from './after-block.ts';

/** The methods of a view that the cursor of ProseMirror calls for the place of its line; its types leave them out. */
interface Cursor extends PluginView {
  computeTarget(event: DragEvent): number | null;
}

/** The line where something that is dragged will stand. Of files it is where their pictures go: after a block. */
export const DropLine = Extension.create({
  name: 'dropLine',
  addProseMirrorPlugins() {
    const plugin = dropCursor({ class: 'drop-line', color: false, width: 3 });
    const open = plugin.spec.view!;
    plugin.spec.view = (view) => {
      const cursor = open(view) as Cursor;
      const placeOfContent = cursor.computeTarget.bind(cursor);
      cursor.computeTarget = (event) =>
        hasFiles(event.dataTransfer) ? placeOfFiles(view, event) : placeOfContent(event);
      return cursor;
    };
    return [plugin];
  },
});

/** Where the pictures of dropped files will stand. */
export function placeOfFiles(
  view: EditorView,
  { clientX, clientY }: Pick<DragEvent, 'clientX' | 'clientY'>,
): number {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  return afterBlock(view.state.doc, found?.pos ?? view.state.selection.from);
}
