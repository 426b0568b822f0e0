import { ButtonLink } from './button-link.tsx';

interface HeroActProps {
  action: { label: string; href: string };
  note?: string | undefined;
}

/** The one action of a page's first screen, and what goes without saying about it. */
export function HeroAct({ action, note }: HeroActProps) {
  return (
    <div className="hero-act">
      <ButtonLink href={action.href} size="large">
        {action.label}
      </ButtonLink>
      {note ? <p className="note">{note}</p> : null}
    </div>
  );
}
