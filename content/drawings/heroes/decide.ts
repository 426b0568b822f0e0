import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE, LOST } from '#src/ui/drawings/heroes/picture.tsx';

/** The options that remain of nine after each question, by their position from the top. */
export const LEFT = [[0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 3, 4, 7], [3, 4], [4]] as const;

interface Place {
  thick: number;
  gap: number;
  center: number;
  gates: readonly [number, number, number];
  /** the length of a change of course, and how far an option continues after its end */
  ease: number;
  isDown: boolean;
}

function options({ thick, gap, center, gates, ease, isDown }: Place): Shape[] {
  const draw = pen(isDown);
  const across = (option: number, round: number) => {
    const left: readonly number[] = LEFT[round]!;
    return center + (left.indexOf(option) - left.length / 2) * (thick + gap) + gap / 2;
  };
  return LEFT[0].map((option) => {
    const rounds = LEFT.filter((left) => (left as readonly number[]).includes(option)).length;
    let d = draw.bar(BEYOND.before, gates[0] + 0.5, across(option, 0), thick);
    for (let index = 1; index < rounds; index += 1) {
      const gate = gates[index - 1]!;
      const next = gates[index] ?? BEYOND.after;
      const [from, to] = [across(option, index - 1), across(option, index)];
      d +=
        draw.ease(
          { along: gate, across: from, width: thick },
          { along: gate + ease, across: to, width: thick },
        ) + draw.bar(gate + ease - 0.5, next + 0.5, to, thick);
    }
    if (rounds < 4) {
      // it breaks off in pieces of decreasing length
      const gate = gates[rounds - 1]!;
      const pieces = [0.1, 0.3, 0.44].map((share, piece) =>
        draw.bar(
          gate + ease * share,
          gate + ease * (share + 0.12 - piece * 0.04),
          across(option, rounds - 1),
          thick,
        ),
      );
      d += pieces.join('');
    }
    return { d, fill: [LOST, '#2a6a5b', ramp(0.62), ramp(1)][rounds - 1]! };
  });
}

const gates = (places: readonly number[], from: number, to: number, isDown: boolean): Shape => ({
  d: places
    .map((along) => (isDown ? `M${from} ${along}H${to}` : `M${along} ${from}V${to}`))
    .join(''),
  stroke: LINE,
  width: 1.5,
});

/** CRM strategy: three questions reduce nine options to one. */
export const decide: HeroDrawing = {
  wide: {
    width: 1440,
    height: 410,
    shapes: [
      ...options({
        thick: 26,
        gap: 14,
        center: 228,
        gates: [330, 690, 1010],
        ease: 200,
        isDown: false,
      }),
      gates([330, 690, 1010], 40, 402, false),
    ],
    labels: [
      { x: 48, y: 26, text: '9 options', kind: 'name' },
      { x: 330, y: 26, text: '4 fit how you sell' },
      { x: 690, y: 26, text: '2 are worth the cost' },
      { x: 1010, y: 26, text: '1 will be used' },
    ],
  },
  tall: {
    width: 360,
    height: 470,
    shapes: [
      ...options({
        thick: 18,
        gap: 9,
        center: 132,
        gates: [86, 216, 336],
        ease: 84,
        isDown: true,
      }),
      gates([86, 216, 336], 20, 350, true),
    ],
    labels: [
      { x: 348, y: 60, text: '9 options', end: true },
      { x: 348, y: 200, text: '4 fit how you sell', end: true },
      { x: 348, y: 320, text: '2 are worth the cost', end: true },
      { x: 348, y: 450, text: '1 will be used', end: true },
    ],
  },
  description:
    'Nine options, one band each: four fit, two of them are worth the cost, and one will be used.',
};
