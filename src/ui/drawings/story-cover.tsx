import { type Shape, Shapes } from './shapes.tsx';
import { durationCover } from './story-duration.ts';
import { ramp, reach, round, seededRandom } from './ribbon.ts';

const MIDDLE = 284;
const WIDEST = 182;

/** A forecast that opens into a range: the range before in pale bands, the one after in bright bands inside it. */
function spreadCover({ before, after, unit }: Measure): Cover {
  const scale = WIDEST / Math.max(before, after);
  const cone = (reach: number) => {
    const half = round(reach * scale);
    const above = `C560 ${MIDDLE - 9} 640 ${round(MIDDLE - half)} 960 ${round(MIDDLE - half)}`;
    return `M330 ${MIDDLE - 9}${above}V${round(MIDDLE + half)}C640 ${round(MIDDLE + half)} 560 ${MIDDLE + 9} 330 ${MIDDLE + 9}z`;
  };
  const steps = [1, 0.75, 0.5];
  const shapes: Shape[] = [
    ...steps.map((step, index) => ({
      d: cone(after + (before - after) * step),
      fill: ['#155043', '#1a5f50', '#1f7262'][index]!,
    })),
    ...[1, 0.66, 0.33].map((step, index) => ({
      d: cone(after * step),
      fill: ramp(0.6 + index * 0.2),
    })),
    { d: `M0 ${MIDDLE}H330`, stroke: ramp(1), width: 18 },
    { d: `M330 ${MIDDLE - 60}v120`, stroke: '#A9C4B8', width: 2 },
  ];
  return {
    shapes,
    before: { x: 97, y: ((MIDDLE - before * scale - 48) / 480) * 100, end: true },
    after: { x: 4, y: ((MIDDLE + 50) / 480) * 100 },
    description: `a forecast that missed by ${before} ${unit} now misses by ${after}.`,
  };
}

const BANDS = 6;
const THICKEST = 372;

/** A narrowing river. Its thickness is the cost per customer: before on the left, after on the right. */
function costCover({ before, after }: Measure): Cover {
  const scale = THICKEST / Math.max(before, after);
  const middleY = 274;
  const edge = (value: number, band: number) =>
    middleY - (value * scale) / 2 + (band * value * scale) / BANDS;
  const width = (value: number) => (value * scale) / BANDS + 0.5;
  const shapes = Array.from({ length: BANDS }, (_, band) => {
    const from = { x: 150, y: edge(before, band), width: width(before) };
    const to = { x: 700, y: edge(after, band), width: width(after) };
    return { d: reach([0, 960], from, to), fill: ramp(0.24 + band * 0.152) };
  });
  const top = (value: number) => ((middleY - (value * scale) / 2 - 46) / 480) * 100;
  return {
    shapes,
    before: { x: 4, y: top(before) },
    after: { x: 97, y: top(after), end: true },
    description: `a river ${before} units thick narrows to ${after}.`,
  };
}

/** The figures of a story, on which its cover is based. */
export interface Measure {
  kind: 'duration' | 'share' | 'cost' | 'count' | 'spread';
  before: number;
  after: number;
  unit: string;
  what: string;
}

/** The position of a label in percent of the panel: its left end, or its right end with `end`. */
export interface Anchor {
  x: number;
  y: number;
  end?: boolean;
}

export interface Cover {
  shapes: Shape[];
  before: Anchor;
  after: Anchor;
  /** a sentence without its subject */
  description: string;
}

export const COVER = { width: 960, height: 480 } as const;

const VIEW = `0 0 ${COVER.width} ${COVER.height}`;

const DRAW: Record<Measure['kind'], (measure: Measure) => Cover> = {
  duration: durationCover,
  share: shareCover,
  cost: costCover,
  count: countCover,
  spread: spreadCover,
};

/** Returns the cover of a story as data: its shapes and the positions of its two labels. */
export function storyCover(measure: Measure): Cover {
  return DRAW[measure.kind](measure);
}

/** What a cover of today loses where the change is undone. */
const UNDO: Record<Measure['kind'], (shapes: Shape[], measure: Measure) => Shape[]> = {
  duration: (shapes) => shapes.toSpliced(4, 4),
  spread: (shapes) => shapes.toSpliced(3, 3),
  share: ([lost, added, old]) => [lost!, { ...lost!, d: added!.d.replaceAll(/C[^M]*/g, '') }, old!],
  cost: (_, measure) => costCover({ ...measure, after: measure.before }).shapes,
  count: (shapes, { before, after, ...measure }) =>
    after > before
      ? shapes.slice(after - before)
      : countCover({ ...measure, before, after: before }).shapes,
};

/** Returns the cover of a story as it would be if nothing had changed, to the same scale. */
export const coverBefore = (measure: Measure): Shape[] =>
  UNDO[measure.kind](storyCover(measure).shapes, measure);

/** The cover without its labels, which are HTML on top of it, so that they do not scale. */
export function StoryCoverArt({ measure, cover }: { measure: Measure; cover: Cover }) {
  return (
    <svg
      className="story-art"
      viewBox={VIEW}
      role="img"
      aria-label={`${capitalize(measure.what)}: ${cover.description}`}
    >
      <Shapes shapes={cover.shapes} />
    </svg>
  );
}

