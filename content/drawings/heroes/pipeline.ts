import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** Of 100 leads, how many reach each stage, and how many leave it lost or to come back. */
export const STAGES = [
  { name: 'Leads', count: 100, lost: 24, back: 18, color: '#1f9c86' },
  { name: 'Qualified', count: 58, lost: 14, back: 10, color: '#3bb498' },
  { name: 'Proposal', count: 34, lost: 14, back: 0, color: '#65d3b3' },
  { name: 'Won', count: 20, lost: 0, back: 0, color: '#8febc9' },
] as const;

const [LEADS, QUALIFIED, PROPOSAL] = STAGES;

/** The four stages as level bands, as thick as their counts; the last continues off the page. */
function stages(unit: number, top: number, gates: readonly number[], isDown: boolean): Shape[] {
  const draw = pen(isDown);
  return STAGES.map(({ count, color }, index) => {
    const from = gates[index - 1] ?? BEYOND.before;
    const to = (gates[index] ?? BEYOND.after) + 1;
    return { d: draw.bar(from, to, top, count * unit), fill: color };
  }).toReversed();
}

function wide(): Picture {
  const unit = 2.3;
  const top = 48;
  const gates = [240, 550, 840] as const;
  const draw = pen();
  const edge = (count: number) => top + count * unit;
  const [first, second] = [LEADS.back * unit, QUALIFIED.back * unit];
  // the two bands that come back are adjacent, the second outside the first
  const home = edge(82) + 2 * first + 36;
  const radius = (home + 2 - edge(48) - second) / 2;
  const cut = { stroke: '#0a2e25', width: 3 };
  const fall = (gate: number, after: number, lost: number, inner: number) => ({
    d: draw.turn(gate - 0.5, edge(after), lost * unit, inner, 346),
    fill: LOST,
  });
  return {
    width: 1440,
    height: 378,
    shapes: [
      fall(gates[0], 58, LEADS.lost, 18 + first),
      fall(gates[1], 34, QUALIFIED.lost, radius + second),
      fall(gates[2], 20, PROPOSAL.lost, 44),
      {
        d: draw.back(gates[1] - 9, edge(48), second, radius, BEYOND.before),
        fill: '#54c6a8',
        ...cut,
      },
      { d: draw.back(gates[0] - 9, edge(82), first, 18, BEYOND.before), fill: '#37ae94', ...cut },
      ...stages(unit, top, gates, false),
      { d: 'M1010 112H1392', stroke: LINE, width: 1.5 },
    ],
    labels: [
      { x: 48, y: 30, text: 'Leads', kind: 'name' },
      { x: 264, y: 30, text: 'Qualified', kind: 'name' },
      { x: 574, y: 30, text: 'Proposal', kind: 'name' },
      { x: 864, y: 30, text: 'Won', kind: 'name' },
      { x: 45, y: 110, text: '100', kind: 'figure on' },
      { x: 262, y: 110, text: '58', kind: 'figure on' },
      { x: 572, y: 110, text: '34', kind: 'figure on' },
      { x: 1392, y: 170, text: '20', kind: 'figure mint', end: true },
      { x: 1010, y: 146, text: 'One in five is won' },
      { x: 370, y: 342, text: '24 no fit' },
      { x: 702, y: 342, text: '14 no budget' },
      { x: 930, y: 342, text: '14 chose another' },
      { x: 48, y: 341, text: '28 come back', kind: 'on' },
    ],
  };
}

function tall(): Picture {
  const unit = 2.4;
  const gates = [84, 246, 372] as const;
  const draw = pen(true);
  const edge = (count: number) => 20 + count * unit;
  const leave = (gate: number, after: number, count: number, inner: number, fill: string) => ({
    d: draw.turn(gate - 0.5, edge(after), count * unit, inner, BEYOND.after),
    fill,
  });
  const [first, second] = [LEADS.back * unit, QUALIFIED.back * unit];
  return {
    width: 360,
    height: 480,
    shapes: [
      leave(gates[0], 58, LEADS.lost, 14 + first, LOST),
      leave(gates[0], 82, LEADS.back, 14, '#37ae94'),
      leave(gates[1], 34, QUALIFIED.lost, 14 + second, LOST),
      leave(gates[1], 48, QUALIFIED.back, 14, '#54c6a8'),
      leave(gates[2], 20, PROPOSAL.lost, 14, LOST),
      ...stages(unit, 20, gates, true),
    ],
    labels: [
      { x: 32, y: 50, text: '100 leads', kind: 'on' },
      { x: 32, y: 206, text: '58 qualified', kind: 'on' },
      { x: 32, y: 345, text: '34', kind: 'on' },
      { x: 112, y: 345, text: 'proposals' },
      { x: 348, y: 125, text: '18 return', kind: 'on', end: true },
      { x: 348, y: 176, text: '24 no fit', end: true },
      { x: 348, y: 277, text: '10 return', kind: 'on', end: true },
      { x: 348, y: 307, text: '14 no budget', end: true },
      { x: 348, y: 408, text: '14 chose another', end: true },
      { x: 32, y: 456, text: '20', kind: 'on' },
      { x: 80, y: 456, text: 'won: one lead in five' },
    ],
  };
}

/** CRM implementation: a pipeline with a reason for every exit, to which 'not yet' comes back. */
export const pipeline: HeroDrawing = {
  wide: wide(),
  tall: tall(),
  description:
    'A pipeline to scale: of 100 leads, 58 qualify, 34 reach a proposal, and 20 are won. 24 do not fit, 14 lack budget, ' +
    '14 choose another; 28 are not ready yet and come back.',
};
