import { defineBlock } from '#src/blocks/block.ts';
import type { FormView } from '#src/blocks/lead-form/form-view.ts';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { Section } from '#src/ui/section.tsx';
import { SurveyPanel } from './survey-panel.tsx';
import { type SurveyFormProps, schema } from './survey-form.schema.ts';

/** A survey on a card: the description in four columns, the steps in the other eight. */
export function SurveyForm(props: SurveyFormProps & { id: string; data: FormView }) {
  const { label, title, lead, note, tone, id, data } = props;
  return (
    <Section id={id} tone={tone} className="survey">
      <div className="grid-12">
        <header>
          <Heading label={label} title={title} className={isLong(title, 14) ? 'h2-long' : 'h2'} />
          {lead ? <p className="lead">{lead}</p> : null}
        </header>
        <SurveyPanel view={data} />
        {note ? <p className="note survey-note">{note}</p> : null}
      </div>
    </Section>
  );
}

export default defineBlock({
  schema,
  load: (_props, sources) => sources.form('vistage-survey'),
  view: SurveyForm,
});
