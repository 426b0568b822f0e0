import { formatNumber } from '#src/admin/parts/counts.ts';
import { BREADTH, funnelBands, STEP } from './funnel-drawing.ts';
import type { FunnelView } from './funnel-view.ts';

/** The completion funnel: a list of stages, and a drawing of a stream that narrows. */
export function Funnel({ stages, summary }: FunnelView) {
  return (
    <div className="funnel">
      <ol>
        {stages.map(({ name, count, share }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{formatNumber(count)}</b>
            <span className="funnel-share">{share}</span>
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
      className={isTall ? 'funnel-tall' : 'funnel-wide'}
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
