/** Durations of one kind of request, by number of posts. */
export interface Curve {
  name: string;
  /** in milliseconds */
  points: { size: number; p50: number; p95: number }[];
}

const WIDTH = 860;
const HEIGHT = 460;
const LEFT = 56;
const RIGHT = 190;
const TOP = 34;
const BOTTOM = 44;
const HUES = 13;

/** Draws p95 by number of posts, both logarithmic, as an SVG with the name at the end of each curve. */
export function drawCurves(curves: readonly Curve[]): string {
  const points = curves.flatMap((curve) => curve.points);
  const sizes = [...new Set(points.map(({ size }) => size))];
  const scale = (values: readonly number[], from: number, to: number) => {
    const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
    return (value: number) => from + ((to - from) * (Math.log10(value) - low)) / (high - low || 1);
  };
  const x = scale(sizes, LEFT, WIDTH - RIGHT);
  const most = 10 ** Math.ceil(Math.log10(Math.max(...points.map(({ p95 }) => p95))));
  const y = scale([1, most], HEIGHT - BOTTOM, TOP);
  const text = (at: [number, number], label: string, more = '') =>
    `<text x="${at[0].toFixed(0)}" y="${at[1].toFixed(0)}" ${more}>${label}</text>`;
  const lines = [1, 10, 100, 1_000, 10_000].filter((ms) => ms <= most);
  const grid = lines.map(
    (ms) =>
      `<path d="M${LEFT} ${y(ms).toFixed(0)}H${WIDTH - RIGHT}" stroke="#bbb"/>` +
      text([LEFT - 8, y(ms) + 4], `${ms} ms`, 'text-anchor="end"'),
  );
  const axis = sizes.map((size) =>
    text([x(size), HEIGHT - BOTTOM + 20], size.toLocaleString('en-US'), 'text-anchor="middle"'),
  );
  // Names keep a distance, in the order of the ends of their curves.
  let below = -Infinity;
  const drawn = curves
    .toSorted((a, b) => y(a.points.at(-1)!.p95) - y(b.points.at(-1)!.p95))
    .map(({ name, points: own }, at) => {
      const color = `hsl(${Math.round((360 / HUES) * ((at * 5) % HUES))} 60% 36%)`;
      const path = own.map(({ size, p95 }) => `${x(size).toFixed(1)} ${y(p95).toFixed(1)}`);
      const end = y(own.at(-1)!.p95);
      below = Math.max(below + 15, end + 4);
      return (
        `<path d="M${path.join('L')}" fill="none" stroke="${color}" stroke-width="2"/>` +
        text(
          [WIDTH - RIGHT + 10, below],
          `${name} ${own.at(-1)!.p95.toFixed(0)}`,
          `fill="${color}"`,
        )
      );
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${text([LEFT, 18], 'p95 in milliseconds, by number of posts')}
${[...grid, ...axis, ...drawn].join('\n')}
</svg>
`;
}
