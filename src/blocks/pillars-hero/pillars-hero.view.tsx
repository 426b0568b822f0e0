import { defineBlock } from '#src/blocks/block.ts';
import { HeroCopy } from '#src/ui/hero-copy.tsx';
import { PillarRiver } from '#src/ui/drawings/pillar-river.tsx';
import { type PillarsHeroProps, schema } from './pillars-hero.schema.ts';

/** Headline and action on the left; on the right the pillars, each with a band that merges into the river. */
function PillarsHero(props: PillarsHeroProps & { id: string }) {
  const { label, title, lead, action, note, heading, pillars, total, id } = props;
  return (
    <section id={id} className="tone-pine page-hero pillars-hero">
      <div className="wrap">
        <HeroCopy label={label} title={title} lead={lead} action={action} note={note} />
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

export default defineBlock({ schema, view: PillarsHero });
