import { Icon } from './icon.tsx';
import { type ReactNode, useState } from 'react';
import { isSaveProblem, saveAnnouncement, type SaveStatus, saveStatusText } from './save-status.ts';
import './save-state.css';

interface SaveStateProps {
  status: SaveStatus;
  /** what helps with a problem, such as a button `Try again` */
  children?: ReactNode;
}

/** The one place of a page that says whether its content is saved. */
export function SaveState({ status, children }: SaveStateProps) {
  const [announced, setAnnounced] = useState('');
  const next = saveAnnouncement(announced, status);
  if (next !== undefined && next !== announced) setAnnounced(next);
  return (
    <div
      className="save-state inline-flex items-center gap-1 gap-x-2 tap small nums"
      data-is={status.is}
      data-problem={isSaveProblem(status) || undefined}
    >
      <Icon size={12} path={SHAPES[status.is]} />
      <span>{saveStatusText(status)}</span>
      {children}
      <span className="sr-only" role="status">
        {announced}
      </span>
    </div>
  );
}

const CROSS = 'M2.5 2.5l7 7M9.5 2.5l-7 7';
const RING = 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9';

/** A shape of its own for each, so that states differ without color. */
const SHAPES: Readonly<Record<SaveStatus['is'], string>> = {
  saved: 'M1.5 6.5l3 3 6-7',
  unsaved: RING,
  saving: 'M6 1.5a4.5 4.5 0 0 1 4.5 4.5',
  offline: CROSS,
  failed: CROSS,
  'signed-out': CROSS,
  conflict: 'M6 1v6M6 9.5v1',
};
