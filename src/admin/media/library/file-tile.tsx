import { type DragEvent, memo, type MouseEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { FilePicture } from './file-picture.tsx';
import { assetPath } from './library-query.ts';
import type { LibraryFile } from './library-view.ts';
import type { PaceSource, ScrollPace } from './use-scroll-pace.ts';

export interface TileEvents {
  onPick(event: MouseEvent, index: number): void;
  onDragStart(event: DragEvent, index: number): void;
}

interface FileTileProps {
  file: LibraryFile;
  index: number;
  isSelected: boolean;
  /** has the tab stop of the grid */
  isActive: boolean;
  /** without JavaScript, box and link have tab stops of their own */
  isHydrated: boolean;
  isDraggable: boolean;
  /** a tile that comes into view while scrolling fast has no picture yet, or nothing at all */
  pace: PaceSource;
  /** named in lists of several folders */
  showsFolder: boolean;
  events: TileEvents;
}

/** A file in the grid or the list; the style sheet lays it out. */
export const FileTile = memo(function FileTile(props: FileTileProps) {
  const { file, index, isSelected, isActive, isHydrated, showsFolder, events } = props;
  const { id, name, type, size, pixels, changed, trash } = file;
  const warnings = warningsOf(file);
  const where = showsFolder ? file.folder || 'No folder' : '';
  const own = isHydrated ? -1 : undefined;
  const pace = useTilePace(props.pace, isActive);
  // What was shown once stays.
  const [wasShown, setWasShown] = useState(pace !== 'racing');
  if (pace === 'racing' && !wasShown) return <WaitingTile index={index} />;
  if (!wasShown) setWasShown(true);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys of all cells
    <div
      className="library-file relative min-0"
      role="gridcell"
      aria-selected={isHydrated ? isSelected : undefined}
      tabIndex={isHydrated ? (isActive ? 0 : -1) : undefined}
      data-index={index}
      data-selected={isSelected || undefined}
      draggable={props.isDraggable || undefined}
      onClick={(event) => events.onPick(event, index)}
      onDragStart={(event) => events.onDragStart(event, index)}
    >
      <Link className="library-open grid" to={assetPath(id)} tabIndex={own} draggable={false}>
        <span className="library-picture rounded grid centered cropped on-sand">
          <FilePicture file={file} isShown={pace === 'slow'} />
        </span>
        <span className="library-name clip bold" title={name}>
          {name}
        </span>
      </Link>
      {/* Attributes for the style sheet: with :has(), each new row would cost a check of all. */}
      <div className="library-text fine grid tight" data-nowhere={where === '' || undefined}>
        <span
          className="library-facts gap-x-2 cropped nowrap muted"
          data-warned={warnings !== '' || undefined}
        >
          <span>{type}</span>
          {pixels ? <span className="library-pixels">{pixels}</span> : null}
          <span>{size}</span>
          {warnings === '' ? null : (
            <span className="library-warning bold copper" title={warnings}>
              {warnings}
            </span>
          )}
        </span>
        <span className="library-where clip muted">{where}</span>
        <span
          className="library-when clip muted"
          title={trash ? `Deleted for good ${trash.due.exact}` : changed.exact}
        >
          {trash ? `Deleted ${trash.due.relative}` : changed.relative}
        </span>
      </div>
      {/* Last, so that the cell is named by the file first. */}
      <input
        className="admin-check library-check"
        type="checkbox"
        name="id"
        value={id}
        aria-label={`Select ${name}`}
        tabIndex={own}
        {...(isHydrated && { checked: isSelected, onChange: () => undefined })}
      />
    </div>
  );
});

/** The pace until all of a file is shown; changes after that render nothing. */
function useTilePace({ get, subscribe }: PaceSource, isActive: boolean): ScrollPace {
  const [isWhole, setIsWhole] = useState(false);
  const read = () => (isWhole ? 'slow' : get());
  const pace = useSyncExternalStore(subscribe, read, read);
  if (pace === 'slow' && !isWhole) setIsWhole(true);
  // The tile with the focus is never a blank one, which could not keep it.
  return pace === 'racing' && isActive ? 'fast' : pace;
}

/**
 * The license first: a tile has room for one line, and a picture without a license must go. In the trash, that line says when
 * the file is deleted for good.
 */
function warningsOf({ lacksAlt, license, trash }: LibraryFile): string {
  if (trash) return '';
  return [license, lacksAlt && (license ? 'no alt text' : 'No alt text')]
    .filter(Boolean)
    .join(', ');
}

/** A file that is not loaded yet. */
export const WaitingTile = ({ index }: { index: number }) => (
  <div
    className="library-file relative min-0 library-waiting"
    role="gridcell"
    aria-busy="true"
    data-index={index}
    tabIndex={-1}
  >
    <span className="sr-only">Loading</span>
  </div>
);
