import { LOST } from '#src/ui/drawings/heroes/picture.tsx';
import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp, round } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';

export interface Change {
  before: number;
  after: number;
}

/** The texts of the story: '64 days', '28 days', '56% shorter sales cycle'. */
export interface StoryText {
  before: string;
  after: string;
  improvement: string;
}

/** The thickness of the larger figure. A growing one leaves space for its texts below. */
const THICKEST = { less: 176, more: 120 } as const;
/** The x coordinate at which the river changes. */
const GATE = 440;
const LANES = 4;
const INNER = 26;
const RIGHT = SOCIAL.width - SOCIAL.margin;

const FLOW = '#1f9c86';
const MINT = '#8febc9';
const INK = '#04211A';
const PAPER = '#FBF8F2';

/** The distance from a band to the baseline of the figure below it. */
const FIGURE = 62;

const draw = pen();

/** The font size of both figures, at which the longer one fits beside the change. */
const figureSize = ({ before, after }: StoryText) =>
  Math.min(58, Math.floor(760 / Math.max(before.length, after.length)));

const figure = (text: string, size: number) => ({ text, size, face: 'display' }) as const;

/** Bands for before, after and the difference, to scale: savings turn away, gains join. */
export function story({ before, after }: Change, texts: StoryText): SocialArt {
  const size = figureSize(texts);
  const isLess = after < before;
  const unit = THICKEST[isLess ? 'less' : 'more'] / Math.max(before, after);
  const [old, now] = [before * unit, after * unit];
  return inBand((isLess ? leaving : joining)(old, now), [
    {
      ...figure(texts.before, size),
      x: SOCIAL.margin,
      y: isLess ? old / 2 + 0.33 * size : old + FIGURE,
      color: isLess ? INK : PAPER,
    },
    { ...figure(texts.after, size), x: RIGHT, y: now + FIGURE, color: MINT, isEnd: true },
    {
      text: texts.improvement,
      size: 27,
      face: 'text',
      color: PAPER,
      x: RIGHT,
      y: now + FIGURE + 40,
      isEnd: true,
    },
  ]);
}

function leaving(old: number, now: number): Shape[] {
  return [
    { d: draw.turn(GATE - 0.5, now, old - now, INNER, BAND + 200), fill: LOST },
    { d: draw.bar(GATE - 1, SOCIAL.width, 0, now), fill: MINT },
    { d: draw.bar(0, GATE, 0, old), fill: FLOW },
  ];
}

function joining(old: number, now: number): Shape[] {
  const lane = (now - old) / LANES;
  const won = Array.from({ length: LANES }, (_, index) => {
    const column = round(GATE + (index + 0.5) * lane);
    const radius = round(INNER + (LANES - 0.5 - index) * lane);
    const level = round(old + (index + 0.5) * lane);
    return {
      d: `M${column} ${BAND + 200}V${round(level + radius)}A${radius} ${radius} 0 0 1 ${round(column + radius)} ${level}H${SOCIAL.width}`,
      stroke: ramp(1 - index * 0.1),
      width: round(lane + 0.6),
    };
  });
  return [{ d: draw.bar(0, SOCIAL.width, 0, old), fill: FLOW }, ...won];
}
