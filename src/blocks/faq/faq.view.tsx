import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { schema } from './faq.schema.ts';

/** Native disclosures: they open without JavaScript, and the browser's search finds their answers. */
function Faq({ label, title, items, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className="tone-paper section">
      <div className="wrap grid-12 faq">
        <Heading label={label} title={title} className={isLong(title, 15) ? 'h2-long' : 'h2'} />
        <div>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3 className="h4">{question}</h3>
                <i aria-hidden="true" />
              </summary>
              <div className="prose">
                {answer.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: Faq });
