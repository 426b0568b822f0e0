import { defineBlock } from '#src/blocks/block.ts';
import { OpenedSection } from '#src/ui/section.tsx';
import type { FormView } from './form-view.ts';
import { type LeadFormProps, schema } from './lead-form.schema.ts';
import { LeadFormPanel } from './lead-form-panel.tsx';

/** A form in the first seven columns, and in the last four what happens after sending (docs/specification.md, sections 2 and 4). */
export function LeadForm(props: LeadFormProps & { id: string; data: FormView }) {
  const { promises, data } = props;
  return (
    <OpenedSection {...props} className="lead-form">
      <div className="grid-12">
        <LeadFormPanel view={data} />
        {promises.length > 0 ? (
          <ol className="promises rows">
            {promises.map((promise) => (
              <li key={promise.title}>
                <h3 className="h4">{promise.title}</h3>
                <p>{promise.text}</p>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </OpenedSection>
  );
}

export default defineBlock({
  schema,
  load: ({ form }, sources) => sources.form(form),
  view: LeadForm,
});
