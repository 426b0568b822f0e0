import type { ReactNode } from 'react';

interface BarProps {
  /** 0 to 100 */
  length?: number;
  /** parts of it, instead */
  children?: ReactNode;
}

/** A bar as wide as its box. The text beside it says the same. */
export const Bar = ({ length, children }: BarProps) => (
  <svg
    className="share-bar across"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children ?? <rect width={length} height="1" />}
  </svg>
);
