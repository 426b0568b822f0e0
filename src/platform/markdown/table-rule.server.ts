import type TurndownService from 'turndown';
import { escapeMarkdown } from './escape-markdown.ts';
import { childrenOf, closest, oneLine, descendantsOf } from './elements.ts';

const MAX_COLUMNS = 50;

type Cells = WeakMap<Element, string>;

/**
 * Converts tables to GFM: each cell is one line, and a cell that spans columns or rows is repeated in each, since
 * Markdown has no spans. Markup that a cell cannot contain (lists, headings, nested tables) becomes text.
 */
export function addTableRules(service: TurndownService): void {
  const cells: Cells = new WeakMap();
  service.addRule('tableCell', {
    filter: ['td', 'th'],
    replacement(content, node) {
      cells.set(node, cellText(content));
      return closest(node, 'TABLE') ? '' : `\n\n${content}\n\n`;
    },
  });
  // A bar after a backslash would lose it: no sign escapes both.
  service.addRule('code with a bar', {
    filter: (node) =>
      node.nodeName === 'CODE' &&
      (node.textContent ?? '').includes(String.raw`\|`) &&
      closest(node, 'TD', 'TH') !== undefined,
    replacement: (_content, node) =>
      `<code>${escapeMarkdown(node.textContent ?? '').replaceAll('|', '&#124;')}</code>`,
  });
  service.addRule('tableRow', { filter: ['tr', 'thead', 'tbody', 'tfoot'], replacement: keep });
  service.addRule('table', {
    filter: 'table',
    replacement(content, node) {
      const table = tableText(node, cells);
      if (closest(node.parentElement, 'TD', 'TH')) return ` ${oneLine(table)} `;
      // Content of the table beside its rows, such as a caption.
      return `\n\n${[content.trim(), table].filter(Boolean).join('\n\n')}\n\n`;
    },
  });
  // A cell repeats its column's name for phones, where the table's head is hidden.
  service.addRule('repeated column', {
    filter: (node) => node.nodeName === 'B' && repeatsColumns(node),
    replacement: () => '',
  });
}

const keep = (content: string) => content;

/**
 * A cell's content on one line, its paragraphs and items apart, without the marks of list items, headings and quotations;
 * escapes bars, which would end the cell.
 */
const cellText = (content: string) =>
  content
    .replaceAll(/^\s*(#{1,6}|-|\d+\.|>) /gm, '')
    .split(/\n+/)
    .map(oneLine)
    .filter(Boolean)
    .join('<br>')
    .replaceAll(/\\.|\|/g, (found) => (found === '|' ? String.raw`\|` : found));

const ownRows = (table: Element) =>
  descendantsOf(table).filter((row) => row.nodeName === 'TR' && closest(row, 'TABLE') === table);

function span(cell: Element, name: 'colspan' | 'rowspan') {
  const asked = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MAX_COLUMNS) : 1;
}

/** Returns the cell at each place of the table. */
function gridOf(table: Element): Element[][] {
  const rows = ownRows(table);
  const grid: Element[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of childrenOf(row, 'TD', 'TH')) {
      while (grid[y]![x]) x++;
      const [width, height] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      for (const line of grid.slice(y, y + height))
        for (let place = x; place < x + width; place++) line[place] ??= cell;
      x += width;
    }
  });
  return grid;
}

function tableText(table: Element, cells: Cells) {
  const grid = gridOf(table);
  const width = Math.max(0, ...grid.map((line) => line.length));
  if (width === 0) return '';
  const places = Array.from({ length: width }, (_, index) => index);
  const line = (row: Element[]) =>
    `| ${places.map((place) => (row[place] && cells.get(row[place])) || '').join(' | ')} |`;
  const [first = [], ...rest] = grid;
  const hasHead = first.every((cell) => cell.nodeName === 'TH');
  const [head, body] = hasHead ? [first, rest] : [[], grid];
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

function repeatsColumns(node: Element) {
  const cell = node.parentElement;
  const table = closest(cell, 'TABLE');
  if (cell?.nodeName !== 'TD' || !table || childrenOf(cell, 'B')[0] !== node) return false;
  const [head, ...rows] = gridOf(table);
  const row = rows.find((each) => each.includes(cell));
  const names = (head ?? []).filter((name, place) => row?.[place] === cell && name.textContent);
  const text = node.textContent ?? '';
  return names.length > 0 && names.every((name) => text.includes(oneLine(name.textContent)));
}
