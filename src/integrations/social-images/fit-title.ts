/** A word, or a part of one that is too long for any line, and how wide it is at a size of 1. */
export interface Word {
  text: string;
  width: number;
  /** it belongs to the word before it, with no space between */
  isGlued?: boolean;
}

export interface FittedTitle {
  lines: readonly string[];
  size: number;
}

export interface TitleRoom {
  width: number;
  height: number;
}

const MAX_FONT_SIZE = 184;
const SMALLEST = 36;
const MAX_LINES = 4;

/** The looser the longer: large lines nearly touch. */
export const leading = (lines: number): number => (lines > 2 ? 0.97 : 0.91);

/**
 * A title in the lines and the size that fill its room best. Breaks that its author chose are kept while that costs
 * little; what fits at no size is cut after a whole word.
 * @param paragraphs the author's lines, as words
 * @param space width of a space at a size of 1
 */
export function fitTitle(
  paragraphs: readonly (readonly Word[])[],
  space: number,
  room: TitleRoom,
): FittedTitle {
  const words = paragraphs.flat();
  const free = Array.from({ length: MAX_LINES }, (_, index) =>
    asLarge(balanced(words, index + 1, space), space, room),
  ).reduce((best, next) => (next.size > best.size * 1.04 ? next : best));
  const chosen = asLarge(paragraphs, space, room);
  const isChosenGood = paragraphs.length <= MAX_LINES && chosen.size >= free.size * 0.8;
  const fitted = isChosenGood ? chosen : free;
  return fitted.size >= SMALLEST ? fitted : shortened(words, space, room);
}

function asLarge(lines: readonly (readonly Word[])[], space: number, room: TitleRoom): FittedTitle {
  const widest = Math.max(...lines.map((line) => widthOf(line, space)));
  const tallest = room.height / (lines.length * leading(lines.length));
  const size = Math.floor(Math.min(MAX_FONT_SIZE, tallest, room.width / widest));
  return { size, lines: lines.map(textOf) };
}

/** As many words as fit at the smallest size, and the sign that there were more. */
function shortened(words: readonly Word[], space: number, room: TitleRoom): FittedTitle {
  const kept = [...words];
  const line = room.width / SMALLEST;
  while (kept.length > 1 && wrapped(kept, line * 0.98, space).length > MAX_LINES) kept.pop();
  const lines = wrapped(kept, line * 0.98, space).map(textOf);
  return { size: SMALLEST, lines: [...lines.slice(0, -1), `${lines.at(-1)!}…`] };
}

/** The words in at most so many lines, the widest of which is as short as can be. */
function balanced(words: readonly Word[], lines: number, space: number): Word[][] {
  let low = Math.max(...words.map(({ width }) => width));
  let high = widthOf(words, space);
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (wrapped(words, middle, space).length <= lines) high = middle;
    else low = middle;
  }
  return wrapped(words, high + 0.01, space);
}

function wrapped(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word], space) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

const widthOf = (line: readonly Word[], space: number): number =>
  line.reduce((sum, { width, isGlued }, at) => sum + width + (at > 0 && !isGlued ? space : 0), 0);

const textOf = (line: readonly Word[]): string =>
  line.map(({ text, isGlued }, at) => (at > 0 && !isGlued ? ` ${text}` : text)).join('');
