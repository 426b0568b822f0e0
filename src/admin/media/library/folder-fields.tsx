import { InputField } from '#src/admin/parts/input-field.tsx';
import { useId } from 'react';
import { Field } from '#src/ui/field.tsx';
import { FolderSelect } from './bulk-fields.tsx';
import { type FolderForm, parentOf } from './folder-form.ts';
import { folderName } from './library-words.ts';

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
      <Field id={`${id}-parent`} label="In">
        {(control) => (
          <FolderSelect
            {...control}
            name="parent"
            folders={places}
            start={type === 'create' ? path : parentOf(path)}
          />
        )}
      </Field>
    </>
  );
}
