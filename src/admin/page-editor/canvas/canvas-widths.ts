/** Widths of screens that a page is checked at, in CSS pixels. */
export const CANVAS_WIDTHS = [
  { width: 1440, name: 'Desktop' },
  { width: 1024, name: 'Laptop' },
  { width: 768, name: 'Tablet' },
  { width: 390, name: 'Phone' },
] as const;

export type CanvasWidth = (typeof CANVAS_WIDTHS)[number]['width'];

/** `fit` shows the whole width; a number is a percentage. */
export type CanvasZoom = 'fit' | 50 | 75 | 100;

/**
 * The factor by which the frame is scaled.
 * @param room width of the stage in CSS pixels
 */
export const scaleOf = (zoom: CanvasZoom, width: CanvasWidth, room: number): number =>
  zoom === 'fit' ? Math.min(1, room / width) : zoom / 100;