/** The cover if nothing had changed, to lie below that of today. */
export const StoryArtBefore = ({ measure }: { measure: Measure }) => (
  <svg className="story-art" viewBox={VIEW} aria-hidden="true">
    <Shapes shapes={coverBefore(measure)} />
  </svg>
);

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * One strand per counted thing. When the count falls, the strands that continue move together and the others break off.
 * When it rises, the drawing is mirrored: new strands start midway and join.
 */
function countCover({ before, after, unit, what }: Measure): Cover {
  const rising = after > before;
  const [many, few] = rising ? [after, before] : [before, after];
  const random = seededRandom(what);
  const pitch = 364 / many;
  const strand = round(Math.min(22, pitch * 0.62));
  const close = strand + Math.min(5, strand * 0.35);
  const x = (value: number) => round(rising ? 960 - value : value);
  const shapes: Shape[] = [];
  let going = 0;
  for (let index = 0; index < many; index += 1) {
    const goesOn = Math.floor((index * few) / many) !== Math.floor(((index + 1) * few) / many);
    const y = round(96 + pitch * (index + 0.5));
    if (goesOn) {
      const level = round(278 + (going - (few - 1) / 2) * close);
      going += 1;
      const d = `M${x(0)} ${y}H${x(300)}C${x(500)} ${y} ${x(480)} ${level} ${x(690)} ${level}H${x(960)}`;
      shapes.push({ d, stroke: ramp(0.55 + (0.45 * going) / few), width: strand });
    } else {
      // In steps, which compress: one page shows all covers.
      const end = 130 + 10 * Math.floor(random() * 20);
      const pieces = [14, 30, 42]
        .map((gap, piece) => `M${x(end + gap)} ${y}H${x(end + gap + 9 - piece * 3)}`)
        .join('');
      shapes.unshift({
        d: `M${x(0)} ${y}H${x(end)}${pieces}`,
        // Five shades are enough, and repeat.
        stroke: ramp(0.3 + Math.round(random() * 4) / 20),
        width: strand,
      });
    }
  }
  const beside = (278 - (few / 2) * close - 46) / 4.8;
  const calm = { x: rising ? 3 : 97, y: beside, ...(rising ? {} : { end: true }) };
  const crowd = { x: rising ? 97 : 3, y: 9.6, ...(rising ? { end: true } : {}) };
  return {
    shapes,
    before: rising ? calm : crowd,
    after: rising ? crowd : calm,
    description: `${before} strands of ${unit} before, ${after} after.`,
  };
}

/** From this percentage on, the labels are above the lines. */
const MANY = 40;

/** Returns which of 100 lines continue, evenly distributed, divided into old and added ones. */
export function chooseLines({ before, after, what }: Measure): { old: number[]; added: number[] } {
  const random = seededRandom(what);
  const step = 100 / after;
  const going = Array.from(
    { length: after },
    (_, index) => Math.floor(index * step) + Math.floor(random() * Math.floor(step)),
  );
  const isOld = (index: number) =>
    Math.floor((index * before) / after) !== Math.floor(((index + 1) * before) / after);
  return {
    old: going.filter((_, index) => isOld(index)),
    added: going.filter((_, index) => !isOld(index)),
  };
}

/** 100 lines, of which those that continue form one band; the added ones are brighter. */
function shareCover(measure: Measure): Cover {
  const { before, after, unit, what } = measure;
  const { old, added } = chooseLines(measure);
  const random = seededRandom(`${what} ends`);
  const through = new Set([...old, ...added]);
  const few = after < MANY;
  const [first, pitch] = few ? [0, 4.8] : [98, 3.72];
  const top = few ? 240 - (after * pitch) / 2 : 470 - after * pitch;
  const y = (line: number) => round(first + (line + 0.5) * pitch);
  const lost = Array.from({ length: 100 }, (_, line) => line)
    .filter((line) => !through.has(line))
    .map((line) => `M0 ${y(line)}H${330 + 10 * Math.floor(random() * 13)}`);
  const gather = (line: number, place: number) => {
    const level = round(top + (place + 0.5) * pitch);
    return `M0 ${y(line)}H340C520 ${y(line)} 500 ${level} 690 ${level}H960`;
  };
  return {
    shapes: [
      { d: lost.join(''), stroke: ramp(0.34), width: round(pitch * 0.66) },
      {
        d: added.map((line, place) => gather(line, place)).join(''),
        stroke: ramp(1),
        width: round(pitch * 0.87),
      },
      {
        d: old.map((line, place) => gather(line, place + added.length)).join(''),
        stroke: ramp(0.72),
        width: round(pitch * 0.87),
      },
    ],
    before: few
      ? { x: 97, y: ((top + after * pitch + 46) / 480) * 100, end: true }
      : { x: 4, y: 10 },
    after: { x: 97, y: ((top - 46) / 480) * 100, end: true },
    description: `of 100 ${unit} ${before} came through before, ${after} do now.`,
  };
}
