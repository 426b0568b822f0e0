import type { ReactNode } from 'react';

interface ExhibitProps {
  /** its anchor */
  id: string;
  label: string;
  children: ReactNode;
}

/** One state of something, as wide as the page, under its name. The name is no heading: what is shown has its own. */
export function Exhibit({ id, label, children }: ExhibitProps) {
  return (
    <figure className="guide-exhibit" id={id}>
      <figcaption className="wrap">
        <a href={`#${id}`}>{label}</a>
      </figcaption>
      <div className="guide-stage">{children}</div>
    </figure>
  );
}
