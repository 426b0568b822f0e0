import { defineBlock } from '#src/blocks/block.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { GuideCover } from '#content/drawings/playbooks/guide-cover.tsx';
import { MinuteBars, RatingCells } from '#content/drawings/playbooks/guide-facts.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { type PlaybookCardsProps, schema } from './playbook-cards.schema.ts';

type Card = PlaybookCardsProps['cards'][number];

function Playbook({ card }: { card: Card }) {
  const { title, description, downloadTime, rating, href, downloads, link, button, featured } =
    card;
  const rated = (
    <>
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)} of 5
    </>
  );
  return (
    <li className={featured ? 'playbook playbook-featured' : 'playbook'}>
      <div className="playbook-cover">
        <GuideCover name={card.cover} title={title} />
        {/* the panel's background color, for tools that measure contrast by element */}
        {featured ? <p className="tone-pine">Featured</p> : null}
      </div>
      <div className="playbook-text">
        <h3 className={featured ? 'h3' : 'card-title'}>{title}</h3>
        <p>{description}</p>
        <ul className="playbook-facts note">
          <li>
            <MinuteBars minutes={downloadTime} />
            {downloadTime} min read
          </li>
          <li>
            <RatingCells rating={rating} />
            {href ? <a href={href}>{rated}</a> : <span>{rated}</span>}
          </li>
          {downloads ? <li>{downloads}</li> : null}
        </ul>
        {/* the link covers the whole card, so its name includes the guide */}
        <ButtonLink href={link} tone={featured ? 'copper' : 'quiet'} arrow>
          {button}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** Playbooks: the featured one large beside its text, the others half as wide. */
export function PlaybookCards({ cards, ...opening }: PlaybookCardsProps & { id: string }) {
  return (
    <OpenedSection {...opening} className="playbooks">
      <ul className="playbook-list">
        {cards.map((card) => (
          <Playbook key={card.link} card={card} />
        ))}
      </ul>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: PlaybookCards });
