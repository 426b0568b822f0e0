import { useNavigate, useRevalidator } from 'react-router';
import { useRef, useState } from 'react';
import { askToConfirm } from '#src/admin/kit/dialog/confirm.ts';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { BulkDialogName } from './library-forms.tsx';
import { changeOf, textOf } from './form-text.ts';
import {
  type ChangeReport,
  type LibraryChange,
  MAX_ZIP_FILES,
  ZIP_LIMITS,
  namesOf,
  type FailedFile,
  countFiles,
} from './library-view.ts';
import { LIBRARY_PATH, libraryAddress, type LibraryQuery } from './library-query.ts';
import type { FileSelection } from './use-selection.ts';
import { sendChange } from './library-api.ts';

/** Files whose texts one page shows. */
export const MAX_DESCRIBED = 50;

/** Actions of the bar on the selected files. */
export type BulkActions = ReturnType<typeof useBulkActions>;

interface BulkDeps {
  query: LibraryQuery;
  selection: FileSelection;
  changes: { run: RunChange; isBusy: boolean };
  mayEdit: boolean;
}

export function useBulkActions({ query, selection, changes, mayEdit }: BulkDeps) {
  const navigate = useNavigate();
  const ids = [...selection.ids];
  /** Files that could not be changed stay selected. */
  const run = async (change: LibraryChange, words: ChangeWords) => {
    const report = await changes.run(change, words);
    if (report && leavesList(change)) {
      selection.remove(report.changed);
      requestAnimationFrame(focusFiles);
    }
    return report;
  };
  return {
    isBusy: changes.isBusy,
    /** Does what the form of a dialog asks for. @returns whether all went well */
    async save(name: BulkDialogName, form: FormData): Promise<boolean> {
      const change = changeOf(name, ids, form);
      if (change.type !== 'move')
        return isDone(await run(change, { done: 'changed', failed: 'could not be tagged' }));
      const { folder } = change;
      if (textOf(form, 'new-folder') !== '') {
        const made = await changes.run(
          { type: 'create-folder', path: folder },
          { done: `The folder “${folder}” was created.`, isFolder: true },
        );
        if (!made) return false;
      }
      const words = { done: `moved to ${nameOf(folder)}`, failed: 'could not be moved' };
      return isDone(await run(change, words));
    },
    describe() {
      const described = ids.slice(0, MAX_DESCRIBED);
      const address = libraryAddress(query, `${LIBRARY_PATH}/describe`);
      const chosen = new URLSearchParams(described.map((id) => ['id', id]));
      void navigate(`${address}${address.includes('?') ? '&' : '?'}${chosen}`);
    },
    download() {
      if (ids.length > MAX_ZIP_FILES) showNotice({ kind: 'error', text: ZIP_LIMITS });
      else postIds(`${LIBRARY_PATH}/download.zip`, ids);
    },
    trash() {
      if (!mayEdit || ids.length === 0 || query.filter.isTrash) return;
      void run(
        { type: 'trash', ids },
        { done: 'moved to the trash', failed: 'could not be moved to the trash' },
      );
    },
    restore: () =>
      void run({ type: 'restore', ids }, { done: 'restored', failed: 'could not be restored' }),
    purge: () => void purgeAfterQuestion(ids, run),
  };
}

const leavesList = ({ type }: LibraryChange) =>
  type === 'move' || type === 'trash' || type === 'restore' || type === 'purge';

/** The bar with the button that was pressed is gone. */
function focusFiles(): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.getClientRects().length) return;
  const cell = document.querySelector<HTMLElement>('.library-files [tabindex="0"]');
  (cell ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

const isDone = (report: ChangeReport | undefined) =>
  report !== undefined && report.failed.length === 0;

const nameOf = (folder: string) => (folder === '' ? 'no folder' : `“${folder}”`);

async function purgeAfterQuestion(
  ids: string[],
  run: (change: LibraryChange, words: ChangeWords) => Promise<unknown>,
): Promise<void> {
  const these = countFiles(ids.length);
  const isConfirmed = await askToConfirm({
    title: `Delete ${these} for good?`,
    text: `${ids.length === 1 ? 'The file and its' : 'The files and their'} history are deleted, and the public addresses never work again. This cannot be undone.`,
    confirm: `Delete ${these}`,
    cancel: ids.length === 1 ? 'Keep it' : 'Keep them',
    isDanger: true,
  });
  if (isConfirmed)
    await run({ type: 'purge', ids }, { done: 'deleted for good', failed: 'could not be deleted' });
}

/** A download needs a form of its own, because most selected files are not in the document. */
function postIds(address: string, ids: readonly string[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const id of ids) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'id';
    field.value = id;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The words of a notice about a change. */
interface ChangeWords {
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
