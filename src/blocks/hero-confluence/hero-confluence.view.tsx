import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { HeroAction } from '#src/ui/hero-action.tsx';
import { HeroRiverTall } from '#content/drawings/home/hero-tall.tsx';
import { HeroRiver } from '#content/drawings/home/hero-wide.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { schema } from './hero-confluence.schema.ts';

/** Three drawings for three widths: the style sheet shows one, and screen readers read only that one. */
function HeroConfluence({ label, title, lead, action, note, proof, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className="tone-paper hero">
      <div className="wrap hero-copy">
        <Heading
          level={1}
          label={label}
          title={title}
          className={isLong(title, 16) ? 'h1-long' : 'h1-home'}
        />
        <div className="hero-side">
          <p className="lead">{lead}</p>
          <HeroAction action={action} note={note} />
        </div>
      </div>
      {proof ? (
        <div className="wrap hero-proof">
          <p>{proof.figures}</p>
          <ul aria-label="Clients">
            {proof.clients.map((client) => (
              <li key={client}>{client}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="hero-art">
        <HeroRiver version="wide" />
        <HeroRiver version="mid" />
        <HeroRiverTall />
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: HeroConfluence });
