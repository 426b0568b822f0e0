import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { useCheckedLink } from '#src/admin/page-editor/links/link-field.tsx';
import { LinkInput } from '#src/admin/page-editor/links/link-input.tsx';
import { LINK_PATTERN } from './rich-text-extensions.ts';

/** Asks where the selected text links to. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const { placesOnPage } = useFormPart();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const text = href.trim();
  const isValid = LINK_PATTERN.test(text);
  const { target, errors, warnings } = useCheckedLink(isValid ? text : '', placesOnPage());
  const isNew = before === '' && editor.state.selection.empty;
  useEffect(() => document.getElementById(id)?.focus(), [id]);

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
      <FieldFrame
        field={{
          id,
          isReadOnly: false,
          errors:
            wasAsked && !isValid ? ['Use a path such as /contact or an https address.'] : errors,
          warnings,
          warningsId: warnings.length > 0 ? `${id}-warnings` : undefined,
          set: () => {},
          events: { onFocus: () => {}, onBlur: () => {} },
        }}
        label="Link to"
        help={target}
        isOptional={false}
      >
        {(control) => (
          <LinkInput
            control={control}
            label="Link to"
            text={href}
            isReadOnly={false}
            placesOnPage={placesOnPage}
            onChange={setHref}
            onFocus={() => {}}
            onBlur={() => {}}
          />
        )}
      </FieldFrame>
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
