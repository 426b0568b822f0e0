import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
  /** what a screen reader calls them, where there are several */
  label?: string;
  /** loads a document, for addresses that lead to a part of a page */
  reloadDocument?: boolean;
}

/** Numbered pages of a list; nothing when there is one. */
export function PageLinks({
  page,
  pages,
  addressOf,
  label = 'Pages',
  reloadDocument = false,
}: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className="admin-pages" aria-label={label}>
      <ul>
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              ...
            </li>
          ) : (
            <li key={number}>
              <Link
                reloadDocument={reloadDocument}
                to={addressOf(number)}
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
