import type { Node } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';

/** In CSS pixels; also where the pointer stops. Articles make no column narrower. */
export const MIN_COLUMN_WIDTH = 112;
const MAX_COLUMN_WIDTH = 1_200;

/**
 * Sets the width of the column with the cursor, as dragging its edge does.
 * @param widthOf the new width in CSS pixels for the stored one; undefined for none
 */
export const resizeColumn =
  (widthOf: (stored: number | undefined) => number | undefined): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, table, tableStart, left } = selectedRect(state);
    const { tr } = state;
    for (const position of new Set(cellsOfColumn(map.map, map.width, left))) {
      const cell = table.nodeAt(position)!;
      const index = left - map.colCount(position);
      const widths = widthsOf(cell);
      const wanted = widthOf(widths[index] || undefined);
      widths[index] =
        wanted === undefined
          ? 0
          : Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, wanted)));
      const colwidth = widths.some((width) => width > 0) ? widths : null;
      tr.setNodeMarkup(tableStart + position, null, { ...cell.attrs, colwidth });
    }
    dispatch?.(tr);
    return true;
  };

const cellsOfColumn = (cells: readonly number[], width: number, column: number): number[] =>
  cells.filter((_, at) => at % width === column);

/** The width of each column that a cell spans; 0 for one without. */
function widthsOf({ attrs }: Node): number[] {
  const { colspan, colwidth } = attrs as { colspan: number; colwidth: number[] | null };
  return colwidth ? [...colwidth] : Array.from({ length: colspan }, () => 0);
}
