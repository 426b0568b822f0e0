import type { ReactNode } from 'react';
import { HeroAction } from './hero-action.tsx';
import { Heading } from './heading.tsx';
import { heroStep } from './lines.tsx';

interface HeroCopyProps {
  label: string;
  title: string;
  lead?: string | undefined;
  action?: { label: string; href: string } | undefined;
  note?: string | undefined;
  /** below the action */
  children?: ReactNode;
}

/** The headline of a page, and beside it what it is about, the main action, and a note. */
export const HeroCopy = ({ label, title, lead, action, note, children }: HeroCopyProps) => (
  <div className="grid-12 hero-copy">
    <Heading level={1} label={label} title={title} className={heroStep(title)} />
    {lead || action || note ? (
      <div className="hero-side">
        {lead ? <p className="lead">{lead}</p> : null}
        {action || note ? (
          <HeroAction action={action} note={note}>
            {children}
          </HeroAction>
        ) : null}
      </div>
    ) : null}
  </div>
);
