import { type BodyNode, textOfBody } from '../body/post-body.ts';
import { paragraph, withoutBold } from './foreign-body.ts';
import { type ForeignElement, isElement, isHidden } from './html-tree.ts';

/** A cell as its source wrote it. */
interface ForeignCell {
  blocks: BodyNode[];
  isHead: boolean;
  align: string | undefined;
  columns: number;
  rows: number;
}

/** As in browsers. */
const MAX_SPAN = 1_000;

interface ReadTable {
  table: BodyNode | undefined;
  /** whether a cell reached over others */
  wasSpread: boolean;
}

/** More cells become paragraphs: no reader and no editor can use such a table. */
const MAX_CELLS = 20_000;

/** Rows of a table, without those of tables in its cells. */
export function rowsOf(table: ForeignElement): ForeignElement[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (isHidden(child)) return [];
    if (child.name === 'tr') return [child];
    return /^(?:thead|tbody|tfoot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

/**
 * A table of even rows. What reached over several cells stands in each of them; short rows get empty cells, and a span
 * beyond the last column that begins somewhere is cut.
 * @param read reads the blocks of a cell
 */
export function readTable(
  element: ForeignElement,
  read: (cell: ForeignElement) => BodyNode[],
): ReadTable {
  const head = element.children.find((child) => isElement(child) && child.name === 'thead');
  const headRows = new Set(head && isElement(head) ? rowsOf(head) : []);
  const sources = rowsOf(element);
  const rows = sources.map((row) =>
    row.children
      .filter(isElement)
      .filter((cell) => !isHidden(cell))
      .map((cell) => readCell(cell, headRows.has(row), read)),
  );
  const { grid, wasSpread } = gridOf(rows);
  const width = Math.max(0, ...grid.map((row) => row.length));
  const filled = grid.filter((row) => row.some((cell) => cell !== undefined));
  if (width === 0 || filled.length === 0) return { table: undefined, wasSpread };
  if (filled.length * width > MAX_CELLS) {
    const content = rows.flat().flatMap(({ blocks }) => blocks);
    return {
      table: { type: 'blockquote', content: content.length > 0 ? content : [paragraph()] },
      wasSpread,
    };
  }
  const [first = [], ...rest] = filled.map((row) =>
    Array.from({ length: width }, (_, at) => row[at]),
  );
  const isHead = first.every((cell) => cell === undefined || cell.isHead || isBold(cell.blocks));
  const content = [
    tableRow(first.map((cell) => tableCell(cell, isHead))),
    ...rest.map((row) => tableRow(row.map((cell) => tableCell(cell, cell?.isHead ?? false)))),
  ];
  return { table: { type: 'table', content }, wasSpread };
}

function readCell(
  cell: ForeignElement,
  isInHead: boolean,
  read: (cell: ForeignElement) => BodyNode[],
): ForeignCell {
  const columns = spanOf(cell.attributes['colspan']) || 1;
  // Word and Docs align the paragraphs in a cell.
  const aligns = [cell.children.find(isElement), cell].map(
    (each) => each?.style['text-align'] ?? each?.attributes['align'],
  );
  return {
    blocks: read(cell),
    isHead: isInHead || cell.name === 'th',
    // What stood in the middle of several columns will stand in each.
    align: aligns.find((align) => columns === 1 && (align === 'right' || align === 'center')),
    columns,
    // 0 reaches to the end of the table
    rows: spanOf(cell.attributes['rowspan']) || Number.POSITIVE_INFINITY,
  };
}

function spanOf(written = '1') {
  const span = Number.parseInt(written, 10);
  return span >= 0 ? Math.min(span, MAX_SPAN) : 1;
}

type Grid = (ForeignCell | undefined)[][];

function gridOf(rows: readonly ForeignCell[][]): { grid: Grid; wasSpread: boolean } {
  const starts = startsOf(rows);
  // Columns in which no cell begins are parts of others.
  const columns = [...new Set(starts.flat())].toSorted((one, other) => one - other);
  const grid: Grid = rows.map(() => []);
  let wasSpread = false;
  for (const [y, row] of rows.entries())
    for (const [at, cell] of row.entries()) {
      const start = starts[y]![at]!;
      const x = columns.indexOf(start);
      const end = columns.findIndex((column) => column >= start + cell.columns);
      const right = end === -1 ? columns.length : end;
      const bottom = Math.min(rows.length, y + cell.rows);
      for (let line = y; line < bottom; line += 1)
        for (let place = x; place < right; place += 1) {
          const isFirst = line === y && place === x;
          if (!isFirst) wasSpread = true;
          grid[line]![place] ??= isFirst ? cell : { ...cell, blocks: withoutPictures(cell.blocks) };
        }
    }
  return { grid, wasSpread };
}

/** The column in which each cell begins, after those that reach into its row from above. */
function startsOf(rows: readonly ForeignCell[][]): number[][] {
  /** for each column, the first row that is free again */
  const free: number[] = [];
  return rows.map((row, y) => {
    let x = 0;
    return row.map((cell) => {
      while ((free[x] ?? 0) > y) x += 1;
      const start = x;
      const { columns } = cell;
      if (cell.rows > 1)
        for (let place = x; place < x + columns; place += 1)
          free[place] = Math.max(free[place] ?? 0, y + cell.rows);
      x += columns;
      return start;
    });
  });
}

/** A picture stands in the first cell only. */
const withoutPictures = (blocks: readonly BodyNode[]): BodyNode[] =>
  blocks.filter(({ type }) => type !== 'image' && type !== 'video');

const tableRow = (content: BodyNode[]): BodyNode => ({ type: 'tableRow', content });

function tableCell(cell: ForeignCell | undefined, isHead: boolean): BodyNode {
  const blocks = cell?.blocks ?? [];
  return {
    type: isHead ? 'tableHeader' : 'tableCell',
    ...(cell?.align && { attrs: { align: cell.align } }),
    content:
      blocks.length === 0
        ? [paragraph()]
        : isHead
          ? blocks.map((block) => (block.type === 'paragraph' ? withoutBold(block) : block))
          : blocks,
  };
}

/** Cells of bold text alone are headers, by what they look like. */
const isBold = (blocks: readonly BodyNode[]) =>
  blocks.some((block) => textOfBody(block) !== '') &&
  blocks.every(({ type, content = [] }) => type === 'paragraph' && content.every(isBoldText));

const isBoldText = ({ type, marks = [] }: BodyNode) =>
  type === 'hardBreak' || marks.some((mark) => mark.type === 'bold');
