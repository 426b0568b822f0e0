import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { cropOf, drawingOf, type HeroOfPage } from './hero-of-page.ts';

/** The hero drawing of a page, small and without labels, for a link to it. Decorative. */
export function HeroThumbnail({ of }: { of: HeroOfPage }) {
  const { shapes, width } = drawingOf(of).wide;
  const { top, bottom, side } = cropOf(of);
  return (
    <svg
      className="hero-thumbnail"
      viewBox={`0 ${top - 24} ${width} ${bottom - top + 48}`}
      preserveAspectRatio={side === 'right' ? 'xMaxYMid slice' : 'xMinYMid slice'}
      aria-hidden="true"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}
