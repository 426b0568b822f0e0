import { type CoverFamily, FAMILIES, familyOf } from './post-cover-families.ts';
import { seededRandom } from './ribbon.ts';
import { type Shape, Shapes, svgFile } from './shapes.tsx';

export const POST_COVER = { width: 1200, height: 675 } as const;

/** What a cover draws: a statement of its post in numbers, or the post's category. */
export interface Cover {
  /** the name of a family, or a category */
  family: string;
  /** any text: another one draws another composition */
  seed: string;
  /** the numbers to draw; random ones if missing */
  values?: readonly number[] | undefined;
}

/** The numbers of a post and how to draw them. */
export type CoverStatement = { family: CoverFamily; values: readonly number[] } & Partial<Cover>;

/** Returns the shapes of a cover, without its background. */
export const coverShapes = ({ family, seed, values }: Cover): Shape[] =>
  FAMILIES[familyOf(family)].draw(seededRandom(seed), values);

/** The drawing of a cover without its background, stretched to its container. Decorative. */
export function CoverBand(cover: Cover) {
  return (
    <svg
      className="cover-band"
      viewBox={`0 0 ${POST_COVER.width} ${POST_COVER.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Shapes shapes={coverShapes(cover)} />
    </svg>
  );
}

/** Returns a cover as a self-contained SVG file. */
export const postCoverSvg = (cover: Cover): string =>
  svgFile(
    POST_COVER.width,
    POST_COVER.height,
    FAMILIES[familyOf(cover.family)].background,
    coverShapes(cover),
  );

/** A cover as markup. Decorative. */
export function PostCover({ cover, className }: { cover: Cover; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${POST_COVER.width} ${POST_COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        d={`M0 0H${POST_COVER.width}V${POST_COVER.height}H0z`}
        fill={FAMILIES[familyOf(cover.family)].background}
      />
      <Shapes shapes={coverShapes(cover)} />
    </svg>
  );
}
