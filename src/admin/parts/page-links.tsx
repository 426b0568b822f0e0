import { Link } from 'react-router';

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

/** The pages worth a link: the ends and the neighbours; `undefined` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [undefined, n] : [n];
  });
}
