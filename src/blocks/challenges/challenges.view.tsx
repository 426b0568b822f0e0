import { defineBlock } from '#src/blocks/block.ts';
import { ConsultationCard } from '#src/blocks/consultation/consultation.view.tsx';
import { ProblemArt } from '#content/drawings/problems/problem-art.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { Section } from '#src/ui/section.tsx';
import { type ChallengesProps, schema } from './challenges.schema.ts';

type Item = ChallengesProps['items'][number];

function Signs({ items, hasTexts }: { items: Item[]; hasTexts: boolean }) {
  return (
    <ul className={hasTexts ? 'rows' : 'rows rows-plain'} data-signs="">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={hasTexts ? 'h4' : undefined}>{title}</h3>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** The problem on the left; on the right its drawing, a card that stays in view, or the list of its signs without either. */
function Challenges(props: ChallengesProps & { id: string }) {
  const { label, title, lead, items, drawing, labels, card, tone, id } = props;
  const signs = <Signs items={items} hasTexts={items.some(({ text }) => text)} />;
  const aside =
    (card && <ConsultationCard card={card} id={id} />) ??
    (drawing && <ProblemArt name={drawing} labels={labels} />);
  return (
    <Section id={id} tone={tone}>
      <div className={`grid-12 ${card ? 'consultation' : 'halves'}`}>
        <div>
          <Heading label={label} title={title} className={isLong(title, 16) ? 'h2-long' : 'h2'} />
          {lead ? <p className="lead">{lead}</p> : null}
          {aside ? signs : null}
        </div>
        {aside ?? signs}
      </div>
    </Section>
  );
}

export default defineBlock({ schema, view: Challenges });
