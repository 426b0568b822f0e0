import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Poster } from '#content/drawings/posters/poster.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './capabilities.schema.ts';

/** Capabilities under their posters; wide and narrow posters alternate from row to row. */
function Capabilities({ items, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} className="capabilities">
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
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Capabilities });
