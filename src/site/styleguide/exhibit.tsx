import type { ReactNode } from 'react';

interface ExhibitProps {
  /** its anchor */
  id: string;
  label: string;
  /** what is shown, alive or as markup made on the server */
  children?: ReactNode;
  html?: string | undefined;
}

/** One state of something, as wide as the page, under its name. The name is no heading: what is shown has its own. */
export function Exhibit({ id, label, children, html }: ExhibitProps) {
  return (
    <figure className="guide-exhibit" id={id}>
      <figcaption className="wrap">
        <a href={`#${id}`}>{label}</a>
      </figcaption>
      {children ? (
        <div className="guide-stage">{children}</div>
      ) : (
        // oxlint-disable-next-line react/no-danger -- our own markup
        <div className="guide-stage" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
      )}
    </figure>
  );
}
