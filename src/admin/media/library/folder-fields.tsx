import { InputField } from '#src/admin/parts/input-field.tsx';
import { useId, useState } from 'react';
import { type FolderForm, parentOf, joinPath, textOf } from './form-text.ts';
import { folderName } from './library-words.ts';
import { FormDialog } from '#src/admin/dialogs/form-dialog.tsx';
import { FolderField } from './bulk-fields.tsx';

/** Name and place of a folder; in a dialog, and on a page without JavaScript. */
export function FolderFields({ form, folders }: { form: FolderForm; folders: readonly string[] }) {
  const id = useId();
  const { type, path } = form;
  // A folder cannot be moved into itself.
  const places =
    type === 'create'
      ? folders
      : folders.filter((other) => other !== path && !other.startsWith(`${path}/`));
  return (
    <>
      <InputField
        id={`${id}-name`}
        label="Name"
        hint={type === 'create' ? undefined : 'Public addresses of the files in it stay the same.'}
        name="name"
        required
        maxLength={100}
        defaultValue={type === 'create' ? '' : folderName(path)}
        data-autofocus=""
      />
      <FolderField
        id={`${id}-parent`}
        label="In"
        name="parent"
        folders={places}
        start={type === 'create' ? path : parentOf(path)}
      />
    </>
  );
}

interface FolderDialogProps {
  form: FolderForm;
  folders: readonly string[];
  isBusy: boolean;
  /** @returns why the folder was not created or changed */
  onSave(form: FolderForm, path: string): Promise<string | undefined>;
  onClose(): void;
}

/** Asks for the name of a new folder, or for another name or place of one. */
export function FolderDialog({ form, folders, isBusy, onSave, onClose }: FolderDialogProps) {
  const [error, setError] = useState<string>();
  const submit = async (data: FormData) => {
    const refusal = await onSave(form, joinPath(textOf(data, 'parent'), textOf(data, 'name')));
    setError(refusal);
    if (refusal === undefined) onClose();
  };
  const isNew = form.type === 'create';
  return (
    <FormDialog
      title={isNew ? 'New folder' : 'Rename or move the folder'}
      submit={isNew ? 'Create folder' : 'Save'}
      {...{ error, isBusy, onClose }}
      onSubmit={submit}
    >
      <FolderFields form={form} folders={folders} />
    </FormDialog>
  );
}
