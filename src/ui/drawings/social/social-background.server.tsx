import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { SOCIAL } from './social-art.ts';
import { type OwnArt, socialArt, type SocialDrawing } from './social-drawing.ts';

/** The picture of a link preview without its text, a self-contained SVG file. The title must end above `top`. */
export type SocialBackground = ReturnType<typeof renderSocialBackground>;

const MARK = 40;

/** Renders the pine background, the brand's mark and the drawing. */
export function renderSocialBackground(drawing: SocialDrawing, own: OwnArt) {
  const { width, height, margin } = SOCIAL;
  const art = socialArt(drawing, own);
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={`M0 0H${width}V${height}H0z`} fill="#0A2E25" />
      <svg
        y={art.top}
        width={width}
        height={art.height}
        viewBox={(art.view ?? [0, 0, width, art.height]).join(' ')}
        preserveAspectRatio={art.fit}
      >
        <Shapes shapes={art.shapes} />
      </svg>
      <svg x={margin} y={margin - 18} width={MARK} height={MARK} color="#FBF8F2">
        {own.mark}
      </svg>
    </svg>,
  );
  return { svg, top: art.top, labels: art.labels ?? [] };
}
