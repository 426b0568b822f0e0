import { ramp, reach, round, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';

/** The first sheet is on top; of the others, the edges are visible. */
const SHEET = { right: 1092, top: 14, width: 340, edge: 46, step: 11 } as const;
const PAPERS = ['#FBF8F2', '#DDD6C6', '#C9C8B9'] as const;

/** The widths of the streams. */
const STREAMS = [18, 10, 15, 22, 9, 17, 12] as const;

/** Streams that merge on the first of `count` sheets and continue across all of them as one river. */
export function sheets(count: number): SocialArt {
  const { right, top, width, edge, step } = SHEET;
  const left = right - width - (count - 1) * edge;
  const row = (BAND - 20) / STREAMS.length;
  const tops = stack(STREAMS, BAND - 26 - sum(STREAMS));
  const papers = Array.from({ length: count }, (_, index) => ({
    d: `M${left} ${top + index * step}h${width + index * edge}v${BAND}H${left}z`,
    fill: index === 0 ? PAPERS[0] : PAPERS[1 + (index % 2)]!,
  })).toReversed();
  return inBand([
    ...papers,
    ...STREAMS.map((thickness, index) => ({
      d: reach(
        [0, SOCIAL.width],
        { x: 40, y: 12 + index * row, width: thickness },
        { x: left, y: tops[index]!, width: thickness + 0.5 },
      ),
      fill: ramp(0.22 + index * 0.125),
    })),
  ]);
}

/** One bar per task, as long as its minutes, which starts where the previous one ends. */
export function minutes(each: readonly number[]): SocialArt {
  const unit = SOCIAL.width / sum(each);
  const step = BAND / each.length;
  const starts = stack(each);
  return inBand(
    each.map((length, index) => ({
      d: `M${round(starts[index]! * unit)} ${round(index * step)}h${round(length * unit)}v${round(step)}h${-round(length * unit)}z`,
      fill: ramp(0.25 + (0.75 * index) / Math.max(1, each.length - 1)),
    })),
  );
}
