import type { Shape } from '#src/ui/drawings/shapes.tsx';

/** The width and height of a page, in units of the drawing. */
export const PAGE = 320;
export const HEIGHT = 420;
export const LEAF = 5;
/** The left edges of the text on both pages, and its width. */
export const LEFT = 30;
export const RIGHT = PAGE + 30;
export const COLUMN = PAGE - 60;

/** Two facing pages: shapes for their counts, pale lines for their text, and at most one large figure per page. */
export interface SpreadDrawing {
  shapes: Shape[];
  lines: string;
  figures: readonly { x: number; text: string }[];
  description: string;
}

/** Returns the path of a line of text. */
export const line = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}v6h${-width}z`;

/** Returns the path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
