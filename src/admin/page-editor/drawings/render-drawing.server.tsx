import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingFamily } from '#src/blocks/fields.ts';
import { portraitFile } from '#src/ui/drawings/avatars/avatar.tsx';
import { CLOSINGS } from '#content/drawings/closing/closing.tsx';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import type { HeroDrawing } from '#src/ui/drawings/heroes/picture.tsx';
import { streamsDrawing } from '#src/ui/drawings/heroes/streams-drawing.ts';
import type { Streams } from '#src/ui/drawings/heroes/streams.ts';
import { MIGRATION } from '#content/drawings/migration.ts';
import { COVERS, PANEL } from '#content/drawings/playbooks/guide-cover.tsx';
import { HEIGHT, PAGE } from '#content/drawings/playbooks/spread-grid.ts';
import { SPREADS } from '#content/drawings/playbooks/spread.tsx';
import { coverShapes, POST_COVER } from '#src/ui/drawings/post-cover.tsx';
import { BAND_FAMILIES } from '#src/ui/drawings/post-cover-families.ts';
import { POSTER, POSTERS } from '#content/drawings/posters/poster.tsx';
import { figuresOf } from '#src/ui/drawings/figures.ts';
import { PROBLEMS } from '#content/drawings/problems/problem-art.tsx';
import { type Shape, Shapes } from '#src/ui/drawings/shapes.tsx';

const PINE = '#0a2e25';
const SAND = '#f2ede2';
const PAPER = '#fbf8f2';
const COPPER = '#e9651a';

/** A small picture: as much of a drawing as shows what it is, without its texts. */
interface Small {
  width: number;
  height: number;
  background: string;
  content: ReactNode;
}

const ofShapes = (
  { width, height }: { width: number; height: number },
  background: string,
  shapes: readonly Shape[],
): Small => ({ width, height, background, content: <Shapes shapes={shapes} /> });

const ofHero = ({ wide }: HeroDrawing): Small => ofShapes(wide, PINE, wide.shapes);

/** Draws the picture of a name; undefined if its family has no such drawing. */
const FAMILIES: Readonly<
  Record<Exclude<DrawingFamily, 'avatar'>, (name: string) => Small | undefined>
> = {
  hero: (name) => inTable(HEROES, name, ofHero),
  'rich-text': (name) => inTable({ migration: MIGRATION }, name, ofHero),
  poster: (name) => inTable(POSTERS, name, ([draw]) => ofShapes(POSTER, SAND, draw())),
  closing: (name) =>
    inTable(CLOSINGS, name, (draw) => ofShapes({ width: 480, height: 480 }, COPPER, draw().shapes)),
  spread: (name) =>
    inTable(SPREADS, name, ({ shapes, lines }) => ({
      width: 2 * PAGE,
      height: HEIGHT,
      background: PAPER,
      content: (
        <>
          <path d={lines} fill="#0a2a2226" />
          <Shapes shapes={shapes} />
        </>
      ),
    })),
  guide: (name) =>
    inTable(COVERS, name, ({ panel, paper, left, draw }) => ({
      ...PANEL,
      background: panel,
      content: (
        <>
          <path d={`M${left} 70h320v420h-320z`} fill={paper} />
          <Shapes shapes={draw(left)} />
        </>
      ),
    })),
  problem: (name) =>
    inTable(PROBLEMS, name, ({ draw, texts }) => ({
      width: 660,
      height: 380,
      background: PAPER,
      content: draw(figuresOf(name as keyof typeof PROBLEMS, texts)).map((strip, row) => (
        <g key={row} transform={`translate(0 ${25 + row * 90})`}>
          {strip}
        </g>
      )),
    })),
  cover: (name) =>
    BAND_FAMILIES.includes(name)
      ? ofShapes(POST_COVER, PINE, coverShapes({ family: name, seed: name }))
      : undefined,
  streams: (name) => inTable(STREAMS, name, (streams) => ofHero(streamsDrawing(streams))),
};

const NAMELESS = { ends: ['', '', '', '', ''], river: '' };
const STREAMS: Readonly<Record<Streams['shape'], Streams>> = {
  merge: { shape: 'merge', ...NAMELESS },
  join: { shape: 'join', ...NAMELESS },
  split: { shape: 'split', ...NAMELESS },
};

function inTable<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
  draw: (value: Value) => Small,
): Small | undefined {
  return Object.hasOwn(table, name) ? draw(table[name]!) : undefined;
}

/** The rules for marks in drawings in the style sheet of the site. */
const MARKS =
  '.tick{fill:none;stroke:#47605a;stroke-width:1.5}.ghost{fill:#0a2a2214}.rule,.ghost-line{fill:none;stroke:#0a2a2226}';

/** The small picture of a drawing as an SVG file; undefined if there is no such drawing. */
export function renderDrawing(family: string, name: string): string | undefined {
  if (family === 'avatar') return portraitFile(name, 'pine');
  if (!Object.hasOwn(FAMILIES, family)) return undefined;
  const small = FAMILIES[family as keyof typeof FAMILIES](name);
  if (!small) return undefined;
  const { width, height, background, content } = small;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      {...{ width, height }}
    >
      <style>{MARKS}</style>
      <path d={`M0 0H${width}V${height}H0z`} fill={background} />
      {content}
    </svg>,
  );
}
