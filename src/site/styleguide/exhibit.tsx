import type { ReactNode } from 'react';

interface ExhibitProps {
  /** its anchor */
  id: string;
  label: string;
  /** hydrated content; pass `html` instead for static markup */
  children?: ReactNode;
  html?: string | undefined;
}

/** A full-width sample under its label. The label is no heading, since samples contain headings. */
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
