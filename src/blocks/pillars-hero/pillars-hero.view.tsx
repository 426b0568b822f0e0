import { type ClientView, defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { HeroProof } from '#src/blocks/hero-proof.tsx';
import { HeroCopy } from '#src/ui/hero-copy.tsx';
import { ramp, ribbon, stack } from '#src/ui/drawings/ribbon.ts';
import { schema } from './pillars-hero.schema.ts';

/** Headline and action on the left; on the right the pillars, each with a band that merges into the river. */
function PillarsHero(props: ViewProps<typeof schema> & { data: ClientView | undefined }) {
  const { label, title, lead, action, note, heading, pillars, total, id, data } = props;
  return (
    <section id={id} className="tone-pine page-hero pillars-hero">
      <div className="wrap">
        <HeroCopy label={label} title={title} lead={lead} action={action} note={note}>
          <HeroProof client={data} />
        </HeroCopy>
      </div>
      <div className="pillars-card">
        <h2 className="h4">{heading}</h2>
        <ol>
          {pillars.map((pillar) => (
            <li key={pillar}>{pillar}</li>
          ))}
        </ol>
        <PillarRiver count={pillars.length} />
        <p className="pillars-total">{total}</p>
      </div>
    </section>
  );
}

export default defineBlock({
  schema,
  load: ({ story }, sources) => sources.proof(story),
  view: PillarsHero,
});

const WIDTH = 600;
const ROW = 64;
/** The thickness of a band; every pillar has the same weight. */
const BAND = 30;

/** One band per row of a list with rows of 4rem; the bands are adjacent on the right. */
function PillarRiver({ count }: { count: number }) {
  const height = count * ROW;
  const bands = Array.from({ length: count }, () => BAND);
  const tops = stack(bands, (height - count * BAND) / 2);
  return (
    <svg
      className="pillar-river"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      style={{ height: `${count * 4}rem` }}
      aria-hidden="true"
    >
      {bands.map((width, index) => (
        <path
          key={index}
          fill={ramp(0.3 + (0.7 * index) / Math.max(1, count - 1))}
          d={ribbon(
            { x: 0, y: index * ROW + (ROW - BAND) / 2, width },
            { x: WIDTH, y: tops[index]!, width },
            [0.35, 0.45],
          )}
        />
      ))}
    </svg>
  );
}
