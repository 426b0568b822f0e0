import { defineBlock } from '#src/blocks/block.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { JoiningBand } from '#src/ui/drawings/joining-band.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type ContactWaysProps, schema } from './contact-ways.schema.ts';

/**
 * Ways to contact us, one large row each with one button. Only the first button is copper. On wide screens a band leaves every
 * button and joins those above it.
 */
export function ContactWays({
  label,
  title,
  lead,
  tone,
  ways,
  id,
}: ContactWaysProps & { id: string }) {
  return (
    <Section id={id} tone={tone} className="ways">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul>
        {ways.map(({ title, text, action }, index) => (
          <li key={title} className="grid-12">
            <h3 className="h2-long">{title}</h3>
            <p>{text}</p>
            <ButtonLink href={action.href} tone={index === 0 ? 'copper' : 'quiet'}>
              {action.label}
            </ButtonLink>
            <JoiningBand index={index} count={ways.length} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default defineBlock({ schema, view: ContactWays });
