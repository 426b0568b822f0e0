import { SaveState } from '#src/admin/parts/save-state.tsx';
import type { SaveStatus as FrameSaveStatus } from '#src/admin/parts/save-status.ts';
import { formatSiteTime } from './site-time.ts';
import type { SaveStatus, WorkingCopyState } from './working-copy.ts';

/** What each status means for the editor, in a few words. */
export function saveText({ status, base, message, conflicts }: WorkingCopyState): string {
  switch (status) {
    case 'saved':
      return `Saved ${formatSiteTime(new Date(base.savedAt))}`;
    case 'saving':
      return 'Saving…';
    case 'unsaved':
      return 'Not saved yet';
    case 'offline':
      return 'Not saved: the server cannot be reached. Your text is kept in this browser and saved as soon as it can be.';
    case 'conflict':
      return `Saved, except ${conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`} that someone else changed too`;
    case 'session-ended':
      return 'Not saved: your session has ended. Your text is kept in this browser. Sign in again, and it is saved.';
    case 'refused':
      return message ?? 'Saved, except what is marked below';
  }
}

const PROBLEMS: ReadonlySet<SaveStatus> = new Set([
  'offline',
  'conflict',
  'session-ended',
  'refused',
]);

export const isProblem = (status: SaveStatus): boolean => PROBLEMS.has(status);

/** Where the focus goes when the last conflict is gone. */
export const SAVE_LINE = 'save-line';

interface SaveLineProps {
  state: WorkingCopyState;
  onRetry(): void;
}

/** Says whether everything is saved, and helps where it is not. */
export function SaveLine({ state, onRetry }: SaveLineProps) {
  const { status, keepsCopy } = state;
  return (
    <div id={SAVE_LINE} tabIndex={-1} className="save-line">
      <SaveState status={frameStatus(state)} text={saveText(state)}>
        {keepsCopy || status === 'saved' ? null : (
          <p>This browser cannot keep a copy. Leave this page open until everything is saved.</p>
        )}
        {status === 'session-ended' ? (
          <a className="btn btn-small btn-ink" href="/admin/login" target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
        ) : null}
        {status === 'offline' || status === 'session-ended' ? (
          <button className="btn btn-small btn-quiet" type="button" onClick={onRetry}>
            Save now
          </button>
        ) : null}
      </SaveState>
    </div>
  );
}

/** The status as every page of the admin shows it. */
function frameStatus({ status, base }: WorkingCopyState): FrameSaveStatus {
  switch (status) {
    case 'saved':
      return { is: 'saved', at: new Date(base.savedAt).toISOString() };
    case 'session-ended':
      return { is: 'signed-out' };
    case 'refused':
      return { is: 'failed' };
    case 'saving':
    case 'unsaved':
    case 'offline':
    case 'conflict':
      return { is: status };
  }
}
