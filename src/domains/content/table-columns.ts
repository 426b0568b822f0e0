import type { BodyNode } from './post-body.ts';

/** What the editor shows as the width of a text, in CSS pixels. */
const TEXT_WIDTH = 736;
/** What a column without a width gets at least. */
const LEAST_WIDTH = 112;
const MAX_COLUMNS = 100;

/**
 * The width of each column of a table in percent of the table, as its first row stores it in CSS pixels; undefined for a
 * column without one. Empty if no column has one.
 */
export function columnShares({ content = [] }: BodyNode): readonly (number | undefined)[] {
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
