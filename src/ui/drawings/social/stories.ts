import { ramp, reach } from '#src/ui/drawings/ribbon.ts';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';
import type { Change } from './story.ts';

/** The distance over which a band changes its thickness. */
const LENGTH = 300;

/** One band per story, whose thickness is the figure before on the left and after on the right. */
export function stories(changes: readonly Change[]): SocialArt {
  const row = (BAND - 10) / changes.length;
  const thickest = row * 0.82;
  const ordered = changes.toSorted((a, b) => a.after / a.before - b.after / b.before);
  return inBand(
    ordered.map(({ before, after }, index) => {
      const unit = thickest / Math.max(before, after);
      const turn = 60 + (index / changes.length) * (SOCIAL.width - LENGTH - 120);
      const middle = (index + 0.5) * row;
      const edge = (x: number, value: number) => ({
        x,
        y: middle - (value * unit) / 2,
        width: value * unit,
      });
      return {
        d: reach([0, SOCIAL.width], edge(turn, before), edge(turn + LENGTH, after)),
        fill: ramp(0.3 + (0.7 * index) / Math.max(1, changes.length - 1)),
      };
    }),
  );
}
