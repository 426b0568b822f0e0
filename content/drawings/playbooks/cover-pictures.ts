import { ramp, reach, round, stack, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** Beyond the right edge of the panel, so that no end of a band is visible. */
const OUT = 980;
/** The overlap of bands, which hides the background between them. */
const OVERLAP = 1;

/** The widths of seven streams, and where each starts. */
const NUMBERS = [
  { width: 20, x: 30, y: 44 },
  { width: 11, x: -20, y: 128 },
  { width: 16, x: 92, y: 208 },
  { width: 24, x: -20, y: 296 },
  { width: 10, x: 60, y: 372 },
  { width: 18, x: 118, y: 446 },
  { width: 13, x: -20, y: 510 },
] as const;

/** Seven scattered streams that become one river on the sheet. */
export function numbers(left: number): Shape[] {
  const widths = NUMBERS.map(({ width }) => width);
  const edges = stack(widths, 456 - sum(widths));
  return NUMBERS.map(({ width, x, y }, index) => ({
    d: reach(
      [x, OUT],
      { x: x + 24, y, width },
      { x: left - 24, y: edges[index]!, width: width + OVERLAP },
    ),
    fill: ramp(0.36 + index * 0.1),
  }));
}

/** The minutes of the ten repairs in HubSpot Quick Wins. */
export const REPAIRS = [5, 10, 10, 15, 15, 20, 25, 30, 35, 45] as const;

/** One bar per repair, as long as its minutes, which starts where the previous one ends. */
export function afternoon(left: number): Shape[] {
  const minute = 3.2;
  const step = 25;
  const starts = stack(REPAIRS);
  return REPAIRS.map((minutes, index) => ({
    d: `M${round(left + starts[index]! * minute)} ${196 + index * step}h${minutes * minute}v${step}h${-minutes * minute}z`,
    fill: ramp(0.3 + index * 0.077),
  }));
}

/** Whether each of the eight lines is ticked. */
export const TICKED = [true, true, false, true, true, false, true, false] as const;

/** Ticked lines become bands and join a river; the others end on the sheet. */
export function checklist(left: number): Shape[] {
  const step = 30;
  const band = 18;
  const right = left + 320;
  const rows = TICKED.map((isTicked, index) => ({ isTicked, y: 244 + index * step }));
  const done = rows.filter(({ isTicked }) => isTicked);
  const join = 360 - (done.length * band) / 2;
  const box = (y: number) => `M${left + 24} ${y}h${band}v${band}h${-band}z`;
  return [
    ...done.map(({ y }, index) => ({
      d: reach(
        [left + 56, OUT],
        { x: right - 90, y, width: band },
        { x: right + 190, y: join + index * band, width: band + OVERLAP },
      ),
      fill: ramp(0.36 + index * 0.15),
    })),
    { d: done.map(({ y }) => box(y)).join(''), fill: '#0B7A6A' },
    {
      d: done.map(({ y }) => `M${left + 28} ${y + 9}l4 4 7-8`).join(''),
      stroke: '#FBF8F2',
      width: 2.5,
    },
    {
      d: rows
        .filter(({ isTicked }) => !isTicked)
        .map(({ y }) => `${box(y)}M${left + 56} ${y + 9}h190`)
        .join(''),
      stroke: '#A9B3A8',
      width: 2,
    },
  ];
}
