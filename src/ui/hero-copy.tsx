import { HeroAction } from './hero-action.tsx';
import { Heading } from './heading.tsx';
import { heroStep } from './lines.tsx';

interface HeroCopyProps {
  label: string;
  title: string;
  lead?: string | undefined;
  action?: { label: string; href: string } | undefined;
  note?: string | undefined;
}

/** The headline of a page, and beside it what it is about and the main action. */
export const HeroCopy = ({ label, title, lead, action, note }: HeroCopyProps) => (
  <div className="hero-copy">
    <Heading level={1} label={label} title={title} className={heroStep(title)} />
    {lead || action ? (
      <div className="hero-side">
        {lead ? <p className="lead">{lead}</p> : null}
        {action ? <HeroAction action={action} note={note} /> : null}
      </div>
    ) : null}
  </div>
);
