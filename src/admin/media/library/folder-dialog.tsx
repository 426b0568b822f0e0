import { useState } from 'react';
import { FormDialog } from '#src/admin/dialogs/form-dialog.tsx';
import { FolderFields } from './folder-fields.tsx';
import type { FolderForm } from './folder-form.ts';
import { joinPath, textOf } from './form-text.ts';

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
