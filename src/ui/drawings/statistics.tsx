import { ramp, round } from './ribbon.ts';

/** Drawings of single figures, all to scale. */

/** A band that ends `percent` thicker than it starts and continues off the page. */
export function GrowingBand({ id, percent }: { id: string; percent: number }) {
  const height = 300;
  const before = round(height / (1 + percent / 100));
  const top = round(height - before);
  const label = `A band ${1 + percent / 100} times as thick at the end as at the start: ${percent} percent more.`;
  return (
    <svg
      className="stat-grow"
      viewBox="0 0 640 300"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <linearGradient id={`${id}-g`}>
        <stop stopColor="#0B6A5C" />
        <stop offset=".45" stopColor="#0B7A6A" />
        <stop offset=".85" stopColor="#8FEBC9" />
      </linearGradient>
      <path d={`M0 ${top}H120C300 ${top} 300 0 480 0H640V300H0z`} fill={`url(#${id}-g)`} />
    </svg>
  );
}

/** A band that narrows by `percent`. */
export function NarrowingBand({ id, percent }: { id: string; percent: number }) {
  const left = 100 - percent;
  const [top, bottom] = [round(percent / 2), round(100 - percent / 2)];
  const label = `A band that narrows to ${left} of 100 parts of its thickness.`;
  return (
    <svg
      className="stat-strip"
      viewBox="0 0 432 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <linearGradient id={`${id}-n`}>
        <stop stopColor="#0B6A5C" />
        <stop offset=".4" stopColor="#0B7A6A" />
        <stop offset="1" stopColor="#8FEBC9" />
      </linearGradient>
      <path className="ghost" d="M0 0H432V100H0z" />
      <path
        d={`M0 0H80C190 0 190 ${top} 300 ${top}H432V${bottom}H300C190 ${bottom} 190 100 80 100H0z`}
        fill={`url(#${id}-n)`}
      />
    </svg>
  );
}

/** Four lanes that end `percent` before the full distance. */
export function ShorterRun({ percent }: { percent: number }) {
  const finish = round(432 * (1 - percent / 100));
  const label = `Four lanes that end after ${100 - percent} of 100 parts of the way.`;
  return (
    <svg
      className="stat-strip"
      viewBox="0 0 432 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {[0, 1, 2, 3].map((lane) => (
        <path key={lane} d={`M0 ${lane * 26}h${finish}v22H0z`} fill={ramp(0.4 + lane * 0.18)} />
      ))}
      <path
        className="ghost-line"
        d={`M${finish} 11H432M${finish} 37H432M${finish} 63H432M${finish} 89H432`}
      />
      <path className="tick" vectorEffect="non-scaling-stroke" d={`M${finish} -4V104M431 -4V104`} />
    </svg>
  );
}

interface MarksProps {
  /** unique on the page */
  id: string;
  /** the number of filled marks */
  count: number;
  /** the number of all marks; `count` by default */
  of?: number;
  columns: number;
  shape?: 'dot' | 'cell' | 'bar';
  /** what one mark represents */
  noun: string;
}

/** From the top of a column to the first mark and below the last, as the dashes of `drawings.css` need it. */
const INSETS = { dot: [5, 4], cell: [1, 1], bar: [0, 0] } as const;

/** Where the colors of {@link ramp} turn, between those of the first and the last column. */
const TONES = [0.35, 0.4, 0.6, 0.8, 0.95];

/** One mark per counted thing, in rows. The marks of a column are the dashes of one line. */
export function Marks({ id, count, of = count, columns, shape = 'dot', noun }: MarksProps) {
  const rows = Math.ceil(of / columns);
  const byColumn = shape === 'cell';
  const pitch = shape === 'bar' ? 40 : 10;
  const [above, below] = INSETS[shape];
  /** how many of the first marks are in a column */
  const among = (marks: number, x: number) =>
    byColumn
      ? Math.min(rows, Math.max(0, marks - x * rows))
      : Math.max(0, Math.ceil((marks - x) / columns));
  const lines = (from: number, to: number) =>
    Array.from({ length: columns }, (_, x) => {
      const [start, end] = [among(from, x), among(to, x)];
      const length = (end - start) * pitch - above - below;
      return length > 0 ? `M${x * 10 + 5} ${start * pitch + above}v${length}` : '';
    }).join('');
  const filledColumns = byColumn ? Math.ceil(count / rows) : columns;
  const label =
    of === count
      ? `${count} marks, one for each ${noun}.`
      : `${count} of ${of} marks are filled: ${noun}.`;
  return (
    <svg
      className={`marks marks-${shape}`}
      viewBox={`0 0 ${columns * 10} ${rows * pitch}`}
      role="img"
      aria-label={label}
    >
      <linearGradient
        id={`${id}-m`}
        gradientUnits="userSpaceOnUse"
        x1="5"
        x2={filledColumns * 10 + 5}
      >
        {TONES.map((tone) => (
          <stop key={tone} offset={round((tone - 0.35) / 0.006) / 100} stopColor={ramp(tone)} />
        ))}
      </linearGradient>
      <path d={lines(0, count)} stroke={`url(#${id}-m)`} />
      {of > count ? <path d={lines(count, of)} stroke="var(--ghost)" /> : null}
    </svg>
  );
}
