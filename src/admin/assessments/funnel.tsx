import { ramp, reach, round } from '#src/ui/drawings/ribbon.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { FunnelView } from './funnel-view.ts';

export type Band = ReturnType<typeof funnelBands>[number];

interface Stage {
  count: number;
  /** whether the next stage is a subset of this one; otherwise the next band starts separately */
  feedsNext: boolean;
}

/** Length of a stage along the flow, in SVG units. */
const STEP = 100;
/** Thickness of the largest stage, and offset of the exit bands. */
const MAX_THICKNESS = 160;
const EXIT_OFFSET = 30;
const BREADTH = MAX_THICKNESS + EXIT_OFFSET;

/** Keeps small counts visible. */
const MIN_THICKNESS = 1.5;
const CUT = 1;

/**
 * Returns the stages as bands from left to right along a straight top edge, as thick as their counts. Runs lost between
 * two stages branch off below. The drawing is stretched to its container, so it contains no text.
 */
export function funnelBands(stages: readonly Stage[]) {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  const thickness = (count: number) =>
    count === 0 ? 0 : Math.max(MIN_THICKNESS, round((count / most) * MAX_THICKNESS));
  return stages.flatMap(({ count, feedsNext }, index) => {
    if (count === 0) return [];
    const x = index * STEP;
    const width = thickness(count);
    const fill = ramp(index / Math.max(1, stages.length - 1));
    const next = stages[index + 1];
    if (!feedsNext || !next) {
      const end = next ? x + STEP - 14 : x + STEP;
      return [{ path: `M${x} 0H${end}V${width}H${x}Z`, fill }];
    }
    const after = thickness(next.count);
    const bend = { x: x + STEP * 0.42, y: 0 };
    const stays = reach(
      [x, x + STEP - CUT],
      { ...bend, width },
      { x: x + STEP - CUT, y: 0, width: after },
    );
    const lost = round(width - after);
    if (next.count === count || lost <= 0) return [{ path: stays, fill }];
    const leaves = reach(
      [bend.x, x + STEP - 4],
      { x: bend.x, y: after, width: lost },
      { x: x + STEP - 4, y: after + EXIT_OFFSET, width: lost },
    );
    return [
      { path: leaves, fill, isLeaving: true },
      { path: stays, fill },
    ];
  });
}

/** The completion funnel: a list of stages, and a drawing of a stream that narrows. */
export function Funnel({ stages, summary }: FunnelView) {
  return (
    <div className="funnel gap-5 mt-5">
      <ol className="grid">
        {stages.map(({ name, count, share }) => (
          <li className="gap-x-2 small tight" key={name}>
            <span>{name}</span>
            <b className="title nums">{formatNumber(count)}</b>
            <span className="funnel-share muted">{share}</span>
          </li>
        ))}
      </ol>
      <Stream stages={stages} summary={summary} isTall={false} />
      <Stream stages={stages} summary={summary} isTall />
    </div>
  );
}

/** The drawing, horizontal or vertical. CSS shows the vertical one on narrow screens. */
function Stream({ stages, summary, isTall }: FunnelView & { isTall: boolean }) {
  const length = stages.length * STEP;
  return (
    <svg
      className={isTall ? 'funnel-tall full' : 'funnel-wide'}
      viewBox={isTall ? `0 0 ${BREADTH} ${length}` : `0 0 ${length} ${BREADTH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
    >
      <g transform={isTall ? 'matrix(0 1 1 0 0 0)' : undefined}>
        {funnelBands(stages).map(({ path, fill, isLeaving }) => (
          <path key={path} d={path} fill={fill} opacity={isLeaving ? 0.28 : undefined} />
        ))}
      </g>
    </svg>
  );
}
