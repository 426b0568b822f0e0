import { defineBlock } from '#src/blocks/block.ts';
import { PlanRiver } from '#src/ui/drawings/plan-river.tsx';
import { Opening, Section } from '#src/ui/section.tsx';
import { type PlanProps, schema } from './plan.schema.ts';

/** The plan as a river that every phase flows into. Phones show the same dates as a list. */
function Plan({ label, title, lead, days, phases, endLabel, id }: PlanProps & { id: string }) {
  return (
    <Section id={id} tone="pine" className="plan">
      <Opening label={label} title={title}>
        {lead ? <p className="lead">{lead}</p> : null}
      </Opening>
      <PlanRiver days={days} phases={phases} endLabel={endLabel} />
      <ol className="plan-dates">
        {phases.map(({ label, from, to, text }) => (
          <li key={label}>
            <h3 className="h4">
              {label}
              <span>
                Days {from} to {to}
              </span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <h3 className="h4">
            {endLabel}
            <span>Day {days}</span>
          </h3>
        </li>
      </ol>
    </Section>
  );
}

export default defineBlock({ schema, view: Plan });
