import { hasWords } from './foreign-body.ts';
import { type ForeignElement, type ForeignNode, isElement, isHidden } from './html-tree.ts';
import { type Format, formatOf, textNodes } from './inline.ts';
import { add, blocksWithin, endLine, type Place } from './reading.ts';
import { readTable, rowsOf } from './tables.ts';

/** Reads a table, after what stands in it beside its cells, such as a caption. */
export function readTableAt(element: ForeignElement, format: Format, place: Place): void {
  const { read, notes } = place.reading;
  const cells = new Set(rowsOf(element).flatMap(({ children }) => children.filter(isElement)));
  const others = (at: ForeignElement): ForeignNode[] =>
    at.children.flatMap((child) => {
      if (!isElement(child)) return hasWords(child) ? [child] : [];
      if (cells.has(child) || isHidden(child)) return [];
      return /^(?:tr|thead|tbody|tfoot)$/.test(child.name) ? others(child) : [child];
    });
  read(others(element), format, place);
  endLine(place);
  if (place.isInTable || element.attributes['role'] === 'presentation') {
    // A table in a cell becomes lines of the cell.
    for (const row of rowsOf(element)) {
      for (const cell of row.children) {
        if (isElement(cell)) read(cell.children, formatOf(cell, format), place);
        place.line.push(...textNodes(' ', {}));
      }
      endLine(place);
    }
    return;
  }
  const after = notes.after();
  const { table, wasSpread } = readTable(element, (cell) =>
    blocksWithin(cell.children, formatOf({ ...cell, name: 'td' }, format), place, {
      isInTable: true,
    }),
  );
  if (wasSpread) notes.add('merged', '', after);
  if (table) add(place, table);
}
