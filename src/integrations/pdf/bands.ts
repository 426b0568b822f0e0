import { round } from '#src/ui/drawings/ribbon.ts';

/** SVG paths of bands in PDFs. Paths shared with the site are in `ui/drawings/ribbon.ts`. */

/** Text color on a band of this share of the ramp: ink on light bands, paper on dark ones. */
export const onRamp = (share: number): string => (share > 0.5 ? '#04211A' : '#FBF8F2');

/** The center line of a band of constant width between two points, horizontal at both ends. */
export function bandCenterLine(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
) {
  const middle = round((x0 + x1) / 2);
  return `M${round(x0)} ${round(y0)}C${middle} ${round(y0)} ${middle} ${round(y1)} ${round(x1)} ${round(y1)}`;
}

export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

interface Leaving {
  /** top edge, and where the turn starts */
  top: number;
  turn: number;
  /** left edge of the vertical part */
  x: number;
  width: number;
  /** inner radius of the turn */
  radius: number;
  /** right end */
  end: number;
}

/** A band of constant width that runs down and turns right by a quarter circle. */
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
  /** of the center line */
  radius: number;
  /** start and end in turns, clockwise from the top */
  from: number;
  to: number;
}

/** The center line of a ring segment. Drawn in two halves, because SVG cannot draw a full circle as one arc. */
export function arc({ center: [x, y], radius, from, to }: Arc): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  };
  const sweep = `A${round(radius)} ${round(radius)} 0 0 1 `;
  return `M${at(from)}${sweep}${at((from + to) / 2)}${sweep}${at(to)}`;
}

/** Returns the first edge of each band in a stack without gaps. */
export function stacked(widths: readonly number[], first = 0): number[] {
  let edge = first;
  return widths.map((width) => {
    const here = edge;
    edge += width;
    return here;
  });
}
