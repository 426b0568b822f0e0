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

const SHAPES: Readonly<Record<SaveStatus, string>> = {
  saved: 'M1.5 6.5l3 3 6-7',
  saving: 'M6 1.5a4.5 4.5 0 0 1 4.5 4.5',
  unsaved: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9',
  offline: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  conflict: 'M6 1v6M6 9.5v1',
  'session-ended': 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  refused: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
};

/** Where the focus goes when the last conflict is gone. */
export const SAVE_LINE = 'save-line';

interface SaveLineProps {
  state: WorkingCopyState;
  onRetry(): void;
}

/** Says whether everything is saved, and helps where it is not. Only problems, and their end, are announced. */
export function SaveLine({ state, onRetry }: SaveLineProps) {
  const { status, keepsCopy } = state;
  const problem = isProblem(status);
  return (
    <div
      id={SAVE_LINE}
      tabIndex={-1}
      className="save-line"
      data-status={status}
      data-problem={problem || undefined}
    >
      <p>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={SHAPES[status]} />
        </svg>
        <span>{saveText(state)}</span>
      </p>
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
      <span className="sr-only" role="status">
        {problem ? saveText(state) : ''}
      </span>
    </div>
  );
}
