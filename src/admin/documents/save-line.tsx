import { Button } from '#src/admin/kit/button.tsx';
import { SaveState } from '#src/admin/kit/save-state.tsx';
import type { SaveStatus as ShownStatus } from '#src/admin/kit/save-status.ts';
import { shortName } from './document-labels.ts';
import type { ScreenDocument } from './screen-document.ts';
import type { WorkingCopyState } from './working-copy.ts';

/** Where the focus goes when the last conflict is gone. */
export const SAVE_LINE = 'save-line';

/** Help with a problem of saving. */
function helpOf({ status, keepsCopy, message }: WorkingCopyState): string | undefined {
  if (keepsCopy === false && status !== 'saved')
    return 'This browser cannot keep a copy. Leave this page open until everything is saved.';
  // Said only of what is written: a page may be closed while its first copy is on its way.
  const kept = keepsCopy ? 'Your text is kept' : 'Your text is being kept';
  switch (status) {
    case 'offline':
      return `${kept} in this browser, and saved as soon as the server can be reached.`;
    case 'session-ended':
      return `Saving waits until you sign in again. ${kept} in this browser until then.`;
    case 'conflict':
      return 'Everything else is saved.';
    case 'refused':
      return message ? `${message} ${kept} in this browser.` : 'Everything else is saved.';
    case 'saved':
    case 'saving':
    case 'unsaved':
      return undefined;
  }
}

function shownStatus(
  { status, base, conflicts, message }: WorkingCopyState,
  opened: SavedMoment,
): ShownStatus {
  switch (status) {
    case 'saved': {
      const time = base.savedAt === opened.savedAt ? opened.savedTime : undefined;
      return { is: 'saved', at: base.savedAt, time };
    }
    case 'conflict': {
      const by = conflicts[0]?.by;
      return { is: 'conflict', ...(by && { by: shortName(by.name) }) };
    }
    case 'session-ended':
      return { is: 'signed-out' };
    case 'refused':
      return { is: 'failed', why: message ? 'refused' : 'see the marked fields' };
    case 'saving':
    case 'unsaved':
    case 'offline':
      return { is: status };
  }
}

type SavedMoment = Pick<ScreenDocument, 'savedAt' | 'savedTime'>;

interface SaveLineProps {
  state: WorkingCopyState;
  /** the document as the server has sent it */
  opened: SavedMoment;
  onRetry(): void;
}

/** Says whether everything is saved, and helps where it is not. */
export function SaveLine({ state, opened, onRetry }: SaveLineProps) {
  const { status } = state;
  const help = helpOf(state);
  return (
    <div id={SAVE_LINE} tabIndex={-1} className="save-line">
      <SaveState status={shownStatus(state, opened)}>
        {help ? <span className="save-help regular">{help}</span> : null}
        {status === 'session-ended' ? (
          <a className="panel-link" href="/admin/login" target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
        ) : null}
        {status === 'offline' || status === 'session-ended' ? (
          <Button tone="link" onClick={onRetry}>
            Save now
          </Button>
        ) : null}
      </SaveState>
    </div>
  );
}
