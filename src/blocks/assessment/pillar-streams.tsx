import type { CSSProperties } from 'react';
import type { Comparison } from '#src/domains/assessment/report.ts';
import type { PillarScore } from '#src/domains/assessment/score.ts';
import { ribbon } from '#src/ui/drawings/ribbon.ts';
import { bandWidth, scoreBands } from './score-bands.ts';

/** Height of a row in the units of the ring, as in assessment.css. */
const ROW = 13;
/** Where each stream begins, in percent of the way to the ring; uneven on purpose. */
const BEGINS = [3, 0, 6, 1.5, 4.5];

interface PillarStreamsProps {
  pillars: readonly PillarScore[];
  /** may arrive after the streams; its marks overlay them without a layout shift */
  comparison?: Comparison | undefined;
}

/**
 * One row per pillar with its percentage, and a stream as thick as the percentage that flows into the ring: through the drawing in
 * a wide window, along the edge of the list in a narrow one. A mark is as tall as the average of other companies, if available.
 */
export function PillarStreams({ pillars, comparison }: PillarStreamsProps) {
  const { bands, thickness } = scoreBands(pillars);
  return (
    <>
      <ul className="streams" style={{ '--thickness': thickness } as CSSProperties}>
        {pillars.map(({ pillar, percentage }, index) => {
          const { width, edge, shade } = bands[index]!;
          const peers = comparison?.pillars[pillar];
          return (
            <li
              key={pillar}
              style={{ '--width': width, '--edge': edge, '--shade': shade } as CSSProperties}
            >
              <span>{pillar}</span> <b>{percentage}%</b>
              {peers === undefined ? null : (
                <>
                  <i style={{ '--peers': bandWidth(peers, pillars.length) } as CSSProperties} />
                  <span className="sr-only">Companies of your size: {peers}% on average</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <StreamDrawing pillars={pillars} />
    </>
  );
}

/** The streams in a wide window. Stretched to the width between the list and the top of the ring. */
function StreamDrawing({ pillars }: Pick<PillarStreamsProps, 'pillars'>) {
  const { bands, thickness } = scoreBands(pillars);
  const height = ROW * pillars.length;
  return (
    <svg
      className="streams-wide"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bands.map(({ width, edge, shade }, index) => (
        <path
          key={shade}
          fill={shade}
          d={ribbon(
            { x: BEGINS[index % BEGINS.length]!, y: (index + 0.5) * ROW - width / 2, width },
            { x: 100, y: (height - thickness) / 2 + edge, width },
          )}
        />
      ))}
    </svg>
  );
}
