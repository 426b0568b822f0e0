/** A word, or a part of a very long one, with its width at font size 1. */
export interface Word {
  text: string;
  width: number;
  /** continues the previous part, without a space */
  isGlued?: boolean;
}

interface FittedTitle {
  lines: readonly string[];
  size: number;
}

interface TitleRoom {
  width: number;
  height: number;
}

const MAX_FONT_SIZE = 184;
const MIN_FONT_SIZE = 36;
const MAX_LINES = 4;

/** Line height by number of lines: tighter for few, large lines. */
export const leading = (lines: number): number => (lines > 2 ? 0.97 : 0.91);

/**
 * Splits a title into lines and finds the largest font size that fits the room. Preserves the author's line breaks unless they
 * make the title much smaller; truncates it after a word if no size fits.
 * @param paragraphs the author's lines, as words
 * @param space width of a space at font size 1
 */
export function fitTitle(
  paragraphs: readonly (readonly Word[])[],
  space: number,
  room: TitleRoom,
): FittedTitle {
  const words = paragraphs.flat();
  const free = Array.from({ length: MAX_LINES }, (_, index) =>
    fitLines(balanceLines(words, index + 1, space), space, room),
  ).reduce((best, next) => (next.size > best.size * 1.04 ? next : best));
  const chosen = fitLines(paragraphs, space, room);
  const isChosenGood = paragraphs.length <= MAX_LINES && chosen.size >= free.size * 0.8;
  const fitted = isChosenGood ? chosen : free;
  return fitted.size >= MIN_FONT_SIZE ? fitted : truncateTitle(words, space, room);
}

function fitLines(
  lines: readonly (readonly Word[])[],
  space: number,
  room: TitleRoom,
): FittedTitle {
  const widest = Math.max(...lines.map((line) => widthOf(line, space)));
  const tallest = room.height / (lines.length * leading(lines.length));
  const size = Math.floor(Math.min(MAX_FONT_SIZE, tallest, room.width / widest));
  return { size, lines: lines.map(lineText) };
}

/** Returns as many words as fit at the smallest size, with an ellipsis. */
function truncateTitle(words: readonly Word[], space: number, room: TitleRoom): FittedTitle {
  const fitting = [...words];
  const line = room.width / MIN_FONT_SIZE;
  while (fitting.length > 1 && wrapWords(fitting, line * 0.98, space).length > MAX_LINES)
    fitting.pop();
  const lines = wrapWords(fitting, line * 0.98, space).map(lineText);
  return { size: MIN_FONT_SIZE, lines: [...lines.slice(0, -1), `${lines.at(-1)!}…`] };
}

/** Splits the words into at most `lines` lines with the smallest maximum width. */
function balanceLines(words: readonly Word[], lines: number, space: number): Word[][] {
  let low = Math.max(...words.map(({ width }) => width));
  let high = widthOf(words, space);
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (wrapWords(words, middle, space).length <= lines) high = middle;
    else low = middle;
  }
  return wrapWords(words, high + 0.01, space);
}

function wrapWords(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word], space) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

const widthOf = (line: readonly Word[], space: number) =>
  line.reduce((sum, { width, isGlued }, at) => sum + width + (at > 0 && !isGlued ? space : 0), 0);

const lineText = (line: readonly Word[]) =>
  line.map(({ text, isGlued }, at) => (at > 0 && !isGlued ? ` ${text}` : text)).join('');
