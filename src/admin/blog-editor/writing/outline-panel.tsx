import type { Editor } from '@tiptap/core';
import { headingsOf } from './headings-of.ts';
import { useEditorValue } from './use-editor-value.ts';

interface OutlinePanelProps {
  editor: Editor;
  id: string;
}

const NONE: { text: string; level: number; position: number; isCurrent: boolean }[] = [];

/** The headings of the text, to go to one of them. */
export function OutlinePanel({ editor, id }: OutlinePanelProps) {
  const headings = useEditorValue(
    editor,
    ({ state }) => {
      const all = headingsOf(state.doc);
      const current = all.findLast(({ position }) => position < state.selection.from);
      return all.map(({ text, level, position }) => ({
        text,
        level,
        position,
        isCurrent: position === current?.position,
      }));
    },
    NONE,
  );
  return (
    <nav className="writing-outline" id={id} aria-label="Outline of the text">
      {headings.length === 0 ? (
        <p className="note">No headings yet. Type ## and a space to begin one.</p>
      ) : (
        <ol>
          {headings.map(({ text, level, position, isCurrent }) => (
            <li key={position}>
              <button
                type="button"
                data-level={level}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={() => goTo(editor, position)}
              >
                {text || 'Empty heading'}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

function goTo(editor: Editor, position: number): void {
  editor.commands.setTextSelection(position + 1);
  editor.view.focus();
  const shown = editor.view.nodeDOM(position);
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: 'start' });
}
