import { Link } from 'react-router';
import { number } from './counts.ts';

export interface StateLink {
  label: string;
  count: number;
  to: string;
  isCurrent: boolean;
  /** somebody should look */
  isAlert?: boolean;
}

interface StateLinksProps {
  states: readonly StateLink[];
  /** loads a document, for addresses that lead to a part of a page */
  reloadDocument?: boolean;
}

/** How many of a list stand where; each count leads to them. */
export function StateLinks({ states, reloadDocument = false }: StateLinksProps) {
  return (
    <nav className="admin-states" aria-label="States">
      <ul>
        {states.map(({ label, count, to, isCurrent, isAlert = false }) => (
          <li key={label}>
            <Link
              reloadDocument={reloadDocument}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              data-alert={isAlert || undefined}
            >
              <b>{number(count)}</b>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
