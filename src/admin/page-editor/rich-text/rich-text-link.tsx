import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { completeLink } from '#src/admin/page-editor/links/link-options.ts';
import { TypedLinkField } from '#src/admin/page-editor/links/typed-link-field.tsx';
import { LINK_PATTERN } from './rich-text-extensions.ts';

/** Asks where the selected text links to. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose(): void }) {
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
