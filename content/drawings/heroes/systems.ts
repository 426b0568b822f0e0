import { ramp, reach, round } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND } from '#src/ui/drawings/heroes/pen.ts';
import type { HeroDrawing } from '#src/ui/drawings/heroes/picture.tsx';

export const SYSTEMS = [
  'Website',
  'Phone',
  'Email',
  'Ads',
  'Quotes',
  'Accounting',
  'Support',
] as const;

/** Every pair of systems: the links to build if each connects to each. */
export const PAIRS = SYSTEMS.flatMap((_, a) => SYSTEMS.slice(a + 1).map((_, b) => [a, a + 1 + b]));

/** Half ellipses to the left of the systems, one per pair. */
function links(x: number, y: (index: number) => number, stretch: number): Shape[] {
  return PAIRS.map(([a, b]) => {
    const radius = (y(b!) - y(a!)) / 2;
    return {
      d: `M${x} ${y(a!)}A${round(radius * stretch)} ${radius} 0 0 0 ${x} ${y(b!)}`,
      stroke: ramp(0.28 + (b! - a!) * 0.07),
      width: 3,
    };
  });
}

const WIDE = { x: 560, y: (index: number) => 44 + index * 54 };
const TALL = { x: 140, y: (index: number) => 52 + index * 42 };

/** The seven streams of the phone version, which turn down side by side. */
function fall(): Shape[] {
  return SYSTEMS.map((_, index) => {
    const lane = 346 - index * 12;
    const y = TALL.y(index);
    return {
      d: `M246 ${y}H${lane - 14}A14 14 0 0 1 ${lane} ${y + 14}V1400`,
      stroke: ramp(0.5 + index * 0.083),
      width: 12.4,
    };
  });
}

/** CRM integration: seven systems, linked each to each, and each to one record. */
export const systems: HeroDrawing = {
  wide: {
    width: 1440,
    height: 416,
    shapes: [
      ...links(WIDE.x, WIDE.y, 2.6),
      ...SYSTEMS.map((_, index) => ({
        d: reach(
          [760, BEYOND.after],
          { x: 780, y: WIDE.y(index) - 9, width: 18 },
          { x: 1120, y: 108 + index * 28, width: 28.4 },
        ),
        fill: ramp(0.5 + index * 0.083),
      })),
    ],
    labels: [
      { x: 45, y: 64, text: '21', kind: 'figure' },
      { x: 48, y: 98, text: 'links to maintain' },
      { x: 1392, y: 64, text: '7', kind: 'figure mint', end: true },
      { x: 1392, y: 98, text: 'links, one record', end: true },
      ...SYSTEMS.map((text, index) => ({ x: 580, y: WIDE.y(index) + 6, text })),
    ],
  },
  tall: {
    width: 360,
    height: 470,
    shapes: [...links(TALL.x, TALL.y, 1.05), ...fall()],
    labels: [
      { x: 20, y: 22, text: '21 links to maintain' },
      { x: 248, y: 450, text: '7 links, one record', end: true, kind: 'name' },
      ...SYSTEMS.map((text, index) => ({ x: 150, y: TALL.y(index) + 5, text })),
    ],
  },
  description:
    'Seven systems: linked to each other they need 21 links; linked to one record, seven.',
};
