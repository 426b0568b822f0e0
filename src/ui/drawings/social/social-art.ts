import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** A picture for link previews, in the size that all networks take. */
export const SOCIAL = { width: 1200, height: 630, margin: 56 } as const;

/** Height of the band at the lower edge that most drawings fill. */
export const BAND = 246;

/** A word or a number on the drawing, from the picture's upper left corner. */
export interface SocialLabel {
  /** the left end, or, with `isEnd`, the right one */
  x: number;
  /** the line it stands on */
  y: number;
  text: string;
  size: number;
  /** the grotesque of headlines and numbers, or the text face */
  face: 'display' | 'text';
  color: string;
  isEnd?: boolean;
}

/** A drawing and its place: from edge to edge, `top` and `height` on the picture. */
export interface SocialArt {
  shapes: readonly Shape[];
  top: number;
  height: number;
  /** what is shown of the drawing's own space (x, y, width, height); unset, one unit is one pixel */
  view?: readonly [number, number, number, number];
  /** as `preserveAspectRatio` has it */
  fit?: string;
  labels?: readonly SocialLabel[];
}

/** Shapes in pixels of the band at the lower edge. */
export const inBand = (
  shapes: readonly Shape[],
  labels: readonly SocialLabel[] = [],
): SocialArt => ({
  shapes,
  top: SOCIAL.height - BAND,
  height: BAND,
  labels: labels.map((label) => ({ ...label, y: label.y + SOCIAL.height - BAND })),
});
