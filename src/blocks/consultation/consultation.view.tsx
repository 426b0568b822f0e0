import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { type Card, schema } from './consultation.schema.ts';

/** The card, which a style sheet makes sticky beside the first seven columns. */
export const ConsultationCard = ({ card, id }: { card: Card; id: string }) => (
  <aside className="tone-pine" aria-labelledby={`${id}-card`}>
    <h2 className="card-title" id={`${id}-card`}>
      {card.title}
    </h2>
    <p>{card.text}</p>
    <ButtonLink href={card.action.href}>{card.action.label}</ButtonLink>
    {card.secondary ? (
      <ButtonLink href={card.secondary.href} tone="quiet">
        {card.secondary.label}
      </ButtonLink>
    ) : null}
  </aside>
);

/** Text in the first seven columns, with a sticky card beside it. */
function Consultation({ sections, card, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className="tone-paper section">
      <div className="wrap grid-12 consultation">
        <div>
          {sections.map(({ label, heading, paragraphs }) => (
            <div key={heading}>
              <Heading label={label} title={heading} className="h2-long" />
              <div className="prose">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          ))}
        </div>
        <ConsultationCard card={card} id={id} />
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: Consultation });
