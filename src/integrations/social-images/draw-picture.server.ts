import sharp from 'sharp';
import { clip, printableText, readableName } from '../fonts/printable.ts';
import { fitTitle, leading, type Word } from './fit-title.ts';
import { type Line, measure, renderTextSvg } from './text-svg.server.ts';
import type { SocialBackground, SocialText } from './social-painter.server.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;

const PAPER = '#FBF8F2';
const SAGE = '#A9C4B8';

/** Baseline of the brand name and the eyebrow, beside the mark. */
const HEAD_BASELINE = 69;
const BRAND_X = MARGIN + 54;
const EYEBROW_SIZE = 28;

/** Longer text never fits, so it is truncated before measuring. */
const MAX_TEXT_LENGTH = 400;

/** Top of the title, and its distance from the drawing. */
const TITLE_TOP = 116;
const TITLE_FOOT = 32;

/** Descender depth at font size 1. */
const DEPTH = 0.2;

/** Longer words can be broken into parts of `PART_LENGTH` letters. */
const MAX_WORD_LENGTH = 34;
const PART_LENGTH = 17;

/** Renders the image as a PNG with a palette, which suffices for bands and text. */
export async function drawPicture(words: SocialText, ground: SocialBackground): Promise<Buffer> {
  const lines = [
    ...(await headLines(words)),
    ...(await titleLines(words, ground.top)),
    ...ground.labels.map(({ y, ...label }) => ({
      ...label,
      text: printableText(label.text),
      baseline: y,
    })),
  ];
  const text = await renderTextSvg(lines, WIDTH, HEIGHT);
  const whole = ground.svg.replace(/<\/svg>\s*$/, () => `${text}</svg>`);
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(whole))
    .png({ palette: true, colours: 128, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

/** The brand name beside its mark, and the eyebrow at the right end of the same line. */
async function headLines({ brand, eyebrow }: SocialText): Promise<Line[]> {
  const name: Line = {
    text: printableText(brand),
    face: 'display',
    size: 38,
    color: PAPER,
    x: BRAND_X,
    baseline: HEAD_BASELINE,
  };
  const text = await truncateEyebrow(
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
      baseline: HEAD_BASELINE,
      isEnd: true,
    },
  ];
}

/** Truncates an eyebrow to the words that fit on one line. */
async function truncateEyebrow(text: string, width: number) {
  const words = text.split(' ');
  const starts = words.map((_, index) => words.slice(0, index + 1).join(' '));
  const widths = await measure(starts, 'text');
  const fitting = starts.findLast((_, index) => widths[index]! * EYEBROW_SIZE <= width);
  return fitting === text ? text : `${fitting ?? text.slice(0, 40)}…`;
}

/** The title as large as possible between the head and the drawing, aligned to the bottom. */
async function titleLines({ title, brand }: SocialText, drawingTop: number): Promise<Line[]> {
  const readable = readableName(printableText(title), brand);
  const given =
    readable === brand
      ? [brand]
      : clip(title, MAX_TEXT_LENGTH)
          .split('\n')
          .map((text) => printableText(text));
  const paragraphs = given.filter(Boolean).map(splitLongWords);
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

/** Splits a line into words, and very long words into parts that can wrap. */
function splitLongWords(line: string): Omit<Word, 'width'>[] {
  return line.split(' ').flatMap((word) => {
    if (word.length <= MAX_WORD_LENGTH) return { text: word };
    const parts = word.match(new RegExp(`.{1,${PART_LENGTH}}`, 'gsu')) ?? [word];
    return parts.map((text, index) => ({ text, isGlued: index > 0 }));
  });
}
