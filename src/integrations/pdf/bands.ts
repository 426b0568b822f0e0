import { round } from '#src/ui/drawings/ribbon.ts';

/** Path arithmetic of bands on paper; what the site draws with too is in `ui/drawings/ribbon.ts`. */

/** Text on a band of that share: paper on dark ones, ink on light ones (look/README.md). */
export const onRamp = (share: number): string => (share > 0.5 ? '#04211A' : '#FBF8F2');

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
