import { InputField } from '#src/admin/parts/input-field.tsx';
import { useId } from 'react';
import { Field } from '#src/ui/field.tsx';

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
      <Field id={`${id}-to`} label="Folder">
        {(control) => (
          <FolderSelect {...control} name="to" folders={folders} start={start} isFirst />
        )}
      </Field>
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

interface FolderSelectProps {
  id: string;
  name: string;
  folders: readonly string[];
  start: string;
  /** has the focus when its dialog opens */
  isFirst?: boolean;
}

/** Folders with those below them indented. */
export function FolderSelect({ folders, start, isFirst, ...control }: FolderSelectProps) {
  return (
    <select
      {...control}
      className="input"
      defaultValue={start}
      data-autofocus={isFirst ? '' : undefined}
    >
      <option value="">No folder</option>
      {folders.map((path) => {
        const parts = path.split('/');
        return (
          <option key={path} value={path}>
            {`${'\u2003'.repeat(parts.length - 1)}${parts.at(-1)!}`}
          </option>
        );
      })}
    </select>
  );
}
