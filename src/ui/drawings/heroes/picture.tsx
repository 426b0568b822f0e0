import { type Shape, Shapes } from '#src/ui/drawings/shapes.tsx';

/** What has left a flow, on pine: darker than any band, lighter than the background. */
export const LOST = '#1a5044';
/** Ticks, gates and scales on pine. */
export const LINE = '#a9c4b8';

/**
 * A word or a number on a drawing. `on`: dark, on a light band; `name`: strong; `figure`: large, in the display face.
 * Labels grow to 27 units on tablets (drawings that wide are half their size there), so each needs that room.
 */
export interface Label {
  x: number;
  y: number;
  text: string;
  kind?: 'on' | 'name' | 'figure' | 'figure on' | 'figure mint';
  end?: boolean;
}

export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
  labels: Label[];
}

/** A drawing that opens a page: one picture for wide pages, one for phones, and what both show in a sentence. */
export interface HeroDrawing {
  wide: Picture;
  tall: Picture;
  description: string;
}

function PictureArt({ picture, className, description }: PictureArtProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={description}
    >
      <Shapes shapes={picture.shapes} />
      {picture.labels.map(({ x, y, text, kind, end }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          className={kind}
          {...(end ? { textAnchor: 'end' } : {})}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

interface PictureArtProps {
  picture: Picture;
  className: string;
  description: string;
}

/** Both pictures; the style sheet shows the one that fits. */
export function HeroArt({ drawing: { wide, tall, description } }: { drawing: HeroDrawing }) {
  return (
    <div className="art">
      <PictureArt picture={wide} className="art-wide" description={description} />
      <PictureArt picture={tall} className="art-tall" description={description} />
    </div>
  );
}
