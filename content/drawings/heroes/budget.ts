import { ramp, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

const BEFORE = ['Social', 'Display', 'Search', 'Video', 'Affiliates'] as const;
const AFTER = ['Search', 'Social', 'Email', 'Video', 'Display'] as const;

/** Moves of 100 thousand dollars between channels, in thousands. */
export const MOVES: readonly [(typeof BEFORE)[number], (typeof AFTER)[number], number][] = [
  ['Social', 'Search', 10],
  ['Social', 'Social', 20],
  ['Social', 'Email', 4],
  ['Display', 'Search', 9],
  ['Display', 'Email', 7],
  ['Display', 'Display', 8],
  ['Search', 'Search', 22],
  ['Video', 'Video', 12],
  ['Affiliates', 'Email', 6],
  ['Affiliates', 'Video', 2],
];

const total = (name: string, side: 0 | 1) =>
  sum(MOVES.filter((move) => move[side] === name).map(([, , amount]) => amount));

const COLORS = [ramp(1), ramp(0.8), ramp(0.9), ramp(0.68), '#2a6a5b'];

interface Place {
  unit: number;
  top: number;
  gap: number;
  /** where the moves start and end */
  from: number;
  to: number;
  margin: number;
  width: number;
  height: number;
}

function picture(place: Place): Picture {
  const { unit, top, gap, from, to, margin, width, height } = place;
  const draw = pen();
  const tops = (names: readonly string[], side: 0 | 1) =>
    stack(
      names.map((name) => total(name, side) * unit + gap),
      top,
    );
  const [left, right] = [tops(BEFORE, 0), tops(AFTER, 1)];
  const [used, filled] = [[...left], [...right]];
  // incoming bands are stacked in the order of their sources, so that bands cross once
  const flows = MOVES.map(([source, target, amount]) => {
    const [a, b] = [BEFORE.indexOf(source), AFTER.indexOf(target)];
    const thickness = amount * unit;
    const d = draw.ease(
      { along: from - 0.5, across: used[a]!, width: thickness },
      { along: to + 0.5, across: filled[b]!, width: thickness },
    );
    used[a]! += thickness;
    filled[b]! += thickness;
    return { d, fill: COLORS[b]!, stroke: '#0a2e25', width: 1.5 };
  });
  const middle = (edge: number, amount: number) => Math.round(edge + (amount * unit) / 2 + 5);
  return {
    width,
    height,
    shapes: [
      ...flows,
      ...BEFORE.map((name, index) => ({
        d: draw.bar(BEYOND.before, from, left[index]!, total(name, 0) * unit),
        fill: LOST,
      })),
      ...AFTER.map((name, index) => ({
        d: draw.bar(to, BEYOND.after, right[index]!, total(name, 1) * unit),
        fill: COLORS[index]!,
      })),
    ],
    labels: [
      { x: margin, y: 26, text: 'Spend by clicks', kind: 'name' },
      { x: width - margin, y: 26, text: 'by margin', kind: 'name', end: true },
      ...BEFORE.map((name, index) => ({
        x: margin,
        y: middle(left[index]!, total(name, 0)),
        text: `${name} ${total(name, 0)}`,
      })),
      ...AFTER.map((name, index) => ({
        x: width - margin,
        y: middle(right[index]!, total(name, 1)),
        text: `${name} ${total(name, 1)}`,
        end: true,
        ...(index < 4 ? { kind: 'on' as const } : {}),
      })),
    ],
  };
}

/** Paid media: the same spend, moved to the channels with the best margin. */
export const budget: HeroDrawing = {
  wide: picture({
    unit: 3.1,
    top: 48,
    gap: 14,
    from: 330,
    to: 1080,
    margin: 48,
    width: 1440,
    height: 420,
  }),
  tall: picture({
    unit: 3.2,
    top: 44,
    gap: 12,
    from: 112,
    to: 262,
    margin: 20,
    width: 360,
    height: 430,
  }),
  description:
    '$100,000 by channel before and after, in thousands and to scale: social 34 to 20, display 24 to 8, search 22 to 41, video 12 to ' +
    '14, affiliates 8 to none, and email none to 17.',
};
