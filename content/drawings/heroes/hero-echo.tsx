import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { drawingOf, type HeroOfPage } from './hero-of-page.ts';
import { LINE, LOST } from '#src/ui/drawings/heroes/picture.tsx';
import { CUT } from '#src/ui/drawings/heroes/streams.ts';

/** Colors that are not part of the ramp. All bands are lighter than the background, so dark labels are legible on them. */
const FIXED = new Map(
  [
    [LOST, '#f07f3e'],
    [LINE, '#061f19'],
    [CUT, '#e9651a'],
  ].map(([from, to]) => [from!.toLowerCase(), to!]),
);
/** The shades for the darkest and the lightest band. */
const [DARK, LIGHT] = [
  [0xf3, 0x86, 0x45],
  [0xff, 0xe6, 0xd2],
] as const;
/** The lightness of those bands, of 255. */
const [FROM, TO] = [80, 205] as const;

/** The copper shade for a teal: the lighter one is, the lighter the other. */
export function inCopper(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const lightness = 0.299 * red! + 0.587 * green! + 0.114 * blue!;
  const share = Math.min(1, Math.max(0, (lightness - FROM) / (TO - FROM)));
  const mixed = DARK.map((dark, index) => Math.round(dark + (LIGHT[index]! - dark) * share));
  return (
    FIXED.get(color.toLowerCase()) ??
    `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  );
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
