import { ramp, reach, round, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { BAND, inBand, SOCIAL, type SocialArt } from './social-art.ts';

/** The first sheet lies on top; of each below it the edge is seen. */
const SHEET = { right: 1092, top: 14, width: 340, edge: 46, step: 11 } as const;
const PAPERS = ['#FBF8F2', '#DDD6C6', '#C9C8B9'] as const;

/** Streams of different weight; they keep it on their way. */
const STREAMS = [18, 10, 15, 22, 9, 17, 12] as const;

/** Streams gather on the first of so many sheets, and run on over all as one river. */
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

/** Bars as long as their minutes, each beginning where the one before ended: a stair from edge to edge. */
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
