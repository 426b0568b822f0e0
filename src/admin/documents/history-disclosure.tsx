import { useState } from 'react';
import { HistoryPanel } from './history-panel.tsx';
import type { OpenDocument } from './use-document.ts';

/** The history below other panels. It is read when it is opened. */
export function HistoryDisclosure({ open, mayEdit }: { open: OpenDocument; mayEdit: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="panel panel-history"
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <h2>History</h2>
      </summary>
      {isOpen ? <HistoryPanel open={open} mayEdit={mayEdit} /> : null}
    </details>
  );
}
