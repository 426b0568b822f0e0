import { ButtonLink } from './button-link.tsx';

interface HeroActionProps {
  action?: { label: string; href: string } | undefined;
  note?: string | undefined;
}

/** The main action of a page's first screen, and a note below it; either may be missing. */
export function HeroAction({ action, note }: HeroActionProps) {
  return (
    <div className="hero-act">
      {action ? (
        <ButtonLink href={action.href} size="large">
          {action.label}
        </ButtonLink>
      ) : null}
      {note ? <p className="note">{note}</p> : null}
    </div>
  );
}
