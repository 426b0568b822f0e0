import { ROWS } from '#src/admin/lists/skip-to-rows.tsx';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { setDraggedFiles } from './dragged.ts';
import { FileTile, type TileEvents, WaitingTile } from './file-tile.tsx';
import { type LibraryQuery, WINDOW } from './library-query.ts';
import type { LibraryWindows } from './library-windows.ts';
import { keyTarget } from './selection.ts';
import { useGridSize } from './use-grid-size.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useScrollPace } from './use-scroll-pace.ts';
import type { FileSelection } from './use-selection.ts';
import './file-list.css';

interface FileGridProps {
  query: LibraryQuery;
  windows: LibraryWindows;
  selection: FileSelection;
  /** position of the first file that the server rendered */
  from: number;
  label: string;
  mayEdit: boolean;
  /** the key Delete */
  onDelete(): void;
}

/**
 * The files, of which only the rows in view are in the document. One tab stop: arrow keys move, Space selects, Shift selects
 * a range, Enter opens.
 */
export function FileGrid(props: FileGridProps) {
  const { query, windows, selection, from, label, mayEdit, onDelete } = props;
  const { layout, filter } = query;
  const { total } = windows.getState();
  const isHydrated = useIsHydrated();
  const [box, size] = useGridSize(layout);
  const [active, setActive] = useState(0);
  const mustFocus = useRef(false);
  const columns = size?.columns ?? 1;
  const at = Math.min(active, total - 1);
  const activeRow = Math.floor(at / columns);
  // oxlint-disable-next-line react/incompatible-library -- no result of it is kept by a memo
  const virtualizer = useWindowVirtualizer({
    count: size ? Math.ceil(total / columns) : 0,
    estimateSize: () => size?.rowHeight ?? 1,
    overscan: 3,
    scrollMargin: size?.top ?? 0,
    // The row with the focus stays in the document, so that the focus is not lost.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const [first, last] = [
        Math.max(0, startIndex - overscan),
        Math.min(count - 1, endIndex + overscan),
      ];
      const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return activeRow >= 0 && activeRow < count && !rows.includes(activeRow)
        ? [...rows, activeRow].toSorted((a, b) => a - b)
        : rows;
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, size?.rowHeight, columns]);
  useScrollMemory(size !== undefined);

  const items = size ? virtualizer.getVirtualItems() : [];
  const inView = virtualizer.range;
  const [first, last] = [
    (inView?.startIndex ?? 0) * columns,
    ((inView?.endIndex ?? 0) + 1) * columns - 1,
  ];
  const isMeasured = size !== undefined;
  useEffect(() => {
    if (isMeasured) windows.want(first, last);
  }, [windows, first, last, isMeasured]);

  useEffect(() => {
    if (!mustFocus.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!cell) return;
    mustFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  const goTo = (index: number) => {
    setActive(index);
    mustFocus.current = true;
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (altKey || total === 0) return;
    const page = Math.max(1, Math.floor(innerHeight / (size?.rowHeight ?? 200)) - 1);
    const target = keyTarget(key, isControl, at, { columns, total, page });
    if (target !== undefined) {
      if (shiftKey) selection.extendTo(target);
      goTo(target);
    } else if (key === ' ') {
      if (shiftKey) selection.extendTo(at);
      else selection.toggle(at);
    } else if (key.toLowerCase() === 'a' && isControl) selection.selectAll();
    else if (key === 'Escape' && selection.ids.size > 0) selection.clear();
    else if (key === 'Delete' && mayEdit) onDelete();
    else if (key === 'Enter')
      box.current?.querySelector<HTMLElement>(`[data-index="${at}"] .library-name`)?.click();
    else return;
    event.preventDefault();
  };

  const onPick: TileEvents['onPick'] = (event, index) => {
    const target = event.target as HTMLElement;
    const isBox = target instanceof HTMLInputElement;
    const isControl = event.ctrlKey || event.metaKey;
    const isName = target.closest('.library-name') !== null;
    setActive(index);
    if (event.shiftKey) selection.extendTo(index);
    else if (isBox || isControl || (selection.ids.size > 0 && !isName)) selection.toggle(index);
    else return;
    // A box shows what is selected, which is its state after rendering.
    if (!isBox) event.preventDefault();
  };
  const onDragStart: TileEvents['onDragStart'] = (event, index) => {
    const file = windows.at(index);
    if (!file) return;
    const ids = selection.ids.has(file.id) ? [...selection.ids] : [file.id];
    setDraggedFiles(event.dataTransfer, ids);
  };
  const events = useStableEvents({ onPick, onDragStart });

  const pace = useScrollPace();
  const showsFolder = filter.folder === undefined || filter.withSubfolders === true;
  const cell = (index: number) => {
    const file = windows.at(index);
    if (!file) return <WaitingTile key={index} index={index} />;
    return (
      <FileTile
        key={index}
        file={file}
        index={index}
        isSelected={selection.ids.has(file.id)}
        isActive={index === at}
        isHydrated={isHydrated}
        isDraggable={isHydrated && mayEdit && !filter.isTrash}
        pace={pace}
        showsFolder={showsFolder}
        events={events}
      />
    );
  };
  const shared = {
    id: ROWS,
    className: 'library-files relative',
    'data-layout': layout,
    'data-trash': filter.isTrash,
    role: 'grid',
    'aria-label': label,
    'aria-multiselectable': isHydrated || undefined,
  } as const;
  const initial = useMemo(
    () => Array.from({ length: Math.max(0, Math.min(WINDOW, total - from)) }, (_, at) => from + at),
    [from, total],
  );
  if (!size)
    return (
      <div {...shared} ref={box}>
        <div role="row" className="library-first grid">
          {initial.map((index) => cell(index))}
        </div>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is in `shared`
    <div
      {...shared}
      ref={box}
      aria-rowcount={Math.ceil(total / columns)}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      // By a click, a script, or the cursor of a screen reader.
      onFocus={({ target }) => {
        const cell = target.closest<HTMLElement>('[data-index]');
        if (cell) setActive(Number(cell.dataset['index']));
      }}
    >
      {items.map(({ index: row, start }) => (
        <div
          key={row}
          role="row"
          className="library-row absolute grid gap-x-4"
          aria-rowindex={row + 1}
          style={{
            transform: `translateY(${start - size.top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {Array.from({ length: Math.min(columns, total - row * columns) }, (_, at) =>
            cell(row * columns + at),
          )}
        </div>
      ))}
    </div>
  );
}

/** Handlers that stay the same, so that a tile is rendered again only when its file changes. */
function useStableEvents(events: TileEvents): TileEvents {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const [stable] = useState<TileEvents>(() => ({
    onPick: (event, index) => latest.current.onPick(event, index),
    onDragStart: (event, index) => latest.current.onDragStart(event, index),
  }));
  return stable;
}
