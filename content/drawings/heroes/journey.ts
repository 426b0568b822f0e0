import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LOST } from '#src/ui/drawings/heroes/picture.tsx';

/** Customers at each handoff, of 100 first touches, which include the renewals. */
export const JOURNEY = [100, 72, 51, 43, 31] as const;

interface Place {
  unit: number;
  top: number;
  /** radius of the turn at the start, from which the other one is calculated */
  radius: number;
  start: number;
  gates: readonly [number, number, number, number];
  end: number;
  /** the lengths of the bands that leave, on the first and the second half of the loop */
  fall: number;
  out: number;
}

function loop(place: Place, isDown: boolean): Shape[] {
  const { unit, top, radius, start, gates, end, fall, out } = place;
  const draw = pen(isDown);
  const [touch, sold, live, served, renewed] = JOURNEY;
  const edge = (count: number) => top + count * unit;
  const home = edge(touch) + 2 * radius;
  const turn = (home - edge(live)) / 2;
  const across = (count: number) => home + count * unit;
  const returning = pen(isDown, true);
  const lost = (from: number, to: number, along: number) =>
    draw.turn(along, edge(to), (from - to) * unit, 14, fall);
  const off = (from: number, to: number, along: number) =>
    returning.turn(along + 0.5, across(to), (from - to) * unit, 14, out);
  return [
    { d: lost(touch, sold, gates[0] - 0.5), fill: LOST },
    { d: lost(sold, live, gates[1] - 0.5), fill: LOST },
    { d: off(live, served, gates[2]), fill: LOST },
    { d: off(served, renewed, gates[3]), fill: LOST },
    { d: draw.bar(gates[1] - 1, end, top, live * unit), fill: ramp(0.78) },
    { d: draw.bar(gates[0] - 1, gates[1], top, sold * unit), fill: ramp(0.7) },
    { d: draw.back(end - 1, top, live * unit, turn, gates[2]), fill: ramp(0.78) },
    { d: draw.bar(gates[3], gates[2] + 1, home, served * unit), fill: ramp(0.88) },
    {
      d: draw.home(start, edge(touch - renewed), renewed * unit, radius, gates[3] + 1),
      fill: ramp(1),
    },
    { d: draw.bar(start - 1, gates[0], top, touch * unit), fill: ramp(0.62) },
    { d: draw.bar(BEYOND.before, start, top, (touch - renewed) * unit), fill: ramp(0.4) },
  ];
}

/** Customer journey: a loop from first touch to renewal, with the losses at each handoff. */
export const journey: HeroDrawing = {
  wide: {
    width: 1440,
    height: 404,
    shapes: loop(
      {
        unit: 1.3,
        top: 48,
        radius: 46,
        start: 250,
        gates: [520, 860, 900, 560],
        end: 1180,
        fall: 236,
        out: 392,
      },
      false,
    ),
    labels: [
      { x: 48, y: 30, text: '69 first touches', kind: 'name' },
      { x: 544, y: 30, text: 'Sales', kind: 'name' },
      { x: 884, y: 30, text: 'Onboarding', kind: 'name' },
      { x: 262, y: 110, text: '100', kind: 'figure on' },
      { x: 542, y: 110, text: '72', kind: 'figure on' },
      { x: 882, y: 110, text: '51', kind: 'figure on' },
      { x: 586, y: 232, text: '28 lost on the way' },
      { x: 916, y: 232, text: '21 in the handoff' },
      { x: 884, y: 306, text: '43 served a year', kind: 'on', end: true },
      { x: 544, y: 299, text: '31 renew', kind: 'on', end: true },
      { x: 896, y: 390, text: '8 in service' },
      { x: 562, y: 390, text: '12 at renewal' },
    ],
  },
  tall: {
    width: 360,
    height: 500,
    shapes: loop(
      {
        unit: 1.16,
        top: 20,
        radius: 32,
        start: 92,
        gates: [176, 286, 296, 190],
        end: 396,
        fall: 136,
        out: 300,
      },
      true,
    ),
    labels: [
      { x: 32, y: 28, text: '69 new', kind: 'name' },
      { x: 30, y: 132, text: '100', kind: 'figure on' },
      { x: 30, y: 156, text: 'first touch', kind: 'on' },
      { x: 30, y: 228, text: '72', kind: 'figure on' },
      { x: 30, y: 252, text: 'in sales', kind: 'on' },
      { x: 30, y: 338, text: '51', kind: 'on' },
      { x: 30, y: 358, text: 'begin', kind: 'on' },
      { x: 144, y: 212, text: '28 lost' },
      { x: 144, y: 318, text: '21 lost' },
      { x: 258, y: 130, text: '31 renew' },
      { x: 258, y: 150, text: 'and return' },
      { x: 306, y: 186, text: '12' },
      { x: 258, y: 244, text: '43 served' },
      { x: 258, y: 264, text: 'a year' },
      { x: 306, y: 296, text: '8' },
    ],
  },
  description:
    'A loop to scale: of 100 who start, 72 reach sales, 51 reach onboarding, 43 stay a year, and 31 renew and start again.',
};
