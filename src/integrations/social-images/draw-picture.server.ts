import sharp from 'sharp';
import { clip, printableText, readableName } from '../fonts/printable.ts';
import { type Word, fitTitle, leading } from './fit-title.ts';
import type { SocialBackground, SocialText } from './social-painter.server.ts';
import satori, { type SatoriOptions } from 'satori';
import display from '../fonts/bricolage-grotesque-display.ttf?inline';
import text from '../fonts/instrument-sans-600.ttf?inline';

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
async function headLines({ brand, mark, eyebrow }: SocialText): Promise<Line[]> {
  const name: Line = {
    text: printableText(brand),
    face: 'display',
    size: 38,
    color: PAPER,
    x: mark === '' ? MARGIN : BRAND_X,
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

type Face = 'display' | 'text';

/** One line of text. Lines are never wrapped, so that they render as measured. */
interface Line {
  text: string;
  face: Face;
  size: number;
  color: string;
  /** left end, or right end with `isEnd` */
  x: number;
  baseline: number;
  isEnd?: boolean;
}

const dataOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Without a loader for missing glyphs: satori would use it to fetch emoji and other scripts over the network. */
const FONTS: SatoriOptions['fonts'] = [
  { name: 'display', data: dataOf(display), weight: 600, style: 'normal' },
  { name: 'text', data: dataOf(text), weight: 600, style: 'normal' },
];

/** Letter spacing and baseline position as a share of the font size, at a line height of 1. */
const FACES: Record<Face, { tracking: number; baseline: number }> = {
  display: { tracking: -0.042, baseline: 0.83 },
  text: { tracking: -0.006, baseline: 0.86 },
};

/** The input of satori: React elements, built without React. */
interface Element {
  type: 'div';
  key: string | null;
  props: { style: Record<string, string | number>; children: Element[] | string };
}

const element = (
  style: Record<string, string | number>,
  children: Element[] | string,
  key: string | null = null,
): Element => ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } });

const typeStyle = (face: Face, size: number) => ({
  fontFamily: face,
  fontSize: size,
  lineHeight: 1,
  letterSpacing: FACES[face].tracking * size,
  whiteSpace: 'pre',
});

/** Renders the lines as an SVG of this size, with text as paths. */
async function renderTextSvg(lines: readonly Line[], width: number, height: number) {
  const set = lines.map(({ text, face, size, color, x, baseline, isEnd }) =>
    element(
      {
        position: 'absolute',
        top: baseline - FACES[face].baseline * size,
        ...(isEnd ? { right: width - x } : { left: x }),
        color,
        ...typeStyle(face, size),
      },
      text,
    ),
  );
  return satori(element({ width, height }, set), { width, height, fonts: FONTS });
}

/** Large, because satori rounds to whole pixels. */
const MEASURED_AT = 400;

/** Measures the width of each text at font size 1. */
async function measure(texts: readonly string[], face: Face): Promise<number[]> {
  const widths = new Map<string, number>();
  const each = texts.map((text, index) =>
    element({ ...typeStyle(face, MEASURED_AT), flexShrink: 0 }, text, String(index)),
  );
  await satori(element({ flexDirection: 'column', alignItems: 'flex-start' }, each), {
    width: 100_000,
    height: 10,
    fonts: FONTS,
    onNodeDetected: ({ key, width }) => void widths.set(String(key), width / MEASURED_AT),
  });
  return texts.map((_, index) => widths.get(String(index)) ?? 0);
}
