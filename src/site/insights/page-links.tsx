interface PageLinksProps {
  label: string;
  page: number;
  pageCount: number;
  hrefFor(page: number): string;
}

/** The way to newer and older pages; nothing where all fits on one. */
export function PageLinks({ label, page, pageCount, hrefFor }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? (
        <a className="btn btn-quiet" href={hrefFor(page - 1)} rel="prev">
          Newer articles
        </a>
      ) : null}
      {page < pageCount ? (
        <a className="btn btn-quiet" href={hrefFor(page + 1)} rel="next">
          Older articles
        </a>
      ) : null}
      <span className="note">
        Page {page} of {pageCount}
      </span>
    </nav>
  );
}
