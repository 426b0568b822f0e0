import { Font } from '@react-pdf/renderer';
import { DISPLAY } from '../pdf-styles.ts';

/** A name in lines of a size. */
export interface FittedName {
  lines: readonly string[];
  fontSize: number;
}

const SIZES = [38, 32, 27, 23, 20, 17, 14.5] as const;
export const NAME_LEADING = 1.08;

/** The tracking of a name, in points. */
export const nameTracking = (fontSize: number): number => -fontSize * 0.025;

/** A name in the largest size at which it fits: long words are broken, and what fits at no size is clipped. */
export async function fitName(name: string, width: number, height: number): Promise<FittedName> {
  await Font.load({ fontFamily: DISPLAY });
  const font = Font.getFont({ fontFamily: DISPLAY }).data;
  const widthOf = (text: string) =>
    font ? font.layout(text).advanceWidth / font.unitsPerEm : text.length;
  let lines: string[] = [];
  for (const fontSize of SIZES) {
    lines = wrap(name, width / fontSize, (text) => widthOf(text) - text.length * 0.025);
    if (lines.length * fontSize * NAME_LEADING <= height) return { lines, fontSize };
  }
  const fontSize = SIZES.at(-1)!;
  const kept = lines.slice(0, Math.floor(height / (fontSize * NAME_LEADING)));
  return { lines: [...kept.slice(0, -1), `${kept.at(-1)!.slice(0, -2)}…`], fontSize };
}

function wrap(name: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(' ').flatMap((one) => broken(one, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word in parts that fit into a line. */
function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && widthOf(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
