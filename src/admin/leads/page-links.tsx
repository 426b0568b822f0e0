import { Link } from 'react-router';
import { leadsAddress, pageNumbers } from './lead-filter.ts';
import type { LeadsView } from './leads-view.ts';

/** Numbered pages; nothing when there is one. */
export function PageLinks({ page, pages, filter }: Pick<LeadsView, 'page' | 'pages' | 'filter'>) {
  if (pages < 2) return null;
  return (
    <nav className="leads-pages" aria-label="Pages">
      <ul>
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              ...
            </li>
          ) : (
            <li key={number}>
              <Link
                to={leadsAddress(filter, number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
