import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import { filesOfDrop, filesOfPaste, hasFiles } from '#src/admin/uploads/chosen-files.ts';
import { startUpload } from '#src/admin/uploads/drop-zone.tsx';
import { UploadButtons } from '#src/admin/uploads/upload-buttons.tsx';
import { currentUploads, useUploads } from '#src/admin/uploads/upload-session.ts';
import { type AssetKind, isVisual } from '#src/domains/media/asset.ts';
import { UploadRow } from '#src/admin/uploads/upload-row.tsx';
import { summaryOf } from '#src/admin/uploads/upload.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import type { PickedFile } from './picked-file.ts';
import { readPicker } from './picker-api.ts';
import { PickerFiles } from './picker-files.tsx';
import { PickerFilters } from './picker-filters.tsx';
import { usePickerList } from './use-picker-list.ts';
import './picker.css';
import '#src/admin/uploads/uploads.css';

interface PickerDialogProps {
  /** what can be chosen: one kind, or pictures and drawings */
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
  const shown = kinds.length > 1 ? (['visual', ...kinds] as const) : kinds;
  const list = usePickerList(shown[0] ?? 'picture');
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
    <Dialog labelledBy={`${id}-title`} className="picker cropped" onClose={onClose}>
      <div
        className="picker-box"
        role="presentation"
        onDragOver={(event) => {
          if (hasFiles(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={drop}
        onPaste={paste}
      >
        <header className="picker-head row wraps apart gap-3">
          <h2 id={`${id}-title`}>Choose a {what}</h2>
          <UploadButtons
            folder={folder}
            onChosen={(started) => setKeys((now) => [...now, ...started])}
          />
        </header>
        <PickerFilters kinds={shown} folders={folders} filter={filter} onChange={list.change} />
        <PickerUploads
          keys={keys}
          kinds={kinds}
          onAdded={(asset) => {
            setChosen(asset.id);
            list.reload();
          }}
        />
        <form
          className="grow min-h-0 flex column"
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
          <footer className="picker-foot rigid row wraps gap-3 rule-above">
            <p className="brick small" role="alert">
              {error}
            </p>
            <Button onClick={onClose}>Cancel</Button>
            <Button tone="secondary" type="submit" isBusy={isBusy}>
              Use this {what}
            </Button>
          </footer>
        </form>
      </div>
    </Dialog>
  );
}

/** The chosen kinds, in a word. */
function nameOfKinds(kinds: readonly AssetKind[]): string {
  if (kinds.every((kind) => kind === 'video')) return 'video';
  return kinds.every(isVisual) ? 'picture' : 'file';
}

interface PickerUploadsProps {
  /** uploads that began here */
  keys: readonly string[];
  kinds: readonly AssetKind[];
  onAdded(asset: SentAsset): void;
}

/** The results of uploads in the dialog. The first file that fits is chosen. */
function PickerUploads({ keys, kinds, onAdded }: PickerUploadsProps) {
  const own = useUploads().filter(({ key }) => keys.includes(key));
  const seen = useRef(new Set<string>());
  const report = useEffectEvent(onAdded);
  const done = own.filter(({ state, asset }) => state === 'done' && asset !== undefined);
  useEffect(() => {
    const fresh = done.filter(({ key }) => !seen.current.has(key));
    for (const { key } of fresh) seen.current.add(key);
    const fitting = fresh.find(({ asset }) => asset && kinds.includes(asset.kind));
    if (fitting?.asset) report(fitting.asset);
  }, [done, kinds]);
  const store = currentUploads();
  const shown = own.filter(({ state }) => state !== 'done');
  const others = done.filter(({ asset }) => asset && !kinds.includes(asset.kind));
  if (!store || own.length === 0) return null;
  return (
    <div className="picker-uploads rigid scrolls py-2 px-5 rule-below on-sand small">
      <p role="status">{summaryOf(own)}</p>
      {others.map(({ key, name }) => (
        <p key={key}>“{name}” is in the library, but cannot be chosen here.</p>
      ))}
      {shown.length > 0 ? (
        <ul>
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} store={store} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
