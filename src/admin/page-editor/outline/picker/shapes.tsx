import type { ReactNode } from 'react';

/** Parts of the thumbnails: 120 wide and 76 high, in the colors of the site. */

export const PINE = '#0a2e25';
export const PANEL = '#0f3a30';
export const PAPER = '#fbf8f2';
export const SAND = '#f2ede2';
export const COPPER = '#e9651a';
export const COPPER_HI = '#f2752b';
export const COPPER_DARK = '#b0450b';
export const TEAL = '#0b7a6a';
export const TEAL_HI = '#23a188';
export const MINT = '#8febc9';
export const SAGE = '#a9c4b8';

interface OnGround {
  /** on a dark ground */
  isDark?: boolean;
}

interface At {
  x: number;
  y: number;
}

export const Ground = ({
  color,
  y = 0,
  height = 76,
}: {
  color: string;
  y?: number;
  height?: number;
}) => <rect y={y} width="120" height={height} fill={color} />;

export const Box = ({
  x,
  y,
  w,
  h,
  color,
  radius = 0,
}: At & { w: number; h: number; color: string; radius?: number }) => (
  <rect x={x} y={y} width={w} height={h} rx={radius} fill={color} />
);

/** A headline of one line per width. */
export const Title = ({
  x,
  y,
  widths,
  size = 5,
  isDark = false,
}: At & OnGround & { widths: readonly number[]; size?: number }) => (
  <>
    {widths.map((width, line) => (
      <rect
        key={line}
        x={x}
        y={y + line * size * 1.5}
        width={width}
        height={size}
        rx={size / 4}
        fill={isDark ? PAPER : PINE}
      />
    ))}
  </>
);

/** Lines of text; the last one is shorter. */
export const Text = ({
  x,
  y,
  w,
  lines = 2,
  isDark = false,
}: At & OnGround & { w: number; lines?: number }) => (
  <>
    {Array.from({ length: lines }, (_, line) => (
      <rect
        key={line}
        x={x}
        y={y + line * 3.5}
        width={line === lines - 1 && lines > 1 ? w * 0.7 : w}
        height="1.6"
        rx="0.8"
        fill={isDark ? SAGE : '#47605a'}
        opacity={isDark ? 0.75 : 0.6}
      />
    ))}
  </>
);

export const Button = ({ x, y, w = 18, color = COPPER }: At & { w?: number; color?: string }) => (
  <rect x={x} y={y} width={w} height="6" rx="1.5" fill={color} />
);

export const Rule = ({
  x = 8,
  y,
  w = 104,
  isDark = false,
}: OnGround & { x?: number; y: number; w?: number }) => (
  <rect x={x} y={y} width={w} height="0.7" fill={isDark ? MINT : PINE} opacity="0.25" />
);

/** A band that flows from one height to another, as in the drawings of the site. */
export const Band = ({
  from,
  to,
  y,
  end,
  h,
  endHeight = h,
  color,
}: {
  from: number;
  to: number;
  y: number;
  end: number;
  h: number;
  endHeight?: number;
  color: string;
}) => {
  const middle = (from + to) / 2;
  return (
    <path
      d={`M${from} ${y}C${middle} ${y} ${middle} ${end} ${to} ${end}V${end + endHeight}C${middle} ${end + endHeight} ${middle} ${y + h} ${from} ${y + h}Z`}
      fill={color}
    />
  );
};

/** The same part several times, each at its place. */
export const Repeat = ({
  count,
  children,
}: {
  count: number;
  children: (at: number) => ReactNode;
}) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <g key={at}>{children(at)}</g>
    ))}
  </>
);
