import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { schema } from './faq.schema.ts';

/** Questions whose answers are folded. */
function Faq({ label, title, items, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className="tone-paper section">
      <div className="wrap grid-12 faq">
        <Heading label={label} title={title} className={isLong(title, 15) ? 'h2-long' : 'h2'} />
        <div>
          {items.map(({ question, answer }) => (
            <Fold key={question} title={<h3 className="h4">{question}</h3>}>
              <div className="prose">
                {answer.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Fold>
          ))}
        </div>
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: Faq });
