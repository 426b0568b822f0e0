import { GainingRiver } from '#src/ui/drawings/gaining-river.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import type { StepsProps } from './steps.schema.ts';

/** Steps under a drawing in which each step feeds the next. */
export function Steps({ label, title, lead, steps, id }: StepsProps & { id: string }) {
  return (
    <Section id={id} tone="sand" className="steps">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <GainingRiver steps={steps.length} />
      <ol className={`steps-${steps.length}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className="h3">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
