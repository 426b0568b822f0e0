import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** Width of a page and height of both, in units of the drawing. */
export const PAGE = 320;
export const HEIGHT = 420;
export const LEAF = 5;
/** Where the text of the left and of the right page begins, and how wide it is. */
export const LEFT = 30;
export const RIGHT = PAGE + 30;
export const COLUMN = PAGE - 60;

/** Two facing pages: what is counted on them, their texts as pale lines, and at most one large figure a page. */
export interface SpreadDrawing {
  shapes: Shape[];
  lines: string;
  figures: readonly { x: number; text: string }[];
  description: string;
}

/** Words as a pale line. */
export const line = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}v6h${-width}z`;

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
