import { useNavigate } from 'react-router';
import { askToConfirm } from '#src/admin/dialogs/confirm.ts';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { BulkDialogName } from './bulk-fields.tsx';
import { changeOf, textOf } from './form-text.ts';
import {
  type ChangeReport,
  type LibraryChange,
  MAX_ZIP_FILES,
  ZIP_LIMITS,
} from './library-change.ts';
import { LIBRARY_PATH, libraryAddress, type LibraryQuery } from './library-query.ts';
import { countFiles } from './library-view.ts';
import type { ChangeWords, RunChange } from './use-library-changes.ts';
import type { FileSelection } from './use-selection.ts';

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
