import { FAMILIES } from './post-cover-families.ts';
import { seededRandom } from './ribbon.ts';
import { type Shape, Shapes, svgFile } from './shapes.tsx';

export const POST_COVER = { width: 1200, height: 675 } as const;

const familyOf = (category: string) => FAMILIES[category] ?? FAMILIES['CRM Implementation']!;

/** Returns the shapes of a cover, without its background. */
export const coverShapes = (category: string, seed: string): Shape[] =>
  familyOf(category).draw(seededRandom(seed));

/** The drawing of a cover without its background, stretched to its container. Decorative. */
export function CoverBand({ family, seed }: { family: string; seed: string }) {
  return (
    <svg
      className="cover-band"
      viewBox={`0 0 ${POST_COVER.width} ${POST_COVER.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Shapes shapes={familyOf(family).draw(seededRandom(seed))} />
    </svg>
  );
}

/** Returns the cover of a post as a self-contained SVG file. The category selects the family, the slug the variation. */
export function postCoverSvg(slug: string, category: string): string {
  const { background, draw } = familyOf(category);
  return svgFile(POST_COVER.width, POST_COVER.height, background, draw(seededRandom(slug)));
}

/** The cover of a post as markup. Decorative. */
export function PostCover({
  slug,
  category,
  className,
}: {
  slug: string;
  category: string;
  className?: string;
}) {
  const { background, draw } = familyOf(category);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${POST_COVER.width} ${POST_COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0H${POST_COVER.width}V${POST_COVER.height}H0z`} fill={background} />
      <Shapes shapes={draw(seededRandom(slug))} />
    </svg>
  );
}
