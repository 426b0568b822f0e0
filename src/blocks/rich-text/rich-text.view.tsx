import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { HeroArt } from '#src/ui/drawings/heroes/picture.tsx';
import { MIGRATION } from '#content/drawings/migration.ts';
import { Heading } from '#src/ui/heading.tsx';
import { type Part, type Runs, schema } from './rich-text.schema.ts';

const DRAWINGS = { migration: MIGRATION };

function Text({ runs }: { runs: Runs }) {
  if (typeof runs === 'string') return runs;
  return runs.map((run, index) => {
    if (typeof run === 'string') return run;
    const inner = run.strong ? <strong>{run.text}</strong> : run.text;
    return run.href ? (
      <a key={index} href={run.href}>
        {inner}
      </a>
    ) : (
      <span key={index}>{inner}</span>
    );
  });
}

function PartView({ part }: { part: Part }) {
  if (part.kind === 'heading') return <h3 className="h4">{part.text}</h3>;
  if (part.kind === 'paragraph')
    return (
      <p>
        <Text runs={part.text} />
      </p>
    );
  const items = part.items.map((item, index) => (
    <li key={index}>
      <Text runs={item} />
    </li>
  ));
  return part.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** Long text in sections; headings are beside their text from tablet width up. */
function RichText({ tone, sections, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className={`tone-${tone} section`}>
      <div className="wrap rich-text">
        {sections.map((section, index) => (
          <div key={section.heading ?? index} id={section.id} className="grid-12">
            {section.heading ? (
              <Heading label={section.label} title={section.heading} className="card-title" />
            ) : null}
            {section.drawing ? <HeroArt drawing={DRAWINGS[section.drawing]} /> : null}
            <div className="prose">
              {section.parts.map((part, place) => (
                <PartView key={place} part={part} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

export default defineBlock({ schema, view: RichText });
