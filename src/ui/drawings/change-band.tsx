import { ramp, reach, round } from './ribbon.ts';

const BANDS = 5;
const WIDTH = 1000;
const HEIGHT = 100;

/** A river as thick as a number before on its left and after on its right, to scale. It fills its box. */
export function ChangeBand({ before, after }: { before: number; after: number }) {
  const scale = HEIGHT / Math.max(before, after);
  const edge = (value: number, band: number) => HEIGHT / 2 + (band / BANDS - 0.5) * value * scale;
  return (
    <svg
      className="change-band"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: BANDS }, (_, band) => {
        // overlaps the next band, so that no seam shows
        const width = (value: number) =>
          round((value * scale) / BANDS + (band < BANDS - 1 ? 0.6 : 0));
        const from = { x: 180, y: edge(before, band), width: width(before) };
        const to = { x: 720, y: edge(after, band), width: width(after) };
        return <path key={band} d={reach([0, WIDTH], from, to)} fill={ramp(0.08 + band * 0.21)} />;
      })}
    </svg>
  );
}
