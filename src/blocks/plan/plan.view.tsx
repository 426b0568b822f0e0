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
      <ol className="plan-dates rows">
        <PlanDates days={days} phases={phases} endLabel={endLabel} />
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

type Dates = Pick<ViewProps<typeof schema>, 'days' | 'phases' | 'endLabel'>;

/** The phases and the end, with their days, as items of a list. */
export const PlanDates = ({
  days,
  phases,
  endLabel,
  level: Level = 'h3',
}: Dates & { level?: 'h3' | 'h4' }) =>
  [
    ...phases.map((phase) => ({ ...phase, when: `Days ${phase.from} to ${phase.to}` })),
    { label: endLabel, text: undefined, when: `Day ${days}` },
  ].map(({ label, text, when }) => (
    <li key={label}>
      <Level className="h4">
        {label}
        <span>{when}</span>
      </Level>
      {text ? <p>{text}</p> : null}
    </li>
  ));

export default defineBlock({ schema, view: Plan });
