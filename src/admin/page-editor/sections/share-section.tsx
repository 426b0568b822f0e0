import { type ReactNode, useState } from 'react';
import { goToField } from '#src/admin/documents/go-to-field.ts';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { ShareDialog } from './share-dialog.tsx';

interface Sharing {
  /** opens the dialog with a section chosen */
  start(id: string): void;
  /** to be rendered */
  dialog: ReactNode;
}

/** Makes shared sections of sections of a page. */
export function useSharing(
  blocks: readonly DocumentBlock[],
  update: EditedDocument['update'],
): Sharing {
  const [from, setFrom] = useState<string>();
  const dialog =
    from === undefined ? null : (
      <ShareDialog
        blocks={blocks}
        selected={from}
        update={update}
        onClose={(made) => {
          setFrom(undefined);
          if (!made) return;
          showNotice({ kind: 'done', text: `“${made.title}” is a shared section now.` });
          // Its fields take the place of what had the focus.
          goToField(['blocks', { id: made.place }, 'props', 'section']);
        }}
      />
    );
  return { start: setFrom, dialog };
}
