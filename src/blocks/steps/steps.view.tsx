import { defineBlock } from '#src/blocks/block.ts';
import { StepUnits } from '#src/ui/drawings/step-figure.tsx';
import { scaleOf, unitsOf } from '#src/ui/drawings/step-units.ts';
import { OpenedSection } from '#src/ui/section.tsx';
import { type StepsProps, schema } from './steps.schema.ts';

/** Steps side by side. The figures of all steps are drawn to one scale. */
function Steps({ steps, ...opening }: StepsProps & { id: string }) {
  const all = steps.map(({ figure }) => (figure === undefined ? undefined : unitsOf(figure)));
  const drawn = all.filter((units) => units !== undefined);
  const scale = scaleOf(drawn);
  return (
    <OpenedSection {...opening} tone="sand" className="steps">
      <ol className={drawn.length > 0 ? 'steps-drawn' : undefined}>
        {steps.map((step, index) => {
          const units = all[index];
          return (
            <li key={step.title}>
              <h3 className="h3">{step.title}</h3>
              {units ? (
                <div className="step-figure">
                  <StepUnits units={units} scale={scale} place={index / (steps.length - 1)} />
                  <p>{step.figure}</p>
                </div>
              ) : null}
              <p>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: Steps });
