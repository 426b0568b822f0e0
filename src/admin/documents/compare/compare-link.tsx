import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Comparison, comparisonQuery } from './comparison.ts';

interface CompareLinkProps {
  comparison: Comparison;
  /** names it among others of its kind */
  label?: string;
  children: ReactNode;
}

/** Opens a comparison above the page. */
export function CompareLink({ comparison, label, children }: CompareLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link
      className="panel-link"
      to={comparisonQuery(search, comparison)}
      preventScrollReset
      aria-label={label}
    >
      {children}
    </Link>
  );
}
