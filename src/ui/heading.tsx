import { Lines } from './lines.tsx';

interface HeadingProps {
  level?: 1 | 2;
  /** the plain name of the page or section; left out if the title begins with it */
  label?: string;
  title: string;
  /** makes the title a link */
  href?: string;
  className?: string;
  id?: string;
}

/** A headline, and above it a small plain label as a part of the heading: 'The challenges: Five pilots, no budget'. */
export function Heading({ level = 2, label = '', title, href, className, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={className}>
      {isLabelNeeded(label, title) ? (
        <span className="heading-label">
          {label}
          {/* transparent; read by screen readers, and part of outlines and copied text */}
          <span>: </span>
        </span>
      ) : null}
      {href === undefined ? (
        <Lines text={title} />
      ) : (
        <a href={href}>
          <Lines text={title} />
        </a>
      )}
    </Tag>
  );
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Whether a heading shows its label: the title does not begin with it. */
function isLabelNeeded(label: string, title: string) {
  return label !== '' && !`${plain(title)} `.startsWith(`${plain(label)} `);
}
