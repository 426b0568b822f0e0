import { RefusedDrawing } from './refused-drawing.ts';
import { namingRules } from './svg-styles.ts';

/** An element of a drawing, as far as it decides how much a browser has to paint. */
export interface PaintedElement {
  name: string;
  classes: readonly string[];
  /** ids of the elements that are painted once more for it */
  uses: string[];
  /** points of its path or line, each of which may have a marker */
  points: number;
  children: PaintedElement[];
}

/** Shapes that a browser paints. A detailed map has a tenth. */
const MAX_PAINTED = 100_000;
/** Uses within uses, and elements within elements. */
const MAX_DEPTH = 400;

/** Each part of a filter is computed for every pixel; these take longest. */
const SLOW_FILTERS =
  /^fe(?:Turbulence|DiffuseLighting|SpecularLighting|ConvolveMatrix|Morphology)$/;
const weightOf = (name: string) =>
  SLOW_FILTERS.test(name) ? 2_000 : name.startsWith('fe') ? 100 : 1;

/** They are computed once, however often they are named. */
const GRADIENT = /^(?:linear|radial)Gradient$/;

/**
 * Refuses a drawing that is small as a file and endless to paint: shapes, patterns, masks and markers that use others many times.
 * @throws RefusedDrawing
 */
export function refuseCost(
  root: PaintedElement,
  byId: ReadonlyMap<string, PaintedElement>,
  css: string,
): void {
  const rules = namingRules(css);
  const costs = new Map<PaintedElement, number>();
  const open = new Set<PaintedElement>();
  const costOf = (element: PaintedElement, depth: number): number => {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (open.has(element) || depth > MAX_DEPTH)
      throw new RefusedDrawing('This drawing uses a shape inside itself. Export it without.', true);
    open.add(element);
    let cost = weightOf(element.name);
    for (const child of element.children) cost += costOf(child, depth + 1);
    const { name, classes } = element;
    const named = rules.filter((rule) => rule.appliesTo(name, classes)).flatMap(({ ids }) => ids);
    for (const id of [...element.uses, ...named]) {
      const target = byId.get(id);
      if (!target || GRADIENT.test(target.name)) continue;
      cost += costOf(target, depth + 1) * (target.name === 'marker' ? element.points : 1);
    }
    open.delete(element);
    if (cost > MAX_PAINTED)
      throw new RefusedDrawing(
        'This drawing repeats its shapes so often that a browser could not show it. Simplify it, or save it as PNG.',
        true,
      );
    costs.set(element, cost);
    return cost;
  };
  costOf(root, 0);
}
