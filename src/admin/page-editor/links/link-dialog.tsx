import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { completeLink } from './link-options.ts';
import { TypedLinkField } from './typed-link-field.tsx';
import type { PlaceOnPage } from './link-target.ts';

interface LinkDialogProps {
  editor: Editor;
  /** what may be linked to */
  isLink(href: string): boolean;
  /** the parts of the document */
  places(): readonly PlaceOnPage[];
  onClose(): void;
}

/** Asks where the selected text links to: pages of ours by name, parts of this document, or any address. */
export function LinkDialog({ editor, isLink, places, onClose }: LinkDialogProps) {
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [href, setHref] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const text = completeLink(href).trim();
  const isValid = isLink(text);

  function close(change?: () => void): void {
    onClose();
    // The dialog gives the focus back when it is gone.
    requestAnimationFrame(() => {
      editor.commands.focus();
      change?.();
    });
  }
  function save(): void {
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
    <FormDialog
      title={before === '' ? 'Add a link' : 'Change the link'}
      submit={before === '' ? 'Add link' : 'Change link'}
      other={
        before === '' ? null : (
          <Button
            onClick={() =>
              close(() => editor.chain().extendMarkRange('link').unsetMark('link').run())
            }
          >
            Remove link
          </Button>
        )
      }
      onSubmit={save}
      onClose={() => close()}
    >
      <TypedLinkField
        id={id}
        href={href}
        isValid={isValid}
        isRefused={wasAsked}
        places={places}
        onChange={setHref}
      />
    </FormDialog>
  );
}
