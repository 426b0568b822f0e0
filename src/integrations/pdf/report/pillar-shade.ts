import { ramp } from '#src/ui/drawings/ribbon.ts';

/** The shade of a pillar on all pages, from dark to light in question order. */
export const pillarShade = (index: number, pillars: number): string =>
  ramp(0.2 + (0.75 * index) / Math.max(1, pillars - 1));
