import { round } from '#src/ui/drawings/ribbon.ts';

/** One end of a band: its position along the flow, its near edge across the flow, and its thickness. */
export interface Edge {
  along: number;
  across: number;
  width: number;
}

/** Coordinates beyond any screen, for bands that leave the page. */
export const BEYOND = { before: -900, after: 2400 } as const;

/**
 * Returns functions for paths of bands that flow to the right, or down with `isDown`, so that one drawing has a wide and
 * a tall version. With `isBack`, turns are for bands that flow in the opposite direction.
 */
export function pen(isDown = false, isBack = false) {
  const point = (along: number, across: number) =>
    isDown ? `${round(across)} ${round(along)}` : `${round(along)} ${round(across)}`;
  const arc = (radius: number, clockwise: boolean, along: number, across: number) =>
    `A${round(radius)} ${round(radius)} 0 0 ${clockwise === isDown ? 0 : 1} ${point(along, across)}`;

  return {
    /** a level band */
    bar: (from: number, to: number, across: number, width: number) =>
      `M${point(from, across)}L${point(to, across)} ${point(to, across + width)} ${point(from, across + width)}z`,

    /** a band between two levels, with level tangents */
    ease(from: Edge, to: Edge, share = 0.5) {
      const c0 = from.along + (to.along - from.along) * share;
      const c1 = to.along - (to.along - from.along) * share;
      const [a, b] = [from.across + from.width, to.across + to.width];
      return (
        `M${point(from.along, from.across)}C${point(c0, from.across)} ${point(c1, to.across)} ${point(to.along, to.across)}` +
        `L${point(to.along, b)}C${point(c1, b)} ${point(c0, a)} ${point(from.along, a)}z`
      );
    },

    /** a band that turns by a quarter circle and continues to `end` */
    turn(along: number, across: number, width: number, radius: number, end: number) {
      const sign = isBack ? -1 : 1;
      const outer = radius + width;
      const level = across + outer;
      const [far, near] = [along + sign * outer, along + sign * radius];
      return (
        `M${point(along, across)}${arc(outer, !isBack, far, level)}L${point(far, end)} ` +
        `${point(near, end)} ${point(near, level)}${arc(radius, isBack, along, across + width)}z`
      );
    },

    /** the mirror of `back`: a band that starts at `from`, turns by a half circle and ends at `along` */
    home(along: number, across: number, width: number, radius: number, from: number) {
      const far = across + 2 * (radius + width);
      return (
        `M${point(along, across)}${arc(radius + width, false, along, far)}L${point(from, far)} ` +
        `${point(from, far - width)} ${point(along, far - width)}${arc(radius, true, along, across + width)}z`
      );
    },

    /** a band that turns by a half circle and continues back to `end` */
    back(along: number, across: number, width: number, radius: number, end: number) {
      const far = across + 2 * (radius + width);
      return (
        `M${point(along, across)}${arc(radius + width, true, along, far)}L${point(end, far)} ` +
        `${point(end, far - width)} ${point(along, far - width)}${arc(radius, false, along, across + width)}z`
      );
    },
  };
}
