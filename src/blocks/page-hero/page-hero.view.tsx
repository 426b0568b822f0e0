import { type ClientView, defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { HeroProof } from '#src/blocks/hero-proof.tsx';
import { HeroCopy } from '#src/ui/hero-copy.tsx';
import { HeroArt } from '#src/ui/drawings/heroes/picture.tsx';
import { streamsDrawing } from '#src/ui/drawings/heroes/streams-drawing.ts';
import { CoverBand } from '#src/ui/drawings/post-cover.tsx';
import { schema } from './page-hero.schema.ts';

/** The default hero, for pages without a drawing in the first screen. */
export function PageHero(props: ViewProps<typeof schema> & { data?: ClientView | undefined }) {
  const { label, title, lead, action, note, trail, tone, cover, streams, id, data } = props;
  return (
    <section id={id} className={`tone-${tone} page-hero`}>
      <div className="wrap">
        {trail?.length ? (
          <nav className="trail" aria-label="Breadcrumb">
            <ol>
              {trail.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.label}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <HeroCopy label={label} title={title} lead={lead} action={action} note={note}>
          {action ? <HeroProof client={data} /> : null}
        </HeroCopy>
      </div>
      {streams ? <HeroArt drawing={streamsDrawing(streams)} caption={streams.caption} /> : null}
      {cover && !streams ? <CoverBand {...cover} /> : null}
    </section>
  );
}

export default defineBlock({
  schema,
  load: ({ story }, sources) => sources.proof(story),
  view: PageHero,
});
