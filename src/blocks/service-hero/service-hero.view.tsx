import { type ClientView, defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import { HeroArt } from '#src/ui/drawings/heroes/picture.tsx';
import { schema } from './service-hero.schema.ts';

/** The default hero with a full-width drawing of the service below. */
function ServiceHero(props: ViewProps<typeof schema> & { data: ClientView | undefined }) {
  const { drawing, caption, ...hero } = props;
  return (
    <div className="tone-pine service-hero">
      <PageHero {...hero} tone="pine" />
      <HeroArt drawing={HEROES[drawing]} caption={caption} />
    </div>
  );
}

export default defineBlock({
  schema,
  load: ({ story }, sources) => sources.proof(story),
  view: ServiceHero,
});
