import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import type { Editor } from '@tiptap/core';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { type CSSProperties, type DragEvent, useEffect, useState } from 'react';
import { startDrag } from './keep-dragged.ts';

interface Hovered {
  position: number;
  style: CSSProperties;
}

/** Beside the block under the pointer: a handle to drag it, and a button that adds a block after it. Keys do the same. */
export function BlockHandle({ editor }: { editor: Editor }) {
  const [hovered, setHovered] = useState<Hovered>();
  useEffect(() => {
    const surface = editor.view.dom.closest<HTMLElement>('.writing');
    if (!surface) return;
    const listening = new AbortController();
    const { signal } = listening;
    surface.addEventListener('pointermove', (event) => setHovered(hoveredBlock(editor, event)), {
      signal,
      passive: true,
    });
    for (const name of ['pointerleave', 'scroll', 'keydown'])
      surface.addEventListener(name, () => setHovered(undefined), { signal, passive: true });
    // A picture that has loaded changes the document: the handle stays, also for a drag that begins at that moment.
    const follow = ({ transaction: { mapping } }: { transaction: Transaction }) =>
      setHovered((now) => {
        const moved = now && mapping.mapResult(now.position);
        return moved && !moved.deleted ? placeBeside(editor, moved.pos) : undefined;
      });
    editor.on('update', follow);
    return () => {
      listening.abort();
      editor.off('update', follow);
    };
  }, [editor]);
  if (!hovered || !editor.isEditable) return null;
  const { position, style } = hovered;

  function onDragStart(event: DragEvent): void {
    if (!editor.state.doc.nodeAt(position)) return;
    startDrag(editor.view, position, event.dataTransfer);
    const shown = editor.view.nodeDOM(position);
    if (shown instanceof HTMLElement) event.dataTransfer.setDragImage(shown, 0, 0);
  }
  function add(): void {
    const { state, view } = editor;
    const node = state.doc.nodeAt(position);
    if (!node) return;
    const end = position + node.nodeSize;
    const isEmpty = node.type.name === 'paragraph' && node.content.size === 0;
    const { tr } = state;
    if (!isEmpty) tr.insert(end, state.schema.nodes['paragraph']!.create());
    const place = isEmpty ? position + 1 : end + 1;
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, place)).insertText('/'));
    view.focus();
  }

  return (
    // Pointers only: Alt+Shift+arrow keys move a block, and a slash adds one.
    <div className="block-handle" style={style} aria-hidden="true">
      <Button
        className="block-tool"
        tabIndex={-1}
        aria-label="Add a block"
        title="Add a block"
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <Icon path="M8 3v10M3 8h10" />
      </Button>
      <Button
        className="block-tool"
        tabIndex={-1}
        draggable
        aria-label="Move the block"
        title="Drag to move, click to select"
        onDragStart={onDragStart}
        onClick={() => editor.chain().focus().setNodeSelection(position).run()}
      >
        <Icon path="M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01" />
      </Button>
    </div>
  );
}

function hoveredBlock(editor: Editor, { clientY }: PointerEvent): Hovered | undefined {
  const { view } = editor;
  const text = view.dom.getBoundingClientRect();
  if (clientY < text.top || clientY > text.bottom) return undefined;
  const found = view.posAtCoords({ left: text.left + 8, top: clientY });
  if (!found) return undefined;
  const $pos = view.state.doc.resolve(found.inside >= 0 ? found.inside : found.pos);
  return placeBeside(editor, $pos.depth > 0 ? $pos.before(1) : $pos.pos);
}

function placeBeside({ view }: Editor, position: number): Hovered | undefined {
  const shown = view.nodeDOM(position);
  if (!(shown instanceof HTMLElement)) return undefined;
  const { top } = shown.getBoundingClientRect();
  return { position, style: { top, left: view.dom.getBoundingClientRect().left } };
}
