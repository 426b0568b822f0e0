import { defineBlock } from '#src/blocks/block.ts';
import { Spread } from '#content/drawings/playbooks/spread.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type GuidePagesProps, schema } from './guide-pages.schema.ts';

/** The spreads of a guide, each above its page range and content. */
export function GuidePages({ label, title, lead, items, id }: GuidePagesProps & { id: string }) {
  return (
    <Section id={id} tone="sand" className="guide-pages">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <ol>
        {items.map(({ pages, title, text, drawing }) => (
          <li key={pages}>
            <Spread name={drawing} />
            <p className="note">{pages}</p>
            <h3 className="card-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export default defineBlock({ schema, view: GuidePages });
