/** Selected files of one list. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** where a range begins: the last file that was selected alone */
  anchor: number;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: 0 };

/** Selects a file, or takes it out. */
export function toggleOne({ ids }: Selection, id: string, index: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: index };
}

/** Adds files to the selection. The anchor stays, so that a range can grow again. */
export const addAll = ({ ids, anchor }: Selection, added: readonly string[]): Selection => ({
  ids: new Set([...ids, ...added]),
  anchor,
});

/** Takes files out of the selection, such as those that were deleted. */
export function removeAll({ ids, anchor }: Selection, removed: readonly string[]): Selection {
  const gone = new Set(removed);
  return { ids: new Set([...ids].filter((id) => !gone.has(id))), anchor };
}

/** The positions of a range, both included, from the anchor to a file. */
export const rangeOf = ({ anchor }: Selection, index: number): { from: number; count: number } => ({
  from: Math.min(anchor, index),
  count: Math.abs(anchor - index) + 1,
});

/** Where an arrow key leads; the same place when there is nothing further. `columns` is 1 in the list layout. */
export function keyTarget(
  key: string,
  isControl: boolean,
  at: number,
  { columns, total, page }: { columns: number; total: number; page: number },
): number | undefined {
  const last = total - 1;
  const rowStart = at - (at % columns);
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  switch (key) {
    case 'ArrowRight':
      return columns === 1 ? undefined : within(at + 1);
    case 'ArrowLeft':
      return columns === 1 ? undefined : within(at - 1);
    case 'ArrowDown':
      // From the row above the last one, which may be shorter.
      return at + columns > last && rowStart + columns <= last
        ? last
        : stay(at + columns, at, last);
    case 'ArrowUp':
      return stay(at - columns, at, last);
    case 'PageDown':
      return within(at + columns * page);
    case 'PageUp':
      return within(at - columns * page);
    case 'Home':
      return isControl || columns === 1 ? 0 : rowStart;
    case 'End':
      return isControl || columns === 1 ? last : within(rowStart + columns - 1);
    default:
      return undefined;
  }
}

const stay = (index: number, at: number, last: number) => (index < 0 || index > last ? at : index);
