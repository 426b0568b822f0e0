import { NavLink } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { AdminSection } from './admin-pages.ts';
import type { WaitingCounts } from './waiting-counts.server.ts';

interface AdminNavigationProps {
  sections: readonly AdminSection[];
  waiting: WaitingCounts;
}

/** Links to the admin pages by section. */
export function AdminNavigation({ sections, waiting }: AdminNavigationProps) {
  return (
    <nav aria-label="Admin" className="admin-nav">
      {sections.map(({ label, pages }) => (
        <div key={label ?? ''}>
          {label === undefined ? null : <h2>{label}</h2>}
          <ul aria-label={label}>
            {pages.map(({ label, path, count }) => (
              <li key={path}>
                <NavLink className="admin-link" to={path} end={path === '/admin'}>
                  {label}
                  <Waiting count={count && waiting[count]} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** How many records on that page wait for a person. */
function Waiting({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  const label = count > 99 ? '99+' : String(count);
  return (
    <span className="admin-waiting">
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">, {formatCount(count, 'needs', 'need')} attention</span>
    </span>
  );
}
