import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { useCheckedLink } from '#src/admin/page-editor/links/link-field.tsx';
import { LinkInput } from '#src/admin/page-editor/links/link-input.tsx';
import { headingsOf } from '../headings-of.ts';
import { isLink } from '../link-mark.ts';

/** Asks where the selected text links to: pages of ours by name, headings of this post, or any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const text = href.trim();
  const isValid = isLink(text);
  const places = () =>
    headingsOf(editor.state.doc).map(({ anchor, text: name }) => ({ anchor, name }));
  const { target, errors, warnings } = useCheckedLink(isValid ? text : '', places());

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function close(change?: () => void): void {
    onClose();
    // The dialog gives the focus back when it is gone.
    requestAnimationFrame(() => {
      editor.commands.focus();
      change?.();
    });
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (!isValid) return setAsked(true);
    close(() => {
      const isNew = before === '' && editor.state.selection.empty;
      const marks = [{ type: 'link', attrs: { href: text } }];
      // Without a selection, the link is written out.
      if (isNew) editor.commands.insertContent({ type: 'text', text, marks });
      else editor.chain().extendMarkRange('link').setMark('link', { href: text }).run();
    });
  }
  const problems =
    wasAsked && !isValid ? ['Use a path such as /contact or an https address.'] : errors;
  return (
    <Dialog className="confirm" labelledBy={`${id}-title`} onClose={() => close()}>
      <form onSubmit={save} noValidate>
        <h2 id={`${id}-title`}>{before === '' ? 'Add a link' : 'Change the link'}</h2>
        <FieldFrame
          field={{
            id,
            isReadOnly: false,
            errors: problems,
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
              placesOnPage={places}
              onChange={setHref}
              onFocus={() => {}}
              onBlur={() => {}}
            />
          )}
        </FieldFrame>
        <div className="confirm-buttons">
          <button type="submit" className="btn btn-small btn-ink">
            {before === '' ? 'Add link' : 'Change link'}
          </button>
          {before === '' ? null : (
            <button
              type="button"
              className="btn btn-small btn-quiet"
              onClick={() =>
                close(() => editor.chain().extendMarkRange('link').unsetMark('link').run())
              }
            >
              Remove link
            </button>
          )}
          <button type="button" className="btn btn-small btn-quiet" onClick={() => close()}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
