import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import {
  namesOf,
  type ChangeReport,
  type FailedFile,
  type LibraryChange,
} from './library-change.ts';
import { sendChange } from './library-api.ts';
import { countFiles } from './library-view.ts';

/** The words of a notice about a change. */
export interface ChangeWords {
  /** after the number of files: `moved to “Team”`; the whole sentence for a folder */
  done: string;
  /** `could not be moved` */
  failed?: string;
  isFolder?: boolean;
  /** shows why nothing was changed; a notice by default */
  onRefused?(message: string): void;
}

export type RunChange = (
  change: LibraryChange,
  words: ChangeWords,
) => Promise<ChangeReport | undefined>;

/**
 * Makes changes one at a time, reloads the list, and reports in a notice, with Undo where it can be taken back.
 * @returns the report; undefined when nothing was changed
 */
export function useLibraryChanges(): { run: RunChange; isBusy: boolean } {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const run: RunChange = async (change, words) => {
    // A second click while the first is on its way.
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      const reply = await sendChange(change);
      if (!reply.ok) {
        if (words.onRefused) words.onRefused(reply.message);
        else showNotice({ kind: 'error', text: reply.message });
        return undefined;
      }
      await revalidate();
      reportChange(reply, words, () => void takeBack(reply.undo));
      return reply;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const takeBack = async (undo: readonly LibraryChange[]) => {
    const failed: FailedFile[] = [];
    let message: string | undefined;
    for (const change of undo) {
      const reply = await sendChange(change);
      if (reply.ok) failed.push(...reply.failed);
      else message ??= reply.message;
    }
    await revalidate();
    if (message !== undefined) showNotice({ kind: 'error', text: message });
    else if (failed.length > 0)
      showNotice({
        kind: 'error',
        text: `${countFiles(failed.length)} could not be put back.`,
        items: namesOf(failed),
      });
    else showNotice({ kind: 'done', text: 'Everything is as it was before.' });
  };

  return { run, isBusy };
}

function reportChange(
  { changed, failed, undo }: ChangeReport,
  words: ChangeWords,
  takeBack: () => void,
): void {
  if (changed.length > 0 || words.isFolder)
    showNotice({
      kind: 'done',
      text: words.isFolder ? words.done : `${countFiles(changed.length)} ${sentence(words.done)}`,
      ...(undo.length > 0 && { action: { label: 'Undo', run: takeBack } }),
    });
  if (failed.length > 0)
    showNotice({
      kind: 'error',
      text: `${countFiles(failed.length)} ${words.failed ?? 'could not be changed'}.`,
      items: namesOf(failed),
    });
}

/** With its period, which stands before a closing quotation mark. */
const sentence = (text: string) => (text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`);
