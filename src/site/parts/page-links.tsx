interface PageLinksProps {
  /** what a screen reader calls them */
  label: string;
  page: number;
  pageCount: number;
  /** what the pages beside this one are called */
  words: { previous: string; next: string };
  hrefFor(page: number): string;
}

/** The way to the pages of a list before and after this one; nothing where all fits on one. */
export function PageLinks({ label, page, pageCount, words, hrefFor }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? (
        <a className="btn btn-quiet" href={hrefFor(page - 1)} rel="prev">
          {words.previous}
        </a>
      ) : null}
      {page < pageCount ? (
        <a className="btn btn-quiet" href={hrefFor(page + 1)} rel="next">
          {words.next}
        </a>
      ) : null}
      <span className="note">
        Page {page} of {pageCount}
      </span>
    </nav>
  );
}
