import { FormDialog } from '#src/admin/dialogs/form-dialog.tsx';
import { textOf } from './form-text.ts';
import { MoveFields, TagFields } from './bulk-fields.tsx';
import { parseTags } from './parse-tags.ts';
import { countFiles } from './library-view.ts';

export type BulkDialogName = 'tag' | 'move';

interface BulkDialogProps {
  name: BulkDialogName;
  count: number;
  folders: readonly string[];
  tags: readonly string[];
  startFolder: string;
  isBusy: boolean;
  /** whether all went well, so that the dialog closes */
  onTag(add: readonly string[], remove: readonly string[]): Promise<boolean>;
  onMove(folder: string, newFolder: string): Promise<boolean>;
  onClose(): void;
}

/** Asks how to tag the selected files, or where to move them. */
export function BulkDialog(props: BulkDialogProps) {
  const { name, count, folders, tags, startFolder, isBusy, onTag, onMove, onClose } = props;
  const submit = async (form: FormData) => {
    const isDone =
      name === 'tag'
        ? await onTag(parseTags(textOf(form, 'add')), parseTags(textOf(form, 'remove')))
        : await onMove(textOf(form, 'to'), textOf(form, 'new-folder'));
    if (isDone) onClose();
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
