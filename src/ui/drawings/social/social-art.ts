import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** The size of link preview pictures, which all networks support. */
export const SOCIAL = { width: 1200, height: 630, margin: 56 } as const;

/** The height of the band at the lower edge that most drawings fill. */
export const BAND = 246;

/** A text on the drawing, in coordinates of the picture. */
export interface SocialLabel {
  /** the left end of the text, or the right end with `isEnd` */
  x: number;
  /** the baseline */
  y: number;
  text: string;
  size: number;
  /** the typeface of headlines and numbers, or of text */
  face: 'display' | 'text';
  color: string;
  isEnd?: boolean;
}

/** A drawing of full width at `top` on the picture. */
export interface SocialArt {
  shapes: readonly Shape[];
  top: number;
  height: number;
  /** the view box (x, y, width, height); by default, one unit is one pixel */
  view?: readonly [number, number, number, number];
  /** the value of `preserveAspectRatio` */
  fit?: string;
  labels?: readonly SocialLabel[];
}

/** Places shapes, in pixels, in the band at the lower edge. */
export const inBand = (
  shapes: readonly Shape[],
  labels: readonly SocialLabel[] = [],
): SocialArt => ({
  shapes,
  top: SOCIAL.height - BAND,
  height: BAND,
  labels: labels.map((label) => ({ ...label, y: label.y + SOCIAL.height - BAND })),
});
