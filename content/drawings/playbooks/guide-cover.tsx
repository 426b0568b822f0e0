import { type Shape, Shapes } from '#src/ui/drawings/shapes.tsx';
import { afternoon, checklist, numbers } from './cover-pictures.ts';

/** The panel behind a guide, in units of the drawing. A narrow panel shows its middle. */
export const PANEL = { width: 960, height: 560 } as const;
/** The guide, in portrait format. */
const GUIDE = { width: 320, height: 420, top: 70 } as const;
const LEAF = 5;

/** A guide on its panel: its position, the colors of both, and the picture across them. */
interface Cover {
  left: number;
  panel: string;
  paper: string;
  /** colors of the page edges under the cover, top first */
  leaves: readonly [string, string];
  ink: string;
  draw: (left: number) => Shape[];
}

const ON_PAPER = { paper: '#FBF8F2', leaves: ['#DDD6C6', '#B9B8A8'], ink: '#0A2A22' } as const;

export const COVERS = {
  numbers: { ...ON_PAPER, left: 320, panel: '#0A2E25', draw: numbers },
  afternoon: {
    left: 290,
    panel: '#F2EDE2',
    paper: '#0A2E25',
    leaves: ['#47605A', '#A9B3A8'],
    ink: '#FBF8F2',
    draw: afternoon,
  },
  checklist: { ...ON_PAPER, left: 250, panel: '#0F3A30', draw: checklist },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof COVERS;

/** Wraps a title into lines of at most `room` characters. A longer word gets its own line. */
export function titleLines(title: string, room = 10): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The cover of a guide with its title. Decorative, since the title is also a heading beside it. */
export function GuideCover({ name, title }: { name: CoverName; title: string }) {
  const { left, panel, paper, leaves, ink, draw } = COVERS[name];
  const { width, height, top } = GUIDE;
  return (
    <svg
      className="guide-cover"
      viewBox={`0 0 ${PANEL.width} ${PANEL.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0H${PANEL.width}V${PANEL.height}H0z`} fill={panel} />
      {leaves.toReversed().map((color, index) => {
        const by = (leaves.length - index) * LEAF;
        return (
          <path
            key={color}
            d={`M${left + by} ${top + by}h${width}v${height}h${-width}z`}
            fill={color}
          />
        );
      })}
      <path d={`M${left} ${top}h${width}v${height}h${-width}z`} fill={paper} />
      <Shapes shapes={draw(left)} />
      {titleLines(title).map((line, index) => (
        <text key={line} x={left + 24} y={top + 52 + index * 41} style={{ fill: ink }}>
          {line}
        </text>
      ))}
    </svg>
  );
}
