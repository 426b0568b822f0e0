import { coverShapes, POST_COVER } from '#src/ui/drawings/post-cover.tsx';
import { ramp, round, seededRandom } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';

const DARK_LINES = new Set(['#0A2A22']);
const LINE = '#A9C4B8';

/** The cover of a category, stretched to the band. Dark lines of light covers become light. */
export function cover(family: string, seed: string): SocialArt {
  if (family === 'AI Enablement') return inBand(join(seededRandom(seed)));
  const shapes = coverShapes(family, seed).map((shape) =>
    shape.stroke && DARK_LINES.has(shape.stroke) ? { ...shape, stroke: LINE } : shape,
  );
  return {
    shapes,
    top: SOCIAL.height - BAND,
    height: BAND,
    // Excludes the right edge, where the covers end bands with a line in their background color.
    view: [0, 20, POST_COVER.width - 4, POST_COVER.height - 20],
    fit: 'none',
  };
}

/** The cover of AI enablement, redrawn: stretching would change the width of its bends. */
function join(random: () => number): Shape[] {
  const between = (low: number, high: number) => low + random() * (high - low);
  const lanes = 4 + Math.floor(random() * 3);
  const river = between(96, 124);
  const joining = 2 + Math.floor(random() * 2);
  const band = between(54, 72) / joining ** 0.5;
  const inner = between(24, 44);
  const start = between(180, 620);
  const lane = river / lanes;
  return [
    ...Array.from({ length: lanes }, (_, index) => ({
      d: `M0 ${round((index + 0.5) * lane)}H${SOCIAL.width}`,
      stroke: ramp(0.22 + (0.42 * index) / (lanes - 1)),
      width: round(lane + 0.6),
    })),
    ...Array.from({ length: joining }, (_, index) => {
      const level = river + (index + 0.5) * band;
      const radius = inner + (joining - index - 0.5) * band;
      const column = start + (index + 0.5) * band;
      return {
        d: `M${round(column)} ${BAND + 80}V${round(level + radius)}A${round(radius)} ${round(radius)} 0 0 1 ${round(column + radius)} ${round(level)}H${SOCIAL.width}`,
        stroke: ramp(1 - index * 0.13),
        width: round(band + 0.6),
      };
    }),
  ];
}
