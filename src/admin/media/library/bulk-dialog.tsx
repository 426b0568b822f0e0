import { type SubmitEvent, useId } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
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
  const id = useId();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isDone =
      name === 'tag'
        ? await onTag(parseTags(textOf(form, 'add')), parseTags(textOf(form, 'remove')))
        : await onMove(textOf(form, 'to'), textOf(form, 'new-folder'));
    if (isDone) onClose();
  };
  return (
    <Dialog labelledBy={id} className="confirm" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{name === 'tag' ? `Tag ${countFiles(count)}` : `Move ${countFiles(count)}`}</h2>
        {name === 'tag' ? (
          <TagFields tags={tags} />
        ) : (
          <MoveFields folders={folders} start={startFolder} />
        )}
        <div className="confirm-buttons">
          <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-small btn-ink" type="submit" disabled={isBusy}>
            {name === 'tag' ? 'Save tags' : 'Move'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
