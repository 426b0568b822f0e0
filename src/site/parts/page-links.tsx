interface PageLinksProps {
  /** accessible name of the links */
  label: string;
  page: number;
  pageCount: number;
  /** labels of the two links */
  labels: { previous: string; next: string };
  hrefFor(page: number): string;
}

/** Links to the previous and next page of a list. Renders nothing for a single page. */
export function PageLinks({ label, page, pageCount, labels, hrefFor }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? (
        <a className="btn btn-quiet" href={hrefFor(page - 1)} rel="prev">
          {labels.previous}
        </a>
      ) : null}
      {page < pageCount ? (
        <a className="btn btn-quiet" href={hrefFor(page + 1)} rel="next">
          {labels.next}
        </a>
      ) : null}
      <span className="note">
        Page {page} of {pageCount}
      </span>
    </nav>
  );
}
