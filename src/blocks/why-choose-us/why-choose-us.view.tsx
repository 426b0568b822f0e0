import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import { BrokenStream, OrderRiver } from '#content/drawings/home/order-river.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { isLong } from '#src/ui/lines.tsx';
import { schema } from './why-choose-us.schema.ts';

const STAGES = ['measure', 'join', 'add', 'run'] as const;
/** The step at which others start; the drawing shows a broken stream beside it. */
const OTHERS_START = 2;

/**
 * Continues the river of the hero beside four very large words. Each has one line of text; the order of the steps is the
 * argument.
 */
function WhyChooseUs({ label, title, lead, action, steps, id }: ViewProps<typeof schema>) {
  return (
    <section id={id} className="tone-pine why">
      <div className="why-stretch why-top">
        <OrderRiver stage="fall" id={id} />
        <OrderRiver stage="bend" id={id} />
        <Heading label={label} title={title} className={isLong(title, 26) ? 'h2-long' : 'h2'} />
        <p className="lead">{lead}</p>
        {action ? (
          <a className="more" href={action.href}>
            {action.label}
            <Arrow />
          </a>
        ) : null}
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.word} className="why-stretch">
            <OrderRiver stage={STAGES[index]!} id={id} />
            {step.label ? (
              <span className={`why-label why-label-${STAGES[index]}`} data-markdown="omit">
                {step.label}
              </span>
            ) : null}
            <div className="why-row">
              <h3 className="why-word">
                {step.verb ? <span className="why-verb">{step.verb} </span> : null}
                {step.word}
              </h3>
              {step.remark ? (
                <p className="why-remark">
                  {step.remark}
                  {index === OTHERS_START ? <BrokenStream /> : null}
                </p>
              ) : null}
              <p className="why-text">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default defineBlock({ schema, view: WhyChooseUs });
