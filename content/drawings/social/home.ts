import { WEAVE } from '#content/drawings/home/confluence.ts';
import { type Frame, layOut } from '#content/drawings/home/hero-wide.tsx';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import { BAND, inBand, type SocialArt } from '#src/ui/drawings/social/social-art.ts';

const FRAME: Frame = {
  width: 1200,
  height: BAND,
  labelX: 0,
  firstRow: 10,
  pitch: 23,
  groupGap: 5,
  letter: 8,
  riverTop: 8,
  riverWidth: 162,
  mergeX: 700,
  innerRadius: 40,
  turnX: 936,
  scale: 0.86,
};

const BACKGROUND = '#0A2E25';

/** Brightens the hero's darkest bands, which would be invisible on pine. */
const colorOf = (lane: number) => ramp(0.22 + (0.78 * lane) / (WEAVE.length - 1));

/** The river of the home page without its labels: scattered streams cross and become one. */
export function home(): SocialArt {
  const rows = layOut(FRAME);
  const bands = WEAVE.map((lane) => rows.find(({ stream }) => stream.lane === lane)!);
  return inBand([
    ...bands.map(({ d, stream }) => ({
      d,
      fill: colorOf(stream.lane),
      stroke: BACKGROUND,
      width: 1.5,
    })),
    ...rows.map(({ pieces, stream }) => ({ d: pieces.d, fill: colorOf(stream.lane) })),
  ]);
}
