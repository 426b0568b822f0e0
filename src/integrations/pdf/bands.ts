/** Path arithmetic of bands, as on the site (`ui/drawings/ribbon.ts`), which an adapter may not import. */

const round = (value: number): number => Number(value.toFixed(1));

const STOPS = [0x0c3f34, 0x0e5a4c, 0x0b7a6a, 0x1f9c86, 0x54c6a8, 0x8febc9] as const;

/** The teal-to-mint data ramp: 0 is the darkest band, 1 the lightest. */
export function ramp(share: number): string {
  const position = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const index = Math.min(STOPS.length - 2, Math.floor(position));
  const mixed = [16, 8, 0].map((shift) => {
    const from = (STOPS[index]! >> shift) & 255;
    const to = (STOPS[index + 1]! >> shift) & 255;
    return Math.round(from + (to - from) * (position - index));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Text on a band of that share: paper on dark ones, ink on light ones (look/README.md). */
export const onRamp = (share: number): string => (share > 0.5 ? '#04211A' : '#FBF8F2');

/** One end of a band: where its upper edge lies, and how thick it is. */
export interface BandEnd {
  x: number;
  y: number;
  width: number;
}

/** A band between two points with level ends. */
export function band(from: BandEnd, to: BandEnd): string {
  const middle = round((from.x + to.x) / 2);
  const [x0, y0, x1, y1] = [from.x, from.y, to.x, to.y].map(round);
  const [b0, b1] = [round(from.y + from.width), round(to.y + to.width)];
  return `M${x0} ${y0}C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}V${b1}C${middle} ${b1} ${middle} ${b0} ${x0} ${b0}Z`;
}

/** The middle line of a band that keeps its width: from one point to another, level at both ends. */
export function course([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) {
  const middle = round((x0 + x1) / 2);
  return `M${round(x0)} ${round(y0)}C${middle} ${round(y0)} ${middle} ${round(y1)} ${round(x1)} ${round(y1)}`;
}

/** A rectangle. */
export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

interface Leaving {
  /** where it comes from, and where it begins to turn */
  top: number;
  turn: number;
  /** its left edge while it flows down */
  x: number;
  width: number;
  /** of the inner side of the turn */
  radius: number;
  /** how far to the right it runs */
  end: number;
}

/** A band that flows down, turns to the right by a quarter circle and runs on, keeping its width. */
export function leaveRight({ top, turn, x, width, radius, end }: Leaving): string {
  const outer = radius + width;
  const [left, right, level] = [x, x + width, x + outer].map(round);
  return (
    `M${left} ${top}V${turn}A${round(outer)} ${round(outer)} 0 0 0 ${level} ${round(turn + outer)}H${end}` +
    `V${round(turn + radius)}H${level}A${radius} ${radius} 0 0 1 ${right} ${turn}V${top}Z`
  );
}

interface Arc {
  center: readonly [number, number];
  /** of the middle line */
  radius: number;
  /** where it begins and ends, in turns from the top to the right */
  from: number;
  to: number;
}

/** The middle line of a band that runs around a ring; in halves, since a full turn has no direction. */
export function arc({ center: [x, y], radius, from, to }: Arc): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  };
  const sweep = `A${round(radius)} ${round(radius)} 0 0 1 `;
  return `M${at(from)}${sweep}${at((from + to) / 2)}${sweep}${at(to)}`;
}

/** Edges of bands stacked without gaps. */
export function stacked(widths: readonly number[], first = 0): number[] {
  let edge = first;
  return widths.map((width) => {
    const here = edge;
    edge += width;
    return here;
  });
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
