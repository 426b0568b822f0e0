import { foundIf, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** WCAG 2.2, 1.4.3, for text of any size. */
const MIN_RATIO = 4.5;

export const contrast: DocumentRule = ({ colors }) =>
  colors.flatMap((color) => {
    const { text, background } = color;
    const ratio = contrastRatio(text, background) ?? Infinity;
    return foundIf(
      ratio < MIN_RATIO,
      'contrast',
      `Choose a darker or lighter color: ${text} on ${background} has a contrast of ${ratio.toFixed(1)} to 1, and readers need ${MIN_RATIO}.`,
      placeOf(color),
    );
  });

/** The contrast of two colors by WCAG, 1 to 21; undefined if one is not a hexadecimal color. */
function contrastRatio(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: string): number | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (digits === undefined) return undefined;
  const pairs =
    digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : digits.match(/../g)!;
  const [red, green, blue] = pairs.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
