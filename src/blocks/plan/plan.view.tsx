import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { PlanRiver } from '#src/ui/drawings/plan-river.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './plan.schema.ts';

/** The plan as a river that every phase flows into. Phones show the same dates as a list. */
function Plan({ days, phases, endLabel, steps, ...opening }: ViewProps<typeof schema>) {
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
      {steps?.length ? (
        <div className="folds">
          <Fold
            title={<b className="h4">How it works: {steps.map(({ title }) => title).join(', ')}</b>}
          >
            <ol className="rows">
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="h4">{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
      ) : null}
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Plan });
