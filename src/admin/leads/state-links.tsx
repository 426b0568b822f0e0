import { Link } from 'react-router';
import type { LeadsView } from './leads-view.ts';

/** How many leads stand where; each count leads to them. */
export function StateLinks({ states, filter }: Pick<LeadsView, 'states' | 'filter'>) {
  const others = Object.keys(filter).some((name) => name !== 'state');
  return (
    <nav className="leads-states" aria-label="States">
      <ul>
        {states.map(({ state, label, count, to }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={!others && filter.state === state ? 'page' : undefined}
              data-alert={(state === 'refused' && count > 0) || undefined}
            >
              <b>{count.toLocaleString('en-US')}</b>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
