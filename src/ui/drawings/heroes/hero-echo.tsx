import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { drawingOf, type HeroOfPage } from './hero-of-page.ts';
import { LINE, LOST } from './picture.tsx';
import { CUT } from './streams.ts';

const COPPER = '#E9651A';
/** From what is nearly the background to what stands out most. */
const SHADES = ['#B74807', '#F58A48', '#F9A66C', '#FCC193', '#FFDFC4'] as const;
const FIXED: Readonly<Record<string, string>> = {
  [LOST]: '#CB550B',
  [LINE]: '#061F19',
  [LINE.toUpperCase()]: '#061F19',
  [CUT]: COPPER,
};

/** The copper shade for a teal: the lighter one is, the lighter the other. */
function inCopper(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const lightness = (0.299 * red! + 0.587 * green! + 0.114 * blue!) / 255;
  const index = Math.floor((lightness - 0.24) * SHADES.length * 1.8);
  return FIXED[color] ?? SHADES[Math.min(SHADES.length - 1, Math.max(0, index))]!;
}

/**
 * The drawing at the top of a page once more, in copper, at its end: the same data, so each page closes with its own. Its
 * description is at the top of the page.
 */
export function HeroEcho({ of }: { of: HeroOfPage }) {
  const { width, height, shapes, labels } = drawingOf(of).tall;
  const recolored = shapes.map((shape) => ({
    ...shape,
    ...(shape.fill ? { fill: inCopper(shape.fill) } : {}),
    ...(shape.stroke ? { stroke: inCopper(shape.stroke) } : {}),
  }));
  return (
    <svg className="closing-echo" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Shapes shapes={recolored} />
      {labels.map(({ x, y, text, kind, end }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          className={kind?.startsWith('figure') ? 'figure' : undefined}
          {...(end ? { textAnchor: 'end' } : {})}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
