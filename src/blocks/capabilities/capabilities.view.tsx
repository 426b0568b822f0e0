import { defineBlock } from '#src/blocks/block.ts';
import { Poster } from '#content/drawings/posters/poster.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type CapabilitiesProps, schema } from './capabilities.schema.ts';

/** Capabilities under their posters; wide and narrow posters alternate from row to row. */
function Capabilities({ label, title, lead, items, id }: CapabilitiesProps & { id: string }) {
  return (
    <Section id={id} className="capabilities">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul>
        {items.map(({ title, text, left, right, drawing }) => (
          <li key={title}>
            <Poster name={drawing} />
            {left || right ? (
              <p className="note">
                <span>{left}</span>
                <span>{right}</span>
              </p>
            ) : null}
            <h3 className="card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default defineBlock({ schema, view: Capabilities });
