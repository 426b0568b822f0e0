import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './measures.schema.ts';

/** Metrics with their method; the target is set large. */
function Measures({ items, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} tone="sand" className="measures">
      <ul className="rows">
        {items.map(({ name, how, by }) => (
          <li key={name} className="grid-12">
            <div>
              <h3 className="h4">{name}</h3>
              <p>{how}</p>
            </div>
            <p className="h3">{by}</p>
          </li>
        ))}
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Measures });
