import { type BodyNode, textOfBody } from './post-body.ts';

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
