import satori, { type SatoriOptions } from 'satori';
import display from '../fonts/bricolage-grotesque-display.ttf?inline';
import text from '../fonts/instrument-sans-600.ttf?inline';

type Face = 'display' | 'text';

/** One line of text. Lines are never wrapped, so that they render as measured. */
export interface Line {
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
export async function renderTextSvg(lines: readonly Line[], width: number, height: number) {
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
export async function measure(texts: readonly string[], face: Face): Promise<number[]> {
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
