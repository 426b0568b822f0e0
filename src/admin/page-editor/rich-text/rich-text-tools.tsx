import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useReducer, useState } from 'react';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { completeLink } from '#src/admin/page-editor/links/link-options.ts';
import { TypedLinkField } from '#src/admin/page-editor/links/typed-link-field.tsx';
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
      <div
        className="rich-text-tools"
        role="toolbar"
        tabIndex={-1}
        aria-label="Format the text"
        aria-controls={controls}
        onKeyDown={moveFocus}
      >
        {tools.map(([label, name, act, keys, icon], at) => (
          <button
            key={name}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={label}
            aria-pressed={editor.isActive(name)}
            title={keys ? `${label} (${keys})` : label}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={icon} />
            </svg>
          </button>
        ))}
      </div>
      {isLinking ? <RichTextLink editor={editor} onClose={() => onLinking(false)} /> : null}
    </>
  );
}

const BOLD = 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z';
const LINK =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1';
const HEADING = 'M4.5 4v12M12.5 4v12M4.5 10h8M15.5 16h2';
const BULLETS = 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01';
const NUMBERS =
  'M8.5 5h8.5M8.5 10h8.5M8.5 15h8.5M3 3.5l1.25-.75v4M2.75 13.25c.75-1.25 2.5-.75 2.25.5L2.75 16.5H5';

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

/** Asks where the selected text links to. */
function RichTextLink({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const { placesOnPage } = useFormPart();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const text = completeLink(href).trim();
  const isValid = LINK_PATTERN.test(text);
  const isNew = before === '' && editor.state.selection.empty;

  function close(): void {
    onClose();
    editor.commands.focus();
  }
  function save(): void {
    if (!isValid) return setAsked(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection, the link is written out.
    if (isNew)
      chain
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: text } }] })
        .run();
    else chain.setMark('link', { href: text }).run();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (event.target as HTMLElement).id === id) {
      event.preventDefault();
      save();
    }
  }

  return (
    // The keys of the fields within bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="rich-text-link" onKeyDown={onKeyDown}>
      <TypedLinkField
        id={id}
        href={href}
        isValid={isValid}
        isRefused={wasAsked}
        places={placesOnPage}
        onChange={setHref}
      />
      <div className="rich-text-link-buttons">
        <button type="button" className="btn btn-small btn-ink" onClick={save}>
          {before === '' ? 'Add link' : 'Change link'}
        </button>
        {before === '' ? null : (
          <button
            type="button"
            className="panel-link"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            Remove link
          </button>
        )}
        <button type="button" className="panel-link" onClick={close}>
          Cancel
        </button>
      </div>
    </div>
  );
}
