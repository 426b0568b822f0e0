import { useState } from 'react';
import { goToField } from '#src/admin/documents/go-to-field.ts';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { blockName } from '../block-name.ts';
import { type MadeSection, ShareDialog } from './share-dialog.tsx';

interface ShareSectionProps {
  blocks: readonly DocumentBlock[];
  /** id of the section from which it starts */
  selected: string;
  isReadOnly: boolean;
  update: EditedDocument['update'];
}

/** A button that makes a shared section of the selected section of a page, and of others if the editor adds them. */
export function ShareSection({ blocks, selected, isReadOnly, update }: ShareSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="share-section">
      <button
        className="panel-link"
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isReadOnly || undefined}
        onClick={() => {
          if (!isReadOnly) setOpen(true);
        }}
      >
        Make a shared section
      </button>
      {isOpen ? (
        <ShareDialog
          blocks={blocks}
          selected={selected}
          nameOf={blockName}
          update={update}
          onClose={(made) => {
            setOpen(false);
            if (made) showMade(made);
          }}
        />
      ) : null}
    </div>
  );
}

/** The button is gone with the fields of the section, so the focus goes to what took their place. */
export function showMade({ title, place }: MadeSection): void {
  showNotice({ kind: 'done', text: `“${title}” is a shared section now.` });
  goToField(['blocks', { id: place }, 'props', 'section']);
}
