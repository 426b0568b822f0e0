import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Spread } from '#content/drawings/playbooks/spread.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './guide-pages.schema.ts';

/** The spreads of a guide, each above its page range and content. */
export function GuidePages({ items, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} tone="sand" className="guide-pages">
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
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: GuidePages });
