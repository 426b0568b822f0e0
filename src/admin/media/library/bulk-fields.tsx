import { InputField, SelectField } from '#src/admin/parts/input-field.tsx';
import { useId, type ComponentProps } from 'react';
import { FormDialog } from '#src/admin/dialogs/form-dialog.tsx';
import { countFiles } from './library-view.ts';
import { folderName } from './library-words.ts';

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
