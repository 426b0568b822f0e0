import { ButtonLink } from './button-link.tsx';

interface HeroActionProps {
  action: { label: string; href: string };
  note?: string | undefined;
}

/** The main action of a page's first screen, with an optional note below it. */
export function HeroAction({ action, note }: HeroActionProps) {
  return (
    <div className="hero-act">
      <ButtonLink href={action.href} size="large">
        {action.label}
      </ButtonLink>
      {note ? <p className="note">{note}</p> : null}
    </div>
  );
}
