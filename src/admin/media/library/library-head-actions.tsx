import { useState } from 'react';
import { Form, useNavigate, useSubmit } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { askToConfirm } from '#src/admin/kit/dialog/confirm.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import type { ListedFolder } from '#src/domains/media/list/asset-filter.ts';
import { FolderDialog } from './library-forms.tsx';
import { type FolderForm, parentOf } from './form-text.ts';
import { type LibraryPermissions, countFiles, folderName } from './library-view.ts';
import { LIBRARY_PATH, libraryAddress, type LibraryQuery } from './library-query.ts';
import type { RunChange } from './use-bulk-actions.ts';

interface HeadActionsProps {
  query: LibraryQuery;
  /** the current folder; undefined outside of folders */
  folder: ListedFolder | undefined;
  folders: readonly string[];
  /** files in the trash */
  trash: number;
  may: LibraryPermissions;
  changes: { run: RunChange; isBusy: boolean };
}

/** Actions on the current folder, or on the trash. */
export function LibraryHeadActions(props: HeadActionsProps) {
  const { query, folder, folders, trash, may, changes } = props;
  const [open, setOpen] = useState<FolderForm>();
  const navigate = useNavigate();
  const { filter } = query;
  if (filter.isTrash) return may.purge && trash > 0 ? <EmptyTrash files={trash} /> : null;
  if (!may.edit) return null;

  const save = async ({ type, path }: FolderForm, to: string) => {
    if (type === 'change' && to === path) return undefined;
    let refusal: string | undefined;
    const report = await changes.run(
      type === 'create' ? { type: 'create-folder', path: to } : { type: 'move-folder', path, to },
      {
        done:
          type === 'create'
            ? `The folder “${folderName(to)}” was created.`
            : `The folder is now “${to}.”`,
        isFolder: true,
        onRefused: (message) => (refusal = message),
      },
    );
    if (report) await navigate(libraryAddress({ ...query, page: 1, filter: { folder: to } }));
    return refusal;
  };
  const remove = async (path: string) => {
    const words = { done: `The folder “${folderName(path)}” was deleted.`, isFolder: true };
    const report = await changes.run({ type: 'delete-folder', path }, words);
    const parent = parentOf(path);
    if (report) await navigate(libraryAddress({ filter: parent === '' ? {} : { folder: parent } }));
  };
  return (
    <>
      {folder ? (
        <>
          <FolderButton type="change" path={folder.path} label="Rename or move" onOpen={setOpen} />
          {isEmpty(folder, folders) ? (
            <Button isBusy={changes.isBusy} onClick={() => void remove(folder.path)}>
              Delete folder
            </Button>
          ) : null}
        </>
      ) : null}
      <FolderButton type="create" path={folder?.path ?? ''} label="New folder" onOpen={setOpen} />
      {open ? (
        <FolderDialog
          form={open}
          folders={folders}
          isBusy={changes.isBusy}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}

const isEmpty = ({ path, allFiles }: ListedFolder, folders: readonly string[]) =>
  allFiles === 0 && !folders.some((other) => other.startsWith(`${path}/`));

interface FolderButtonProps extends FolderForm {
  label: string;
  onOpen(form: FolderForm): void;
}

/** Opens a dialog; without JavaScript, a page with the same form. */
const FolderButton = ({ type, path, label, onOpen }: FolderButtonProps) => (
  <form method="get" action={`${LIBRARY_PATH}/folder`}>
    <input type="hidden" name="do" value={type} />
    <input type="hidden" name="path" value={path} />
    <Button
      type="submit"
      onClick={(event) => {
        event.preventDefault();
        onOpen({ type, path });
      }}
    >
      {label}
    </Button>
  </form>
);

/** Without JavaScript, the browser asks nothing: the button says what it does. */
function EmptyTrash({ files }: { files: number }) {
  const submit = useSubmit();
  const these = countFiles(files);
  const ask = async (form: HTMLFormElement | null) => {
    const isConfirmed = await askToConfirm({
      title: `Delete ${these} for good?`,
      text: 'All files in the trash and their history are deleted, and their public addresses never work again. This cannot be undone.',
      confirm: `Delete ${these}`,
      cancel: 'Keep them',
      isDanger: true,
    });
    if (isConfirmed && form) await submit(form);
  };
  return (
    <Form method="post" action={libraryAddress({ filter: { isTrash: true } })}>
      <input type="hidden" name="intent" value="empty-trash" />
      <SubmitButton
        tone="danger"
        onClick={(event) => {
          event.preventDefault();
          void ask(event.currentTarget.form);
        }}
      >
        Delete all {these} for good
      </SubmitButton>
    </Form>
  );
}
