import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /** strokes on a square grid */
  path: string;
  /** of the grid */
  size?: number;
}

/** A small drawing beside words, or named by its button. */
export const Icon = ({ path, size = 16, ...svg }: IconProps) => (
  <svg
    data-icon
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    aria-hidden="true"
    {...svg}
  >
    <path d={path} />
  </svg>
);
