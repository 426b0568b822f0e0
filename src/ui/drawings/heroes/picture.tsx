import { type Shape, Shapes } from '#src/ui/drawings/shapes.tsx';

/** The color of what left a flow: darker than any band, lighter than the pine background. */
export const LOST = '#1a5044';
/** The color of ticks, gates and scales on pine. */
export const LINE = '#a9c4b8';

/**
 * A text on a drawing. `on`: dark, on a light band; `name`: bold; `figure`: large, in the display typeface. Labels need
 * space for 27 units on tablets, where wide drawings have half their size.
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

/** The drawing at the top of a page: one picture for wide pages, one for phones, and the description of both. */
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

interface HeroArtProps {
  drawing: HeroDrawing;
  caption?: string | undefined;
}

/** Both pictures, of which the style sheet shows one, and below them what they show. */
export const HeroArt = ({ drawing: { wide, tall, description }, caption }: HeroArtProps) => (
  <>
    <div className="art">
      <PictureArt picture={wide} className="art-wide" description={description} />
      <PictureArt picture={tall} className="art-tall" description={description} />
    </div>
    {caption ? (
      <div className="wrap">
        <p className="note">{caption}</p>
      </div>
    ) : null}
  </>
);
