import { ramp, round } from './ribbon.ts';
import type { Shape } from './shapes.tsx';
import type { Cover, Measure } from './story-cover.tsx';

const MIDDLE = 284;
const WIDEST = 182;

/** A forecast that opens into a range: the range before in pale bands, the one after in bright bands inside it. */
export function spreadCover({ before, after, unit }: Measure): Cover {
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
