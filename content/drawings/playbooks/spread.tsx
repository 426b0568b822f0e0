import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { aiAndSetup, numbersAndPlaces, reviewAndChecks, stagesAndRights } from './spreads.ts';
import { box, HEIGHT, LEAF, PAGE, type SpreadDrawing } from './spread-grid.ts';

/** The four spreads of a guide of eight pages, in order. */
export const SPREADS = {
  numbers: numbersAndPlaces,
  stages: stagesAndRights,
  review: reviewAndChecks,
  features: aiAndSetup,
} as const satisfies Record<string, SpreadDrawing>;

export type SpreadName = keyof typeof SPREADS;

const NAMES = Object.keys(SPREADS) as SpreadName[];
const LEAVES = NAMES.length - 1;

/** The edges of the other pages: those before the spread on the left, those after it on the right. */
function leaves(read: number): string {
  const unread = LEAVES - read;
  const left = Array.from({ length: read }, (_, leaf) => box(-(leaf + 1) * LEAF, 0, LEAF, HEIGHT));
  const right = Array.from({ length: unread }, (_, leaf) =>
    box(2 * PAGE + leaf * LEAF, 0, LEAF, HEIGHT),
  );
  return [...left, ...right].join('');
}

/** Two facing pages of a guide, with their counts to scale and their text as pale lines. */
export function Spread({ name }: { name: SpreadName }) {
  const { shapes, lines, figures, description } = SPREADS[name];
  return (
    <svg
      className="spread"
      viewBox={`0 0 ${2 * PAGE} ${HEIGHT}`}
      role="img"
      aria-label={description}
    >
      <path
        className="spread-paper"
        d={leaves(NAMES.indexOf(name)) + box(0, 0, 2 * PAGE, HEIGHT)}
      />
      <path className="ghost" d={lines} />
      <Shapes shapes={shapes} />
      <path className="rule" d={`M${PAGE} 0v${HEIGHT}`} />
      {figures.map(({ x, text }) => (
        <text key={text} x={x} y="118">
          {text}
        </text>
      ))}
    </svg>
  );
}
