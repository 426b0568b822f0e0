/** Ends the reading of a drawing that the library does not take. The message is a sentence for the editor. */
export class RefusedDrawing extends Error {
  override name = 'RefusedDrawing';
  /** whether a browser that shows the drawing might freeze */
  readonly isTooMuch: boolean;

  constructor(message: string, isTooMuch = false) {
    super(message);
    this.isTooMuch = isTooMuch;
  }
}

/** @param found what is not allowed in a drawing */
export const contains = (found: string): RefusedDrawing =>
  new RefusedDrawing(`This drawing contains ${found}, which is not allowed. Export it without.`);
