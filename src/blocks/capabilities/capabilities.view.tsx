import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Poster } from '#content/drawings/posters/poster.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './capabilities.schema.ts';

/** The others are folded. */
const SHOWN = 3;

const Posters = ({ items }: Pick<ViewProps<typeof schema>, 'items'>) => (
  <ul>
    {items.map(({ title, text, left, right, drawing, amounts }) => (
      <li key={title}>
        <Poster name={drawing} amounts={amounts} seed={title} />
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
);

/** Capabilities under their posters, the first three in a row. */
function Capabilities({ items, ...opening }: ViewProps<typeof schema>) {
  const rest = items.slice(SHOWN);
  return (
    <OpenedSection {...opening} className="capabilities">
      <Posters items={items.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <div className="folds">
          <Fold
            title={
              <b className="h4">
                {rest.length} more: {rest.map(({ title }) => title).join(', ')}
              </b>
            }
          >
            <Posters items={rest} />
          </Fold>
        </div>
      ) : null}
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Capabilities });
