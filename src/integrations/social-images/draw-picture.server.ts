import sharp from 'sharp';
import { clip, printableText, readableName } from '../fonts/printable.ts';
import { fitTitle, leading, type Word } from './fit-title.ts';
import { type Line, measure, setText } from './set-text.server.ts';
import type { SocialBackground, SocialWords } from './social-painter.server.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;

const PAPER = '#FBF8F2';
const SAGE = '#A9C4B8';

/** The line that the brand's name and the eyebrow stand on, beside the mark. */
const HEAD = 69;
const BRAND_X = MARGIN + 54;
const EYEBROW_SIZE = 28;

/** More letters than fit at any size are not even measured. */
const MAX_TEXT_LENGTH = 400;

/** Where the title may begin, and how far it stays away from the drawing. */
const TITLE_TOP = 116;
const TITLE_FOOT = 32;

/** Depth of a g at a size of 1. */
const DEPTH = 0.2;

/** A word of more letters may be broken, into parts of so many. */
const MAX_WORD_LENGTH = 34;
const PART = 17;

/** The picture as a PNG of few colours: bands and letters have no more. */
export async function drawPicture(words: SocialWords, ground: SocialBackground): Promise<Buffer> {
  const lines = [
    ...(await headLines(words)),
    ...(await titleLines(words, ground.top)),
    ...ground.labels.map(({ y, ...label }) => ({
      ...label,
      text: printableText(label.text),
      baseline: y,
    })),
  ];
  const text = await setText(lines, WIDTH, HEIGHT);
  const whole = ground.svg.replace(/<\/svg>\s*$/, () => `${text}</svg>`);
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(whole))
    .png({ palette: true, colours: 128, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

/** The brand's name beside its mark, and the eyebrow at the right end of the same line. */
async function headLines({ brand, eyebrow }: SocialWords): Promise<Line[]> {
  const name: Line = {
    text: printableText(brand),
    face: 'display',
    size: 38,
    color: PAPER,
    x: BRAND_X,
    baseline: HEAD,
  };
  const text = await shortEnough(
    clip(printableText(eyebrow), MAX_TEXT_LENGTH),
    WIDTH - 2 * MARGIN - 260,
  );
  return [
    name,
    {
      text,
      face: 'text',
      size: EYEBROW_SIZE,
      color: SAGE,
      x: WIDTH - MARGIN,
      baseline: HEAD,
      isEnd: true,
    },
  ];
}

/** An eyebrow on one line, without the words at its end that have no room. */
async function shortEnough(text: string, width: number): Promise<string> {
  const words = text.split(' ');
  const starts = words.map((_, index) => words.slice(0, index + 1).join(' '));
  const widths = await measure(starts, 'text');
  const fitting = starts.findLast((_, index) => widths[index]! * EYEBROW_SIZE <= width);
  return fitting === text ? text : `${fitting ?? text.slice(0, 40)}…`;
}

/** The title as large as it can be between the head and the drawing, standing on its foot. */
async function titleLines({ title, brand }: SocialWords, drawingTop: number): Promise<Line[]> {
  const readable = readableName(printableText(title), brand);
  const given =
    readable === brand ? [brand] : clip(title, MAX_TEXT_LENGTH).split('\n').map(printableText);
  const paragraphs = given.filter(Boolean).map(inParts);
  const texts = ['\u00a0', ...paragraphs.flat().map(({ text }) => text)];
  const [space = 0.2, ...widths] = await measure(texts, 'display');
  let at = 0;
  const measured = paragraphs.map((words) =>
    words.map((word): Word => ({ ...word, width: widths[at++]! })),
  );
  const height = drawingTop - TITLE_FOOT - TITLE_TOP;
  const { lines, size } = fitTitle(measured, space, { width: WIDTH - 2 * MARGIN, height });
  const pitch = size * leading(lines.length);
  const last = drawingTop - TITLE_FOOT - size * DEPTH;
  return lines.map((text, index) => ({
    text,
    face: 'display',
    size,
    color: PAPER,
    x: MARGIN - size * 0.05,
    baseline: last - (lines.length - 1 - index) * pitch,
  }));
}

/** The words of a line; a very long one in parts that may stand on two. */
function inParts(line: string): Omit<Word, 'width'>[] {
  return line.split(' ').flatMap((word) => {
    if (word.length <= MAX_WORD_LENGTH) return { text: word };
    const parts = word.match(new RegExp(`.{1,${PART}}`, 'gsu')) ?? [word];
    return parts.map((text, index) => ({ text, isGlued: index > 0 }));
  });
}
