interface ExhibitProps {
  /** its anchor */
  id: string;
  label: string;
  /** markup */
  html: string;
}

/** A full-width sample under its label. The label is no heading, since samples contain headings. */
export const Exhibit = ({ id, label, html }: ExhibitProps) => (
  <figure className="guide-exhibit" id={id}>
    <figcaption className="wrap">
      <a href={`#${id}`}>{label}</a>
    </figcaption>
    {/* oxlint-disable-next-line react/no-danger -- our own markup */}
    <div className="guide-stage" dangerouslySetInnerHTML={{ __html: html }} />
  </figure>
);
