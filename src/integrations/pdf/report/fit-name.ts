import { Font } from '@react-pdf/renderer';
import { DISPLAY, familiesFor } from '../pdf-styles.ts';

/** A name split into lines, with their font size in points. */
export interface FittedName {
  lines: readonly string[];
  fontSize: number;
}

const SIZES = [38, 32, 27, 23, 20, 17, 14.5] as const;
export const NAME_LEADING = 1.08;

/** Letter spacing of a name, in points. */
export const nameTracking = (fontSize: number): number => -fontSize * 0.025;

/** Fits a name into a box at the largest possible size. Breaks long words, and clips the name if no size fits. */
export async function fitName(name: string, width: number, height: number): Promise<FittedName> {
  const widthOf = await loadWidths(name);
  let lines: string[] = [];
  for (const fontSize of SIZES) {
    lines = wrap(name, width / fontSize, (text) => widthOf(text) - text.length * 0.025);
    if (lines.length * fontSize * NAME_LEADING <= height) return { lines, fontSize };
  }
  const fontSize = SIZES.at(-1)!;
  const visible = lines.slice(0, Math.floor(height / (fontSize * NAME_LEADING)));
  return { lines: [...visible.slice(0, -1), `${visible.at(-1)!.slice(0, -2)}…`], fontSize };
}

/** Loads the fonts of a name. Returns a function that measures parts of it in em. */
async function loadWidths(name: string): Promise<(text: string) => number> {
  const families = [familiesFor(name, DISPLAY)].flat();
  await Promise.all(families.map((fontFamily) => Font.load({ fontFamily })));
  const fonts = families.flatMap((fontFamily) => Font.getFont({ fontFamily }).data ?? []);
  const widthIn = (font: (typeof fonts)[number] | undefined, text: string) =>
    font ? font.layout(text).advanceWidth / font.unitsPerEm : text.length;
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!)) ?? fonts[0];
  if (fonts.length < 2) return (text) => widthIn(fonts[0], text);
  return (text) =>
    Array.from(text).reduce((sum, character) => sum + widthIn(fontOf(character), character), 0);
}

function wrap(name: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of name.split(' ').flatMap((one) => breakWord(one, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Splits a word into parts that fit on a line. */
function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
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
