import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';

interface HeroActionProps {
  action?: { label: string; href: string } | undefined;
  note?: string | undefined;
  /** what shows that it works */
  children?: ReactNode;
}

/** The main action of a page's first screen, and below it a note and a proof; each may be missing. */
export function HeroAction({ action, note, children }: HeroActionProps) {
  return (
    <div className="hero-act">
      {action ? (
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
      ) : null}
      {note ? <p className="note">{note}</p> : null}
      {children}
    </div>
  );
}
