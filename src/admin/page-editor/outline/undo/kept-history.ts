import { type EditHistory, EMPTY_HISTORY } from './edit-history.ts';
import { historyFromText, historyToText } from './history-text.ts';

const PREFIX = 'cadron-undo/';

/** The history that this tab kept when it left the document. @param key names the document and who edits it */
export function readHistory(key: string): EditHistory {
  const text = attempt(() => sessionStorage.getItem(PREFIX + key));
  return text ? historyFromText(text) : EMPTY_HISTORY;
}

/** Keeps a history until the tab is closed. Where there is no room, the histories of other documents go. */
export function keepHistory(key: string, history: EditHistory): void {
  const text = historyToText(history);
  if (text === undefined) {
    attempt(() => sessionStorage.removeItem(PREFIX + key));
    return;
  }
  const isKept = attempt(() => {
    sessionStorage.setItem(PREFIX + key, text);
    return true;
  });
  if (isKept) return;
  attempt(() => {
    for (const other of Object.keys(sessionStorage))
      if (other.startsWith(PREFIX)) sessionStorage.removeItem(other);
    sessionStorage.setItem(PREFIX + key, text);
  });
}

/** A browser may refuse its storage: undo then ends with the page, as it did before. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
