import { type ClipboardEvent, type DragEvent, useEffect, useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { filesOfDrop, filesOfPaste, hasFiles } from '#src/admin/uploads/chosen-files.ts';
import { startUpload } from '#src/admin/uploads/drop-zone.tsx';
import { UploadButtons } from '#src/admin/uploads/upload-buttons.tsx';
import { currentUploads } from '#src/admin/uploads/upload-session.ts';
import { type AssetKind, isVisual } from '#src/domains/media/asset.ts';
import type { PickedFile } from './picked-file.ts';
import { readPicker } from './picker-api.ts';
import { PickerFiles } from './picker-files.tsx';
import { PickerFilters } from './picker-filters.tsx';
import { PickerUploads } from './picker-uploads.tsx';
import { usePickerList } from './use-picker-list.ts';
import '../library/library.css';
import './picker.css';

interface PickerDialogProps {
  /** what can be chosen; the first is shown first */
  kinds: readonly AssetKind[];
  /** public path of the file that is chosen now */
  current: string | undefined;
  onPick(file: PickedFile): void;
  onClose(): void;
}

/** The library in a dialog: finds or uploads a file, and returns it. */
export function PickerDialog({ kinds, current, onPick, onClose }: PickerDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const [before, setBefore] = useState<PickedFile | null>(null);
  const [folders, setFolders] = useState<readonly string[]>([]);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const list = usePickerList(kinds[0] ?? 'picture');
  const { filter } = list;
  const folder = filter.folder ?? '';
  const id = useId();

  useEffect(() => {
    let isCurrent = true;
    void readPicker({ url: current ?? '' }).then((reply) => {
      if (!isCurrent || !reply) return;
      setFolders(reply.folders);
      setBefore(reply.file);
      setChosen((now) => now ?? reply.file?.id);
    });
    return () => {
      isCurrent = false;
    };
  }, [current]);

  const pick = async () => {
    if (chosen === undefined) {
      setError('Choose a file first.');
      return;
    }
    setBusy(true);
    setError(undefined);
    const reply = await readPicker({ id: chosen });
    setBusy(false);
    if (reply?.file) {
      // What the page shows needs no list of uploads beside it.
      currentUploads()?.forgetDone(keys);
      onPick(reply.file);
    } else
      setError(
        reply
          ? 'This file was deleted in the meantime. Choose another one.'
          : 'The library cannot be reached. Check your connection, and try again.',
      );
  };
  const upload = (files: Parameters<typeof startUpload>[0]) =>
    void startUpload(files).then((started) => setKeys((now) => [...now, ...started]));
  const drop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    upload(filesOfDrop(event.dataTransfer, folder));
  };
  const paste = (event: ClipboardEvent) => {
    const files = filesOfPaste(event.clipboardData, folder, new Date());
    if (files.length === 0) return;
    event.preventDefault();
    upload(files);
  };
  const what = nameOfKinds(kinds);
  return (
    <Dialog labelledBy={`${id}-title`} className="picker" onClose={onClose}>
      <div
        className="picker-box"
        role="presentation"
        onDragOver={(event) => {
          if (hasFiles(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={drop}
        onPaste={paste}
      >
        <header className="picker-head">
          <h2 id={`${id}-title`}>Choose a {what}</h2>
          <UploadButtons
            folder={folder}
            onChosen={(started) => setKeys((now) => [...now, ...started])}
          />
        </header>
        <PickerFilters kinds={kinds} folders={folders} filter={filter} onChange={list.change} />
        <PickerUploads
          keys={keys}
          kinds={kinds}
          onAdded={(asset) => {
            setChosen(asset.id);
            list.reload();
          }}
        />
        <form
          className="picker-form"
          onSubmit={(event) => {
            // A form of the page may be around the dialog in React's tree.
            event.preventDefault();
            event.stopPropagation();
            void pick();
          }}
        >
          <PickerFiles
            list={list}
            chosen={chosen}
            before={before}
            onChoose={(next) => {
              setChosen(next);
              setError(undefined);
            }}
            onPick={() => void pick()}
          />
          <footer className="picker-foot">
            <p role="alert">{error}</p>
            <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
              Cancel
            </button>
            <button
              className="btn btn-small btn-ink"
              type="submit"
              aria-disabled={isBusy || undefined}
            >
              Use this {what}
            </button>
          </footer>
        </form>
      </div>
    </Dialog>
  );
}

/** What is chosen, in a word. */
function nameOfKinds(kinds: readonly AssetKind[]): string {
  if (kinds.every((kind) => kind === 'video')) return 'video';
  return kinds.every(isVisual) ? 'picture' : 'file';
}
