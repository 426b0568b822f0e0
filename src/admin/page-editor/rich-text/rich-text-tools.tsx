import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useReducer } from 'react';
import { RichTextLink } from './rich-text-link.tsx';

interface RichTextToolsProps {
  editor: Editor;
  /** id of the text */
  controls: string;
  isLinking: boolean;
  onLinking(isLinking: boolean): void;
}

/** The buttons above a text. One Tab stop; the arrow keys move between them. */
export function RichTextTools({ editor, controls, isLinking, onLinking }: RichTextToolsProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', render);
    return () => void editor.off('transaction', render);
  }, [editor]);
  const run = () => editor.chain().focus();
  const tools = [
    ['Bold', 'bold', () => run().toggleMark('bold').run(), 'Ctrl+B'],
    ['Link', 'link', () => onLinking(!isLinking), 'Ctrl+K'],
    ['Subheading', 'heading', () => run().toggleNode('heading', 'paragraph').run(), ''],
    ['Bullets', 'bulletList', () => run().toggleBulletList().run(), ''],
    ['Numbers', 'orderedList', () => run().toggleOrderedList().run(), ''],
  ] as const;
  return (
    <>
      <div
        className="rich-text-tools"
        role="toolbar"
        tabIndex={-1}
        aria-label="Format the text"
        aria-controls={controls}
        onKeyDown={moveFocus}
      >
        {tools.map(([label, name, act, keys], at) => (
          <button
            key={name}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-pressed={editor.isActive(name)}
            title={keys ? `${label} (${keys})` : label}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      {isLinking ? <RichTextLink editor={editor} onClose={() => onLinking(false)} /> : null}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[(at + by + buttons.length) % buttons.length]!;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
