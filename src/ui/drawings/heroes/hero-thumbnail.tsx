import { Shapes } from '#src/ui/drawings/shapes.tsx';
import { CROPS } from './crops.ts';
import { HEROES } from './heroes.ts';

export type HeroName = keyof typeof HEROES;

/** The hero drawing of a page, small and without labels, for a link to it. Decorative. */
export function HeroThumbnail({ name }: { name: HeroName }) {
  const { shapes, width } = HEROES[name].wide;
  const { top, bottom, side } = CROPS[name];
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
