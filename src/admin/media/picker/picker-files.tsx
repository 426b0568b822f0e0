import { useId } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { FilePicture } from '../library/file-picture.tsx';
import type { LibraryFile } from '../library/library-view.ts';
import type { PickedFile } from './picked-file.ts';
import type { PickerList } from './use-picker-list.ts';

interface PickerFilesProps {
  list: PickerList;
  /** id of the chosen file */
  chosen: string | undefined;
  /** the file that the document shows now */
  before: PickedFile | null;
  onChoose(id: string): void;
  onPick(): void;
}

/** The files of a filter as radio buttons: arrow keys choose, Enter takes the chosen one. */
export function PickerFiles({ list, chosen, before, onChoose, onPick }: PickerFilesProps) {
  const { files, total, hasFailed, isLoading } = list;
  const name = useId();
  const isBare = files.length === 0 && (hasFailed || total === 0);
  return (
    <div className="picker-list min-h-0 contained grow scrolls" data-bare={isBare || undefined}>
      <p className="picker-summary" role="status">
        {summaryOf(list)}
      </p>
      <div
        className="picker-files gap-3"
        role="radiogroup"
        aria-label="Files"
        aria-busy={isLoading || undefined}
      >
        {files.map((file) => (
          <PickerFile
            key={file.id}
            file={file}
            group={name}
            isChosen={file.id === chosen}
            isCurrent={file.id === before?.id}
            onChoose={onChoose}
            onPick={onPick}
          />
        ))}
      </div>
      {hasFailed || files.length < (total ?? 0) ? (
        <Button tone="quiet" className="mt-4" isBusy={isLoading} onClick={list.more}>
          {hasFailed ? 'Try again' : 'Show more files'}
        </Button>
      ) : null}
    </div>
  );
}

function summaryOf({ total, hasFailed, files }: PickerList): string {
  if (hasFailed && files.length === 0)
    return 'The files could not be loaded. Check your connection.';
  if (hasFailed) return 'More files could not be loaded. Check your connection.';
  if (total === undefined) return 'Loading';
  if (total === 0) return 'No file matches. Change the search, or upload one.';
  return files.length < total
    ? `${formatNumber(files.length)} of ${formatNumber(total)} files`
    : `${formatNumber(total)} ${total === 1 ? 'file' : 'files'}`;
}

interface PickerFileProps {
  file: LibraryFile;
  group: string;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose(id: string): void;
  onPick(): void;
}

function PickerFile({ file, group, isChosen, isCurrent, onChoose, onPick }: PickerFileProps) {
  const { id, name, pixels, size, folder, alt, lacksAlt } = file;
  const facts = [pixels || size, folder].filter(Boolean).join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter does the same
    <label
      className="picker-file rounded relative block min-0 p-2 small tight pointer"
      data-chosen={isChosen || undefined}
      onDoubleClick={onPick}
    >
      <input
        className="sr-only"
        type="radio"
        name={group}
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      <span className="picker-picture rounded grid centered cropped">
        <FilePicture file={file} />
      </span>
      <span className="clip block mt-2 medium" title={name}>
        {name}
      </span>
      <span className="clip block muted">{facts}</span>
      {isCurrent ? (
        <span className="picker-mark chip-dark rounded absolute py-0 px-2 bold">Used now</span>
      ) : null}
      <span className={`clip block ${lacksAlt ? 'copper' : 'muted'}`} title={alt}>
        {lacksAlt ? 'No alternative text' : alt}
      </span>
    </label>
  );
}
