import { HeroAction } from '#src/ui/hero-action.tsx';
import { PillarRiver } from '#src/ui/drawings/pillar-river.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { heroStep } from '#src/ui/lines.tsx';
import type { PillarsHeroProps } from './pillars-hero.schema.ts';

/** Headline and action on the left; on the right the pillars, each with a band that merges into the river. */
export function PillarsHero(props: PillarsHeroProps & { id: string }) {
  const { label, title, lead, action, note, heading, pillars, total, id } = props;
  return (
    <section id={id} className="tone-pine page-hero pillars-hero">
      <div className="wrap">
        <div className="hero-copy">
          <Heading level={1} label={label} title={title} className={heroStep(title)} />
          <div className="hero-side">
            <p className="lead">{lead}</p>
            <HeroAction action={action} note={note} />
          </div>
        </div>
      </div>
      <div className="pillars-card">
        <h2 className="h4">{heading}</h2>
        <ol>
          {pillars.map((pillar) => (
            <li key={pillar}>{pillar}</li>
          ))}
        </ol>
        <PillarRiver count={pillars.length} />
        <p className="pillars-total">{total}</p>
      </div>
    </section>
  );
}
