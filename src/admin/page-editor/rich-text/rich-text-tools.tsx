import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';
import { Tool, Toolbar } from '#src/admin/kit/toolbar.tsx';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { LinkDialog } from '#src/admin/page-editor/links/link-dialog.tsx';
import { LINK_PATTERN } from './rich-text-extensions.ts';

interface RichTextToolsProps {
  editor: Editor;
  /** id of the text */
  controls: string;
  isLinking: boolean;
  onLinking(isLinking: boolean): void;
}

/** The buttons above a text. One Tab stop; the arrow keys move between them. */
export function RichTextTools({ editor, controls, isLinking, onLinking }: RichTextToolsProps) {
  const { placesOnPage } = useFormPart();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', render);
    return () => void editor.off('transaction', render);
  }, [editor]);
  // What is selected is in sight already.
  const run = () => editor.chain().focus(undefined, { scrollIntoView: false });
  const tools = [
    ['Bold', 'bold', () => run().toggleMark('bold').run(), 'Ctrl+B', BOLD],
    ['Link', 'link', () => onLinking(!isLinking), 'Ctrl+K', LINK],
    ['Subheading', 'heading', () => run().toggleNode('heading', 'paragraph').run(), '', HEADING],
    ['Bullets', 'bulletList', () => run().toggleBulletList().run(), '', BULLETS],
    ['Numbers', 'orderedList', () => run().toggleOrderedList().run(), '', NUMBERS],
  ] as const;
  return (
    <>
      <Toolbar
        className="rich-text-tools flex p-1 on-sand"
        aria-label="Format the text"
        aria-controls={controls}
      >
        {tools.map(([label, name, act, keys, path]) => (
          <Tool
            key={name}
            label={label}
            keys={keys}
            isPressed={editor.isActive(name)}
            path={path}
            onClick={act}
          />
        ))}
      </Toolbar>
      {isLinking ? (
        <LinkDialog
          editor={editor}
          isLink={(href) => LINK_PATTERN.test(href)}
          places={placesOnPage}
          onClose={() => onLinking(false)}
        />
      ) : null}
    </>
  );
}

export const LINK =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1';
const BOLD = 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z';
const HEADING = 'M4.5 4v12M12.5 4v12M4.5 10h8M15.5 16h2';
const BULLETS = 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01';
const NUMBERS =
  'M8.5 5h8.5M8.5 10h8.5M8.5 15h8.5M3 3.5l1.25-.75v4M2.75 13.25c.75-1.25 2.5-.75 2.25.5L2.75 16.5H5';
