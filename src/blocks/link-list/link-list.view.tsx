import { defineBlock } from '#src/blocks/block.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import type { HeroOfPage } from '#content/drawings/heroes/hero-of-page.ts';
import { HeroThumbnail } from '#content/drawings/heroes/hero-thumbnail.tsx';
import { StreamMark } from '#src/ui/drawings/stream-mark.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { type LinkListProps, schema } from './link-list.schema.ts';

/** By row: the hero drawing of its page, if it has one. */
type Heroes = readonly (HeroOfPage | undefined)[];

/**
 * The pages under a hub. Each row is a link with a small version of its page's hero drawing. If a page has none, each row
 * has one stream of a shared drawing.
 */
export function LinkList(props: LinkListProps & { id: string; data?: Heroes }) {
  const { items, data = [] } = props;
  const heroes = items.flatMap((_, index) => data[index] ?? []);
  const hasHeroes = heroes.length === items.length;
  return (
    <OpenedSection {...props} className="link-list">
      <ul>
        {items.map(({ title, text, href, meta }, index) => (
          <li key={href} className="grid-12">
            {hasHeroes ? (
              <HeroThumbnail of={heroes[index]!} />
            ) : (
              <StreamMark index={index} count={items.length} />
            )}
            <h3 className="h3">
              <a href={href}>
                {title} <Arrow />
              </a>
            </h3>
            <div>
              <p>{text}</p>
              {meta ? <p className="note">{meta}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({
  schema,
  load: ({ items }, sources) => items.map(({ href }) => sources.hero(href)),
  view: LinkList,
});
