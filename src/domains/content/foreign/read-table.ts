import { hasWords } from './foreign-body.ts';
import { type ForeignElement, type ForeignNode, isElement, isHidden } from './html-tree.ts';
import { type Format, formatOf, textNodes } from './inline.ts';
import { add, blocksOf, endLine, newPlace, type Place, type Reading } from './reading.ts';
import { readTable, rowsOf } from './tables.ts';

/** Reads a table, after what stands in it beside its cells, such as a caption. */
export function readTableAt(
  element: ForeignElement,
  format: Format,
  place: Place,
  reading: Reading,
): void {
  const cells = new Set(rowsOf(element).flatMap(({ children }) => children.filter(isElement)));
  const others = (at: ForeignElement): ForeignNode[] =>
    at.children.flatMap((child) => {
      if (!isElement(child)) return hasWords(child) ? [child] : [];
      if (cells.has(child) || isHidden(child)) return [];
      return /^(?:tr|thead|tbody|tfoot)$/.test(child.name) ? others(child) : [child];
    });
  reading.read(others(element), format, place);
  endLine(place, reading);
  if (place.isInTable || element.attributes['role'] === 'presentation') {
    // A table in a cell becomes lines of the cell.
    for (const row of rowsOf(element)) {
      for (const cell of row.children) {
        if (isElement(cell)) reading.read(cell.children, formatOf(cell, format), place);
        place.line.push(...textNodes(' ', {}));
      }
      endLine(place, reading);
    }
    return;
  }
  const after = reading.notes.after();
  const { table, wasSpread } = readTable(element, (cell) => {
    const inner = newPlace(place.nesting, true);
    reading.read(cell.children, formatOf({ ...cell, name: 'td' }, format), inner);
    return blocksOf(inner, reading);
  });
  if (wasSpread) reading.notes.add('merged', '', after);
  if (table) add(place, table);
}
