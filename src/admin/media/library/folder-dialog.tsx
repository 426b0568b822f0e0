import { type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
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
  const id = useId();
  const [error, setError] = useState<string>();
  const title = form.type === 'create' ? 'New folder' : 'Rename or move the folder';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const path = joinPath(textOf(data, 'parent'), textOf(data, 'name'));
    const refusal = await onSave(form, path);
    setError(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <Dialog labelledBy={id} className="confirm" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {error ? (
          <p className="form-error" role="alert">
            {error}
          </p>
        ) : null}
        <FolderFields form={form} folders={folders} />
        <div className="confirm-buttons">
          <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-small btn-ink" type="submit" disabled={isBusy}>
            {form.type === 'create' ? 'Create folder' : 'Save'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
