import { Link } from 'react-router';

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
  /** accessible name, for pages with several of these */
  label?: string;
  /** full page loads, for URLs with a fragment */
  reloadDocument?: boolean;
}

/** Pagination; renders nothing for a single page. */
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
      <ul className="items-center nums">
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              ...
            </li>
          ) : (
            <li key={number}>
              <Link
                className="grid tap-wide tap place-center"
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

/** Returns the first page, the last page and the neighbors of the current one; `undefined` marks a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [undefined, n] : [n];
  });
}
