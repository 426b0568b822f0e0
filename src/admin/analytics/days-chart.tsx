import type { ReactNode } from 'react';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { DayRow, DaysView } from './days-view.ts';

/** Dimensions in SVG units. The chart is stretched to its container, so it contains no text. */
const STEP = 10;
const GAP = 1.5;
const HEIGHT = 100;

/**
 * A bar chart of views per day, with a step line for the same days of the previous period. `marks` lie over the bars, as wide as
 * all days.
 */
export function DaysChart(props: DaysView & { marks?: ReactNode }) {
  const { rows, top, comparisonLabel, summary, marks } = props;
  const width = rows.length * STEP;
  const level = (views: number) => HEIGHT - (views / top) * HEIGHT;
  const line = rows.map(({ comparison }, index) =>
    index === 0 ? `M0 ${level(comparison)}` : `H${index * STEP}V${level(comparison)}`,
  );
  return (
    <figure className="days fine grid gap-x-2 tight muted nums" data-days={rows.length}>
      <div className="days-scale flex column apart right" aria-hidden="true">
        <span>{formatNumber(top)}</span>
        <span>{formatNumber(top / 2)}</span>
        <span>0</span>
      </div>
      <svg
        className="full full-height"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {rows.map((row, index) => (
          <Bar key={row.day} row={row} x={index * STEP} y={level(row.views)} />
        ))}
        {comparisonLabel ? <Before line={`${line.join('')}H${width}`} /> : null}
      </svg>
      {marks}
      <ol
        className="days-names grid mt-2"
        aria-hidden="true"
        style={{ gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))` }}
      >
        {rows.map(({ day, weekday, date, hasLabel }, index) =>
          hasLabel ? (
            <li className="flex min-0" key={day} style={{ gridColumn: index + 1 }}>
              <span className="rigid nowrap middle">
                {rows.length > 7 ? null : <b>{weekday}</b>}
                {rows.length > 7 ? date : <i>{date}</i>}
              </span>
            </li>
          ) : null,
        )}
      </ol>
      <figcaption className="mt-3">
        <ul className="days-legend flex wraps gap-1 gap-x-6">
          <li className="row gap-2" data-kind="day">
            Weekdays
          </li>
          <li className="row gap-2" data-kind="weekend">
            Weekends
          </li>
          <li className="row gap-2" data-kind="open">
            Today so far
          </li>
          {comparisonLabel ? (
            <li className="row gap-2" data-kind="before">
              {comparisonLabel}
            </li>
          ) : null}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The line of the previous period. Drawn twice, because it needs an outline where it crosses the bars. */
function Before({ line }: { line: string }) {
  return (
    <g className="days-before inert-look">
      <path d={line} />
      <path d={line} />
    </g>
  );
}

function Bar({ row, x, y }: { row: DayRow; x: number; y: number }) {
  const { weekday, date, views, before, isWeekend, isToday } = row;
  const kind = isWeekend ? 'weekend' : 'day';
  return (
    <g className="days-bar" data-kind={isToday ? 'open' : kind}>
      <title>{`${weekday}, ${date}: ${formatNumber(views)}, previously ${formatNumber(before)}`}</title>
      {/* A full-height hover target, so that days without views show their title too. */}
      <path className="days-column" d={`M${x} 0h${STEP}V${HEIGHT}h-${STEP}z`} />
      {views > 0 ? (
        <path d={`M${x + GAP / 2} ${y}h${STEP - GAP}V${HEIGHT}h-${STEP - GAP}z`} />
      ) : null}
    </g>
  );
}

/** The data of the chart as a table. */
export function DaysTable({ rows }: Pick<DaysView, 'rows'>) {
  return (
    <details className="days-table mt-2 small">
      <summary className="inline-flex items-center tap medium link">
        Views per day as a table
      </summary>
      <table className="plain-table full nums">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Previous {rows.length} days</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, weekday, date, views, before, isToday }) => (
            <tr key={day}>
              <th scope="row">
                {weekday}, {date}
                {isToday ? ', so far' : ''}
              </th>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
