import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { completeLink } from '#src/admin/page-editor/links/link-options.ts';
import { TypedLinkField } from '#src/admin/page-editor/links/typed-link-field.tsx';
import { headingsOf } from '../headings-of.ts';
import { isLink } from '../link-mark.ts';

/** Asks where the selected text links to: pages of ours by name, headings of this post, or any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const text = completeLink(href).trim();
  const isValid = isLink(text);
  const places = () =>
    headingsOf(editor.state.doc).map(({ anchor, text: name }) => ({ anchor, name }));

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
  return (
    <Dialog className="confirm" labelledBy={`${id}-title`} onClose={() => close()}>
      <form onSubmit={save} noValidate>
        <h2 id={`${id}-title`}>{before === '' ? 'Add a link' : 'Change the link'}</h2>
        <TypedLinkField
          id={id}
          href={href}
          isValid={isValid}
          isRefused={wasAsked}
          places={places}
          onChange={setHref}
        />
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
