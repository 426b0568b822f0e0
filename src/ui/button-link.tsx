import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** copper: the main action; ink: on a copper background; quiet: secondary actions */
  tone?: 'copper' | 'ink' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  arrow?: boolean;
}

/**
 * A link styled as a button. Works without JavaScript. Links to other sites open in a new tab (docs/specification.md,
 * section 2, /book-audit).
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, tone = 'copper', size = 'medium', arrow = size === 'large' } = props;
  return (
    <a
      className={`btn btn-${tone} ${size === 'medium' ? '' : `btn-${size}`}`.trim()}
      href={href}
      {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {arrow ? <Arrow /> : null}
    </a>
  );
}
