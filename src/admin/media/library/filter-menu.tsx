import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { useEscape } from '#src/admin/parts/use-escape.ts';

export interface FilterOption {
  label: string;
  count?: number;
  to: string;
  isCurrent: boolean;
}

interface FilterMenuProps {
  label: string;
  options: readonly FilterOption[];
  /** the chosen value, which may not be one of the options */
  chosen?: string | undefined;
}

/** The values of a filter, below a button with the chosen one. */
export function FilterMenu({ label, options, chosen: named }: FilterMenuProps) {
  const { key } = useLocation();
  const chosen = options.find(({ isCurrent }) => isCurrent)?.label ?? named;
  const ref = useEscape<HTMLDetailsElement>((menu) => {
    if (menu.open) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (ref.current) ref.current.open = false;
  }, [key, ref]);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [ref]);
  if (options.length === 0 && chosen === undefined) return null;
  return (
    <details className="library-menu" name="library-filter" ref={ref}>
      <summary className="library-chip" aria-current={chosen === undefined ? undefined : 'true'}>
        {chosen === undefined ? label : `${label}: ${chosen}`}
      </summary>
      <ul>
        {options.map(({ label, count, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              <span>{label}</span>
              {count === undefined ? null : <b>{formatNumber(count)}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
