import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import type { HeroDrawing, Label, Picture } from '#src/ui/drawings/heroes/picture.tsx';
import { ramp, stack, sum } from '#src/ui/drawings/ribbon.ts';

/** Contacts by source, those that leave on the way, and those that arrive. */
export const SOURCES = [
  [28_000, 'in an old CRM'],
  [7_000, 'in accounting'],
  [6_000, 'in spreadsheets'],
] as const;
export const LEAVING = [
  [5_200, 'same email'],
  [3_100, 'same phone'],
  [900, 'by hand'],
  [3_600, 'to the archive'],
] as const;
export const FOUND = sum(SOURCES.map(([count]) => count));
export const LOADED = FOUND - sum(LEAVING.map(([count]) => count));

/** Units per contact, the same in both versions. */
const UNIT = 0.004;
/** Adjacent parts of one band overlap, so that no seam shows at half size. */
const OVERLAP = 3;
const RIVER = ramp(0.34);
const LEFT = ramp(0.8);

const thick = (count: number) => count * UNIT;
const printed = (count: number) => count.toLocaleString('en-US');

interface Place {
  isDown: boolean;
  /** the near edge of the river */
  edge: number;
  /** where each source starts, across the flow */
  starts: readonly number[];
  /** along the flow: start, bend of the sources, their junction, each exit, the end */
  from: number;
  level: number;
  joined: number;
  exits: readonly number[];
  radius: number;
  /** across the flow: where the exits end */
  bank: number;
  end: number;
}

function shapes(place: Place): Picture['shapes'] {
  const { isDown, edge, starts, from, level, joined, exits, radius, bank, end } = place;
  const draw = pen(isDown);
  const seats = stack(
    SOURCES.map(([count]) => thick(count)),
    edge,
  );
  // one path, because overlapping shapes would show their edges
  const river = SOURCES.flatMap(([count], index) => {
    const start = { along: level, across: starts[index]!, width: thick(count) };
    const end = { along: joined, across: seats[index]!, width: thick(count) };
    return [draw.bar(from, level + OVERLAP, start.across, start.width), draw.ease(start, end)];
  });
  let left = FOUND;
  let start = joined;
  const leaving = LEAVING.map(([count], index) => {
    river.push(draw.bar(start - OVERLAP, exits[index]!, edge, thick(left)));
    start = exits[index]!;
    left -= count;
    return draw.turn(start - 1, edge + thick(left), thick(count), radius, bank);
  });
  river.push(draw.bar(start - OVERLAP, end, edge, thick(left)));
  return [
    { d: river.join(''), fill: RIVER },
    { d: leaving.join(''), fill: LEFT },
  ];
}

const EXITS_WIDE = [630, 812, 1004, 1134];
const EXITS_TALL = [248, 318, 382, 440];

const wide: Picture = {
  width: 1344,
  height: 400,
  shapes: shapes({
    isDown: false,
    edge: 44,
    starts: [44, 208, 288],
    from: BEYOND.before,
    level: 290,
    joined: 570,
    exits: EXITS_WIDE,
    radius: 22,
    bank: 318,
    end: BEYOND.after,
  }),
  labels: [
    ...SOURCES.map(([count, where], index): Label => ({
      x: 0,
      y: [32, 196, 276][index]!,
      text: `${printed(count)} ${where}`,
    })),
    { x: 560, y: 32, text: `${printed(FOUND)} contacts`, kind: 'name' },
    ...LEAVING.flatMap(([count, why], index): Label[] => {
      const x = EXITS_WIDE[index]! + 20;
      return [
        { x, y: 350, text: printed(count), kind: 'name' },
        { x, y: 382, text: why },
      ];
    }),
    { x: 1344, y: 32, text: `${printed(LOADED)} to load`, kind: 'name', end: true },
  ],
};

const tall: Picture = {
  width: 320,
  height: 560,
  shapes: shapes({
    isDown: true,
    edge: 0,
    starts: [0, 132, 224],
    from: 50,
    level: 66,
    joined: 172,
    exits: EXITS_TALL,
    radius: 12,
    bank: 320,
    end: 560,
  }),
  labels: [
    ...SOURCES.flatMap(([count], index): Label[] => [
      { x: [0, 132, 224][index]!, y: 18, text: printed(count), kind: 'name' },
      { x: [0, 132, 224][index]!, y: 38, text: ['old CRM', 'accounting', 'spreadsheets'][index]! },
    ]),
    { x: 176, y: 196, text: `${printed(FOUND)} contacts`, kind: 'name' },
    ...LEAVING.map(([count, why], index): Label => ({
      x: 320,
      y: EXITS_TALL[index]! + 4,
      text: `${printed(count)} ${why}`,
      end: true,
    })),
    { x: 126, y: 548, text: `${printed(LOADED)} to load`, kind: 'name' },
  ],
};

/** The contacts of three systems, narrowed to those worth loading into one CRM. */
export const MIGRATION: HeroDrawing = {
  wide,
  tall,
  description:
    `To scale: ${printed(FOUND)} contacts from three sources narrow to ${printed(LOADED)}. On the way ` +
    `${LEAVING.map(([count, why]) => `${printed(count)} leave (${why})`).join(', ')}.`,
};
