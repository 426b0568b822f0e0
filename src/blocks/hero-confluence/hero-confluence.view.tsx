import { type ClientView, defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { HeroProof } from '#src/blocks/hero-proof.tsx';
import { HeroAction } from '#src/ui/hero-action.tsx';
import { STREAMS } from '#content/drawings/home/confluence.ts';
import { HeroRiverTall } from '#content/drawings/home/hero-tall.tsx';
import { HeroRiver } from '#content/drawings/home/hero-wide.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { schema } from './hero-confluence.schema.ts';

/** Three drawings for three widths: the style sheet shows one, and screen readers read only that one. */
function HeroConfluence({
  label,
  title,
  lead,
  action,
  note,
  figures,
  unit,
  id,
  data,
}: ViewProps<typeof schema> & { data: ClientView | undefined }) {
  return (
    <section id={id} className="tone-paper hero">
      <div className="wrap grid-12 hero-copy">
        <Heading
          level={1}
          label={label}
          title={title}
          className={isLong(title, 16) ? 'h1-long' : 'h1-home'}
        />
        <div className="hero-side">
          <p className="lead">{lead}</p>
          <HeroAction action={action} note={note}>
            {figures ? <p className="note">{figures}</p> : null}
            <HeroProof client={data} />
          </HeroAction>
        </div>
      </div>
      <div className="hero-art" data-island="trace" data-wake="touch" data-unit={unit}>
        <input
          className="sr-only if-scripted"
          type="range"
          aria-label="Trace a stream"
          aria-valuetext="All streams"
          defaultValue="0"
          max={STREAMS.length}
          autoComplete="off"
        />
        <HeroRiver version="wide" />
        <HeroRiver version="mid" />
        <HeroRiverTall />
      </div>
    </section>
  );
}

export default defineBlock({
  schema,
  load: ({ story }, sources) => sources.proof(story),
  view: HeroConfluence,
});
