import { ramp, round } from './ribbon.ts';
import type { Cover, Measure } from './story-cover.tsx';

const LANES = 4;
/** The distance from the left edge to the finish of both paths. */
export const CHORD = 716;
const LEAD = 36;
const ROOM = 318;

/** A meander of `turns` half-circles between the ends of the straight path. */
interface Meander {
  turns: number;
  radius: number;
  /** straight legs between the half-circles */
  leg: number;
  /** thickness of the bundle of four lanes */
  bundle: number;
}

/** Returns the length of the meander's center line. */
export function lengthOf({ turns, radius, leg }: Meander): number {
  return 2 * LEAD + (turns + 1) * Math.PI * radius + turns * leg - 2 * radius;
}

/** Returns the widest meander that is `ratio` times as long as the straight path and fits the panel. */
export function meander(ratio: number): Meander {
  for (let turns = 2; turns < 60; turns += 1) {
    const radius = (CHORD - 2 * LEAD) / (2 * (turns + 1));
    const leg = (ratio * CHORD - 2 * LEAD - (turns + 1) * Math.PI * radius + 2 * radius) / turns;
    const bundle = Math.min(52, radius * 1.05);
    if (leg >= 2 * radius && leg + 2 * radius + bundle <= ROOM)
      return { turns, radius, leg, bundle };
  }
  return { turns: 5, radius: (CHORD - 2 * LEAD) / 12, leg: 60, bundle: 40 };
}

/**
 * Returns one lane of the bundle. The lanes are concentric in a turn, so each keeps its width. Radii are calculated from
 * the rounded ends: an arc with a larger radius would be flat at its top.
 */
function lane({ turns, radius, leg }: Meander, offset: number, middleY: number) {
  const top = round(middleY - leg / 2);
  const bottom = round(middleY + leg / 2);
  const level = round(middleY + offset);
  const first = round(radius + offset);
  let center = LEAD + radius;
  let x = round(LEAD + first);
  let d = `M0 ${level}H${LEAD}A${first} ${first} 0 0 0 ${x} ${round(level - first)}V${top}`;
  for (let turn = 0; turn < turns; turn += 1) {
    const over = turn % 2 === 0;
    center += 2 * radius;
    const next = round(center + (over ? -offset : offset));
    const r = Number(((next - x) / 2).toFixed(2));
    d += `A${r} ${r} 0 0 ${over ? 1 : 0} ${next} ${over ? top : bottom}`;
    if (turn < turns - 1) d += `V${over ? bottom : top}`;
    x = next;
  }
  const falling = turns % 2 === 1;
  const last = round(center + radius - x);
  d += `V${round(falling ? level - last : level + last)}`;
  return `${d}A${last} ${last} 0 0 ${falling ? 0 : 1} ${round(center + radius)} ${level}H${CHORD}`;
}

/** A meander for before and a straight path for after. Their lengths are the durations, to scale. */
export function durationCover({ before, after, unit }: Measure): Cover {
  const way = meander(before / after);
  const middleY = 186;
  const straightY = 410;
  const each = way.bundle / LANES;
  const bundle = Math.max(way.bundle, 40) / LANES;
  const lanes = Array.from({ length: LANES }, (_, index) => index);
  return {
    shapes: [
      ...lanes.map((index) => ({
        d: lane(way, round((index - 1.5) * each), middleY),
        stroke: ramp(0.3 + index * 0.22),
        width: round(each + 0.4),
      })),
      ...lanes.map((index) => ({
        d: `M0 ${round(straightY + (index - 1.5) * bundle)}H${CHORD}`,
        stroke: ramp(0.3 + index * 0.22),
        width: round(bundle + 0.4),
      })),
      {
        d: `M${CHORD} ${middleY - 44}v88M${CHORD} ${straightY - 44}v88`,
        stroke: '#A9C4B8',
        width: 2,
      },
    ],
    before: { x: ((CHORD + 24) / 960) * 100, y: (middleY / 480) * 100 },
    after: { x: ((CHORD + 24) / 960) * 100, y: (straightY / 480) * 100 },
    description: `before, the way wanders for ${before} ${unit}; after, it runs straight for ${after}.`,
  };
}
