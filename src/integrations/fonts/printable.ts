/** Characters that all our fonts contain; for others the renderer would fall back to Helvetica. */
const SUPPORTED = /[ -~\u00a0£©«®°·»À-ÏÑ-ÝßÀ-ïñ-öø-ýÿŒœ–—‘’“”•…€™−]/u;

/** Characters that Unicode decomposition cannot replace, each followed by its substitute. */
const SUBSTITUTES = new Map(
  'ŁL łl ĐD đd ÐD ðd ÞTh þth ĦH ħh ŦT ŧt ıi ŊNg ŋng ƏE əe ẞSS ĸk ‐- ‑- ‒– ―— ⁄/ ÷/ ′’ ″” ‚, „“ ‹« ›» ʻ‘ ʼ’ ≥>= ≤<= ≈~ →>'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Control characters, modifiers and emoji, which are removed. */
const INVISIBLE = /[\p{C}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/u;

/** Replaces a character of another script. */
const UNKNOWN = '?';

/** Whether further fonts have a character. */
type HasGlyph = (character: string) => boolean;

const NO_OTHER_FONTS: HasGlyph = () => false;

function substitute(character: string, hasGlyph: HasGlyph) {
  if (SUPPORTED.test(character) || hasGlyph(character)) return character;
  if (INVISIBLE.test(character)) return '';
  const known = SUBSTITUTES.get(character);
  if (known) return known;
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(bare, (one) =>
    SUPPORTED.test(one) ? one : (SUBSTITUTES.get(one) ?? UNKNOWN),
  ).join('');
}

/**
 * Converts text to one line of supported characters: unsupported accents and emoji are removed, words in another script become
 * one question mark unless further fonts have them.
 */
export function printableText(text: string, hasGlyph = NO_OTHER_FONTS): string {
  const line = text.normalize('NFC').replaceAll(/[^\S\u00a0]+/g, ' ');
  return Array.from(line, (character) => substitute(character, hasGlyph))
    .join('')
    .replaceAll(/\?[? ]*\?/g, UNKNOWN)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Applies {@link printableText} to all strings in a value, including keys. */
export function toPrintable<T>(value: T, hasGlyph?: HasGlyph): T {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return printableText(part, hasGlyph);
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, held]) => [printableText(name, hasGlyph), set(held)]),
    );
  };
  return set(value) as T;
}

/** Returns the name, or `otherwise` if the name has no letters or digits. */
export const readableName = (name: string, otherwise: string): string =>
  /[\p{L}\p{N}]/u.test(name) ? name : otherwise;

/** Shortens text to `longest` characters, ending in an ellipsis. */
export const clip = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
