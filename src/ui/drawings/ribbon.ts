/** Path calculations of the drawings. All drawings are rendered on the server. */

/** Rounds a coordinate to one decimal, which is finer than a pixel. */
export const round = (value: number): number => Number(value.toFixed(1));

const STOPS = [0x0c3f34, 0x0e5a4c, 0x0b7a6a, 0x1f9c86, 0x54c6a8, 0x8febc9] as const;

/** Returns a color between dark teal (0) and light mint (1). */
export function ramp(share: number): string {
  const position = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const index = Math.min(STOPS.length - 2, Math.floor(position));
  const from = STOPS[index]!;
  const to = STOPS[index + 1]!;
  const mixed = [16, 8, 0].map((shift) => {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    return Math.round(a + (b - a) * (position - index));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The shade of a pillar in every page, email and PDF, from dark to light in question order. */
export const pillarShade = (index: number, pillars: number): string =>
  ramp(0.2 + (0.75 * index) / Math.max(1, pillars - 1));

/** One end of a ribbon: the position of its upper edge, and its thickness. */
export interface End {
  x: number;
  y: number;
  width: number;
}

/**
 * Returns the path of a band between two points with level ends. `bend` sets the positions of the curve's handles, as
 * fractions of the length, so that adjacent bands can turn at different places.
 */
export function ribbon(from: End, to: End, bend: readonly [number, number] = [0.5, 0.5]): string {
  const length = to.x - from.x;
  const c0 = round(from.x + length * bend[0]);
  const c1 = round(to.x - length * bend[1]);
  const [x0, y0, x1, y1] = [from.x, from.y, to.x, to.y].map(round) as [
    number,
    number,
    number,
    number,
  ];
  const b0 = round(from.y + from.width);
  const b1 = round(to.y + to.width);
  return `M${x0} ${y0}C${c0} ${y0} ${c1} ${y1} ${x1} ${y1}V${b1}C${c1} ${b1} ${c0} ${b0} ${x0} ${b0}Z`;
}

/** Returns a ribbon with level parts before and after it, as one path; separate shapes would show seams. */
export function reach(
  [start, end]: readonly [number, number],
  from: End,
  to: End,
  bend?: readonly [number, number],
): string {
  const [upper, lower] = ribbon(from, to, bend).split('V') as [string, string];
  const y0 = round(from.y);
  const b1 = round(to.y + to.width);
  const back = lower.slice(lower.indexOf('C'), -1);
  return `M${round(start)} ${y0}H${round(from.x)}${upper.slice(upper.indexOf('C'))}H${round(end)}V${b1}H${round(to.x)}${back}H${round(start)}Z`;
}

/** Returns the center line of a ribbon, for the streaks that move along it. */
export function middleLine(
  from: End,
  to: End,
  bend: readonly [number, number] = [0.5, 0.5],
): string {
  const length = to.x - from.x;
  const y0 = round(from.y + from.width / 2);
  const y1 = round(to.y + to.width / 2);
  const c0 = round(from.x + length * bend[0]);
  const c1 = round(to.x - length * bend[1]);
  return `M${round(from.x)} ${y0}C${c0} ${y0} ${c1} ${y1} ${round(to.x)} ${y1}`;
}

/** Returns the upper edges of bands stacked without gaps, from `top` down. */
export function stack(widths: readonly number[], top = 0): number[] {
  let edge = top;
  return widths.map((width) => {
    const here = edge;
    edge += width;
    return round(here);
  });
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Returns a generator of numbers in [0, 1) seeded by a text, so that a slug always has the same picture. */
export function seededRandom(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
