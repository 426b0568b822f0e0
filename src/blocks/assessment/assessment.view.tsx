import { defineBlock } from '#src/blocks/block.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { Section } from '#src/ui/section.tsx';
import { type AssessmentProps, schema } from './assessment.schema.ts';
import type { AssessmentView } from './assessment-view.ts';
import { AssessmentMount } from './assessment-mount.tsx';

/** The assessment in its section: a headline, and below it the card with the steps. */
function AssessmentBlock(props: AssessmentProps & { id: string; data: AssessmentView }) {
  const { label, title, lead, tone, id, data } = props;
  return (
    <Section id={id} tone={tone} className="assessment">
      <header className="grid-12 opening">
        <Heading label={label} title={title} className={isLong(title) ? 'h2-long' : 'h2'} />
        {lead ? (
          <div>
            <p className="lead">{lead}</p>
          </div>
        ) : null}
      </header>
      <AssessmentMount view={data} name={id} />
    </Section>
  );
}

export default defineBlock({
  schema,
  load: (_props, sources) => sources.assessment(),
  view: AssessmentBlock,
});
