import { useId, type ComponentProps, useState } from 'react';
import { InputField, SelectField } from '#src/admin/kit/input-field.tsx';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { countFiles, folderName } from './library-view.ts';
import { type FolderForm, parentOf, joinPath, textOf } from './form-text.ts';

/** The fields of a form that tags files; in a dialog, and on a page without JavaScript. */
export function TagFields({ tags }: { tags: readonly string[] }) {
  const id = useId();
  return (
    <>
      <InputField
        id={`${id}-add`}
        label="Add tags"
        isOptional
        hint="Separate tags by commas."
        name="add"
        list={`${id}-known`}
        data-autofocus=""
      />
      <InputField
        id={`${id}-remove`}
        label="Remove tags"
        isOptional
        name="remove"
        list={`${id}-known`}
      />
      <datalist id={`${id}-known`}>
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </>
  );
}

/** The fields of a form that moves files. */
export function MoveFields({ folders, start }: { folders: readonly string[]; start: string }) {
  const id = useId();
  return (
    <>
      <FolderField id={`${id}-to`} label="Folder" name="to" {...{ folders, start }} isFirst />
      <InputField
        id={`${id}-new`}
        label="New folder inside it"
        isOptional
        hint="Public addresses stay the same wherever a file is moved."
        name="new-folder"
        maxLength={100}
      />
    </>
  );
}

interface FolderFieldProps extends Pick<ComponentProps<typeof SelectField>, 'id' | 'label'> {
  name: string;
  folders: readonly string[];
  start: string;
  /** has the focus when its dialog opens */
  isFirst?: boolean;
}

/** A choice of a folder. */
export const FolderField = ({ folders, start, isFirst, ...field }: FolderFieldProps) => (
  <SelectField {...field} defaultValue={start} data-autofocus={isFirst ? '' : undefined}>
    <option value="">No folder</option>
    <FolderOptions folders={folders} />
  </SelectField>
);

/** Folders with those below them indented. */
export const FolderOptions = ({ folders }: { folders: readonly string[] }) =>
  folders.map((path) => (
    <option key={path} value={path}>
      {`${'\u2003'.repeat(path.split('/').length - 1)}${folderName(path)}`}
    </option>
  ));

export type BulkDialogName = 'tag' | 'move';

interface BulkDialogProps {
  name: BulkDialogName;
  count: number;
  folders: readonly string[];
  tags: readonly string[];
  startFolder: string;
  isBusy: boolean;
  /** @returns whether all went well, so that the dialog closes */
  onSave(name: BulkDialogName, form: FormData): Promise<boolean>;
  onClose(): void;
}

/** Asks how to tag the selected files, or where to move them. */
export function BulkDialog(props: BulkDialogProps) {
  const { name, count, folders, tags, startFolder, isBusy, onSave, onClose } = props;
  const submit = async (form: FormData) => {
    if (await onSave(name, form)) onClose();
  };
  const verb = name === 'tag' ? 'Tag' : 'Move';
  return (
    <FormDialog
      title={`${verb} ${countFiles(count)}`}
      submit={name === 'tag' ? 'Save tags' : 'Move'}
      {...{ isBusy, onClose }}
      onSubmit={submit}
    >
      {name === 'tag' ? (
        <TagFields tags={tags} />
      ) : (
        <MoveFields folders={folders} start={startFolder} />
      )}
    </FormDialog>
  );
}

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
