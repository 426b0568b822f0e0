import { escapeHTMLAttribute as escape } from '@tiptap/static-renderer/json/html-string';
import { type BodyNode, textOfBody } from './post-body.ts';

type RenderNode = (node: BodyNode, parent: BodyNode) => string;

/**
 * Renders a table inside a focusable region, so that keyboard users can scroll a table wider than the screen. The region's
 * accessible name lists the column headers.
 */
export function renderTable(table: BodyNode, render: RenderNode): string {
  const [first, ...rest] = (table.content ?? []).filter(({ type }) => type === 'tableRow');
  if (!first) return '';
  const hasHead = (first.content ?? []).every(({ type }) => type === 'tableHeader');
  const row = ({ content = [] }: BodyNode, scope: 'col' | 'row', share?: number) => {
    const cells = content.map((cell, at) =>
      renderCell(cell, scope, render, at === content.length - 1 ? share : undefined),
    );
    return `<tr>${cells.join('')}</tr>`;
  };
  const head = hasHead ? `<thead>${row(first, 'col')}</thead>` : '';
  const rows = hasHead ? rest : [first, ...rest];
  const shares = sharesOf(rows);
  const body = rows.map((node, at) => row(node, 'row', shares[at])).join('');
  const names = hasHead ? (first.content ?? []).map(textOfBody).filter(Boolean).join(', ') : '';
  const label = escape(names ? `Table: ${names}` : 'Table');
  return (
    `<div class="table-scroll" role="region" tabindex="0" aria-label="${label}">` +
    `<table>${renderColumns(first)}${head}<tbody>${body}</tbody></table></div>`
  );
}

/** The widths that an author gave to columns; nothing without any. */
function renderColumns(row: BodyNode) {
  const columns = columnShares(row).map((share) =>
    share === undefined ? '<col>' : `<col style="width:${share}%">`,
  );
  return columns.length > 0 ? `<colgroup>${columns.join('')}</colgroup>` : '';
}

/** @param share draws a bar of this width below the cell's text, in percent of the cell */
function renderCell(cell: BodyNode, scope: 'col' | 'row', render: RenderNode, share?: number) {
  const isHead = cell.type === 'tableHeader';
  if (!isHead && cell.type !== 'tableCell') return '';
  const { align, colspan, rowspan } = cell.attrs ?? {};
  const isAligned = align === 'right' || align === 'center';
  const classes = [isAligned && align, share !== undefined && 'share'].filter(Boolean).join(' ');
  const attributes = [
    isHead && `scope="${scope}"`,
    classes && `class="${classes}"`,
    share !== undefined && `style="--share:${share}%"`,
    span('colspan', colspan),
    span('rowspan', rowspan),
  ].filter(Boolean);
  const tag = isHead ? 'th' : 'td';
  return `<${[tag, ...attributes].join(' ')}>${renderTight(cell, render)}</${tag}>`;
}

/** Renders a cell or list item without a `<p>` around its first paragraph, like a tight list in CommonMark. */
export function renderTight(node: BodyNode, render: RenderNode): string {
  const [first, ...rest] = node.content ?? [];
  if (first?.type !== 'paragraph') return renderAll(node, render);
  return renderAll(first, render) + rest.map((child) => render(child, node)).join('');
}

function renderAll(node: BodyNode, render: RenderNode) {
  return (node.content ?? []).map((child) => render(child, node)).join('');
}

function span(name: string, value: unknown): string | false {
  const isUsable = typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 50;
  return isUsable && `${name}="${value}"`;
}

/** The width of a text in the editor, in CSS pixels. */
const TEXT_WIDTH = 736;
/** The least width of a column without one. */
const LEAST_WIDTH = 112;
const MAX_COLUMNS = 100;

/**
 * The width of each column of a table in percent of the table, as its first row stores it in CSS pixels; undefined for a
 * column without one. Empty if no column has one.
 */
function columnShares({ content = [] }: BodyNode): readonly (number | undefined)[] {
  const widths = content.flatMap(widthsOfCell).slice(0, MAX_COLUMNS);
  const known = widths.filter((width) => width !== undefined);
  if (known.length === 0) return [];
  const sum = known.reduce((total, width) => total + width, 0);
  const free = widths.length - known.length;
  const whole = free === 0 ? sum : Math.max(TEXT_WIDTH, sum + free * LEAST_WIDTH);
  return widths.map((width) => width && Number(((100 * width) / whole).toFixed(1)));
}

function widthsOfCell({ attrs }: BodyNode): (number | undefined)[] {
  const { colspan, colwidth } = attrs ?? {};
  const isSpan = typeof colspan === 'number' && Number.isInteger(colspan) && colspan >= 1;
  const count = isSpan ? Math.min(colspan, MAX_COLUMNS) : 1;
  const stored: readonly unknown[] = Array.isArray(colwidth) ? colwidth : [];
  return Array.from({ length: count }, (_, at) => {
    const width = stored[at];
    return typeof width === 'number' && width > 0 && width <= 10_000 ? width : undefined;
  });
}

const AMOUNT = /^\$(\d[\d,]*(?:\.\d+)?)([KM]?)$/;
const PERCENT = /^(\d{1,3})%$/;

/**
 * The shares, in percent, that the last column of a table states, by row: amounts in dollars that add up to the last one, or
 * percentages above a last one. The last row has none. Empty for any other table.
 */
export function sharesOf(rows: readonly BodyNode[]): readonly number[] {
  const cells = rows.map(({ content = [] }) => textOfBody(content.at(-1) ?? { type: '' }).trim());
  if (cells.length < 4) return [];
  const percents = cells.map((cell) => Number(PERCENT.exec(cell)?.[1] ?? Number.NaN));
  if (percents.every((percent) => percent <= 100)) return percents.slice(0, -1);
  const amounts = cells.map((cell) => AMOUNT.exec(cell));
  const [unit] = amounts.map((amount) => amount?.[2]);
  if (!amounts.every((amount) => amount?.[2] === unit && amount)) return [];
  const values = amounts.map((amount) => Number(amount![1]!.replaceAll(',', '')));
  const total = values.pop()!;
  const sum = values.reduce((subtotal, value) => subtotal + value, 0);
  if (Math.abs(sum - total) > 0.001) return [];
  return values.map((value) => Number(((100 * value) / total).toFixed(1)));
}
