import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp, reach, stack, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** Posters are 480 by 200 units and get stretched, so they contain no text. */
const draw = pen();
const W = 480;
export const GATE = { stroke: '#0a2a22', width: 1.5 } as const;

/** A level band that changes its height between two points. */
const flow = (y0: number, w0: number, y1: number, w1: number, from = 0, to = 260) =>
  reach([0, W], { x: from, y: y0, width: w0 }, { x: to, y: y1, width: w1 });

export function mergeThree(): Shape[] {
  return [14, 84, 166].map((y, index) => ({
    d: flow(y, 20, 56 + index * 29, 29.4),
    fill: ramp(0.25 + index * 0.27),
  }));
}

export function routeByRule(): Shape[] {
  const ways = [14, 88, 160].map((y, index) => ({
    d: reach(
      [150, W],
      { x: 150, y: 64 + index * 24, width: 24.4 },
      { x: 360, y, width: index ? 26 : 24 },
    ),
    fill: ramp([0.42, 0.64, 0.9][index]!),
  }));
  return [...ways, { d: draw.bar(0, 151, 64, 72), fill: ramp(0.25) }];
}

export function writeAndRead(): Shape[] {
  return [10, 58, 118, 174].map((y, index) => {
    const inner = { along: 188, across: 58 + index * 21, width: 21.4 };
    const outer = { along: 0, across: y, width: 16 };
    return {
      d:
        draw.ease(outer, inner) +
        draw.bar(187.5, 292.5, inner.across, 21.4) +
        draw.ease({ ...inner, along: 292 }, { ...outer, along: W }),
      fill: ramp(0.28 + index * 0.2),
    };
  });
}

export function forecastCone(): Shape[] {
  return [
    { d: 'M260 118C340 96 410 40 480 10V140C410 140 340 142 260 142z', fill: ramp(0.92) },
    { d: 'M260 124C340 108 410 74 480 54V86C410 98 340 122 260 136z', fill: ramp(0.6) },
    { d: 'M0 176C90 172 170 140 261 118V142C170 162 90 190 0 194z', fill: ramp(0.32) },
    { d: 'M260 0V200', ...GATE },
  ];
}

/** Bands whose thickness is their value, sorted by it on the right. */
export function sortByValue(): Shape[] {
  const values = [8, 24, 12, 36, 16, 30, 10];
  const sorted = values.toSorted((a, b) => b - a);
  const gap = (200 - sum(values)) / values.length;
  const left = stack(
    values.map((value) => value + gap),
    gap / 2,
  );
  const right = stack(
    sorted.map((value) => value + 1),
    (200 - sum(values) - 6) / 2,
  );
  return values.map((value, index) => {
    const place = sorted.indexOf(value);
    return {
      d: flow(left[index]!, value, right[place]!, value, 60, 340),
      fill: ramp(0.95 - place * 0.11),
    };
  });
}

export function answerFromRecord(): Shape[] {
  const rows = [10, 46, 82, 118, 154];
  return [
    ...rows.map((y, index) => ({ d: draw.bar(300, W, y, 34), fill: ramp(0.22 + index * 0.08) })),
    { d: 'M0 63H310', stroke: ramp(0.35), width: 5 },
    { d: draw.bar(300, W, 82, 70), fill: ramp(0.92) },
    { d: 'M300 82C200 82 160 96 0 96V138C160 138 200 152 300 152z', fill: ramp(0.92) },
  ];
}

/** 60, 30 and 20 become 20, 30 and 60: 40 move from the first band to the last. */
export function budgetShift(): Shape[] {
  return [
    { d: flow(16, 20, 16, 20), fill: ramp(0.3) },
    { d: flow(96, 30, 56, 30, 120, 360), fill: ramp(0.6) },
    { d: flow(36, 40, 104, 40, 120, 360), fill: ramp(0.95), stroke: '#f2ede2', width: 1.5 },
    { d: flow(146, 20, 144, 20, 120, 360), fill: ramp(0.82) },
  ];
}

export function loopBack(): Shape[] {
  const on = [0, 1, 2].map((lane) => ({
    d: draw.bar(0, W, 6 + lane * 22, 22.4),
    fill: ramp(0.25 + lane * 0.13),
  }));
  const home = [0, 1].map((lane) => ({
    d: draw.bar(0, 321, 86 + lane * 20, 20) + draw.back(320, 86 + lane * 20, 20, 34 - lane * 20, 0),
    fill: ramp(0.95 - lane * 0.2),
  }));
  return [...on, ...home];
}

export function oneNumber(): Shape[] {
  return [16, 50, 94, 130, 176].map((y, index) => {
    const end = 78 + index * 9;
    const sway = [34, -22, 26, -30, -18][index]!;
    return {
      d: `M0 ${y}C60 ${y} 60 ${y + sway} 120 ${y + sway}S210 ${end} 290 ${end}H480`,
      stroke: ramp(0.25 + index * 0.17),
      width: 9.4,
    };
  });
}
