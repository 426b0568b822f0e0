import { defineBlock } from '#src/blocks/block.ts';
import { Opening, Section } from '#src/ui/section.tsx';
import { type MeasuresProps, schema } from './measures.schema.ts';

/** Metrics with their method; the target is set large. */
function Measures({ label, title, lead, items, id }: MeasuresProps & { id: string }) {
  return (
    <Section id={id} tone="sand" className="measures">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ul>
        {items.map(({ name, how, by }) => (
          <li key={name} className="grid-12">
            <div>
              <h3 className="h4">{name}</h3>
              <p>{how}</p>
            </div>
            <p className="h2-long">{by}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default defineBlock({ schema, view: Measures });
