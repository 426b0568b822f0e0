import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { PlanRiver } from '#src/ui/drawings/plan-river.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './plan.schema.ts';

/** The plan as a river that every phase flows into. Phones show the same dates as a list. */
function Plan({ days, phases, endLabel, ...opening }: ViewProps<typeof schema>) {
  return (
    <OpenedSection {...opening} tone="pine" className="plan">
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
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Plan });
