/** What all our typefaces can set; for anything else the renderer would fall back on Helvetica. */
const SET = /[ -~\u00a0£©«®°·»À-ÏÑ-ÝßÀ-ïñ-öø-ýÿŒœ–—‘’“”•…€™−]/u;

/** Characters that are no letter of ours with an accent, each followed by what stands for it. */
const NEAR = new Map(
  'ŁL łl ĐD đd ÐD ðd ÞTh þth ĦH ħh ŦT ŧt ıi ŊNg ŋng ƏE əe ẞSS ĸk ‐- ‑- ‒– ―— ⁄/ ÷/ ′’ ″” ‚, „“ ‹« ›» ʻ‘ ʼ’ ≥>= ≤<= ≈~ →>'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Neither words nor signs: what controls other characters, and emoji. */
const UNSEEN = /[\p{C}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/u;

/** In place of a character of another script. */
const UNKNOWN = '?';

function near(character: string): string {
  if (SET.test(character)) return character;
  if (UNSEEN.test(character)) return '';
  const known = NEAR.get(character);
  if (known) return known;
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(bare, (one) => (SET.test(one) ? one : (NEAR.get(one) ?? UNKNOWN))).join('');
}

/**
 * A text in characters that we can set, on one line: accents that our typefaces lack fall away, words of another script
 * become one question mark, emoji go.
 */
export function printableText(text: string): string {
  const line = text.normalize('NFC').replaceAll(/[^\S\u00a0]+/g, ' ');
  return Array.from(line, near)
    .join('')
    .replaceAll(/\?[? ]*\?/g, UNKNOWN)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The same of all texts in a value, names of fields as well. */
export function printable<T>(value: T): T {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return printableText(part);
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, held]) => [printableText(name), set(held)]),
    );
  };
  return set(value) as T;
}

/** A name as we can set it; the other one when nothing of it is left to read. */
export const readableName = (name: string, otherwise: string): string =>
  /[\p{L}\p{N}]/u.test(name) ? name : otherwise;

/** No longer than that many characters; the end shows that there was more. */
export const clip = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
