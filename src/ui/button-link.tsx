import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** copper: the one main action; ink: on copper; quiet: everything beside it */
  tone?: 'copper' | 'ink' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  arrow?: boolean;
}

/**
 * A link that looks like a button: a native anchor, so it works before any script has loaded. Another site opens in a
 * new tab (spec section 2, /book-audit).
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
