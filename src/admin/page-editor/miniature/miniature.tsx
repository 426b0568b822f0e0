import './miniature.css';

interface MiniatureProps {
  /** what is shown: a kind of section, or a page template */
  of: 'sections' | 'templates';
  /** type of the section, or id of the template */
  name: string;
}

/**
 * A section or page as the site shows it, scaled down. Decorative: its name stands beside it. A frame is no child of a button or
 * link, so what it belongs to covers it.
 */
export const Miniature = ({ of, name }: MiniatureProps) => (
  <div className="miniature inert-look rounded on-paper" data-of={of} aria-hidden="true" inert>
    <iframe
      src={`/admin/api/miniatures/${of}/${encodeURIComponent(name)}`}
      title={name}
      sandbox="allow-same-origin"
      tabIndex={-1}
      loading="lazy"
    />
  </div>
);
