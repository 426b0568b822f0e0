import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';

export interface StateLink {
  label: string;
  count: number;
  to: string;
  isCurrent: boolean;
  /** highlights a state that needs attention */
  isAlert?: boolean;
}

interface StateLinksProps {
  states: readonly StateLink[];
  /** full page loads, for URLs with a fragment */
  reloadDocument?: boolean;
}

/** Counts by state, each linked to the list filtered by it. */
export function StateLinks({ states, reloadDocument = false }: StateLinksProps) {
  return (
    <nav className="admin-states" aria-label="States">
      <ul>
        {states.map(({ label, count, to, isCurrent, isAlert = false }) => (
          <li key={label}>
            <Link
              className="small tight block tap-wide tap"
              reloadDocument={reloadDocument}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              data-alert={isAlert || undefined}
            >
              <b className="block nums tracked">{formatNumber(count)}</b>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
