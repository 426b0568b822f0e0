import { coneCover, gateCover, joinCover, mergeCover, splitCover } from './post-cover-families.ts';
import { seededRandom } from './ribbon.ts';
import { type Shape, Shapes, svgFile } from './shapes.tsx';

export const POST_COVER = { width: 1200, height: 675 } as const;

/** Each category has a family of covers: streams merge, AI joins, one splits, a forecast opens, records pass a gate. */
const FAMILIES: Record<string, { background: string; draw: (random: () => number) => Shape[] }> = {
  'CRM Implementation': { background: '#0A2E25', draw: mergeCover },
  'AI Enablement': { background: '#061F19', draw: joinCover },
  'Go-to-Market': { background: '#F2EDE2', draw: splitCover },
  'Reporting & Analytics': { background: '#0F3A30', draw: coneCover },
  'Data Quality': { background: '#E6EFE8', draw: gateCover },
};

const familyOf = (category: string) => FAMILIES[category] ?? FAMILIES['CRM Implementation']!;

/** The families that may be stretched. Stretching would change the width of the bends of AI enablement. */
export const BAND_FAMILIES = Object.keys(FAMILIES).filter((name) => name !== 'AI Enablement');

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
