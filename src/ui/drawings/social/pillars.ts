import { ramp, reach, stack } from '#src/ui/drawings/ribbon.ts';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';

const START = 540;
const MEET = 930;

/** One labeled band per pillar, all of the same thickness, adjacent on the right. */
export function pillars(names: readonly string[]): SocialArt {
  const row = (BAND - 14) / names.length;
  const width = Math.min(30, row * 0.62);
  const longest = Math.max(...names.map((name) => name.length));
  const size = Math.min(26, Math.floor((START - SOCIAL.margin) / (0.54 * longest)));
  const tops = stack(
    names.map(() => width),
    (BAND - 14 - names.length * width) / 2,
  );
  return inBand(
    names.map((_, index) => ({
      d: reach(
        [START, SOCIAL.width],
        { x: START + 40, y: index * row + (row - width) / 2, width },
        { x: MEET, y: tops[index]!, width: width + 0.5 },
        [0.4, 0.5],
      ),
      fill: ramp(0.3 + (0.7 * index) / Math.max(1, names.length - 1)),
    })),
    names.map((text, index) => ({
      x: SOCIAL.margin,
      y: (index + 0.5) * row + 9,
      text,
      size,
      face: 'text',
      color: '#D5E3DB',
    })),
  );
}
