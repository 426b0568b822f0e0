import { type BlockSources, defineBlock } from '#src/blocks/block.ts';
import { schema as challengesSchema } from '#src/blocks/challenges/challenges.schema.ts';
import { fillIn } from '#src/blocks/fill-in.ts';
import { schema as planSchema } from '#src/blocks/plan/plan.schema.ts';
import { PlanDates } from '#src/blocks/plan/plan.view.tsx';
import { Field } from '#src/ui/field.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { type FirstDaysProps, schema } from './first-days.schema.ts';

/** What the first pair shows; a page without such a block shows nothing. */
async function loadFirst({ market, service }: FirstDaysProps, { blocks }: BlockSources) {
  const [signs, plan] = await Promise.all([
    blocks(market.pages[0]!.href),
    blocks(service.pages[0]!.href),
  ]);
  const propsOf = (of: typeof signs, type: string) =>
    of.find((block) => block.type === type)?.props;
  return {
    signs: challengesSchema.safeParse(propsOf(signs, 'challenges')).data?.items ?? [],
    plan: planSchema.safeParse(propsOf(plan, 'plan')).data,
  };
}

type FirstDays = FirstDaysProps & { id: string; data: Awaited<ReturnType<typeof loadFirst>> };

/** Folded, since it is for those who look for it: two choices, what is counted first, and the plan with its days. */
export function FirstDays({ title, lead, id, data, ...props }: FirstDays) {
  const { market, service, more, print, failed } = props;
  const sides = { market, service };
  const names = { market: market.pages[0]!.label, service: service.pages[0]!.label };
  return (
    <section
      id={id}
      className="tone-paper section first-days"
      data-island="first-days"
      data-wake="touch"
      data-failed={failed}
    >
      <div className="wrap">
        <div className="folds">
          <Fold title={<h2 className="h2-long">{title}</h2>}>
            <p className="lead">{lead}</p>
            <div className="grid-12 halves" role="status">
              {(['market', 'service'] as const).map((side) => {
                const { label, pages, heading } = sides[side];
                const [{ href }] = pages as [(typeof pages)[number]];
                return (
                  <div key={side} data-heading={heading} data-more={more}>
                    <div className="if-scripted">
                      <Field id={`${id}-${side}`} label={label}>
                        {(control) => (
                          <select {...control} className="input" name={side} autoComplete="off">
                            {pages.map((page) => (
                              <option key={page.href} value={page.href}>
                                {page.label}
                              </option>
                            ))}
                          </select>
                        )}
                      </Field>
                    </div>
                    <h3 className="card-title">{fillIn(heading, names)}</h3>
                    {side === 'market' ? (
                      <ul className="plan-dates rows">
                        {data.signs.map((sign) => (
                          <li key={sign.title}>
                            <h4 className="h4">{sign.title}</h4>
                          </li>
                        ))}
                      </ul>
                    ) : (
                      <ol className="plan-dates rows">
                        {data.plan ? <PlanDates {...data.plan} level="h4" /> : null}
                      </ol>
                    )}
                    <a className="more" href={href}>
                      {fillIn(more, { name: names[side] })}
                    </a>
                  </div>
                );
              })}
            </div>
            <button className="btn btn-ink if-scripted" type="button">
              {print}
            </button>
          </Fold>
        </div>
      </div>
    </section>
  );
}

export default defineBlock({
  schema,
  load: loadFirst,
  empty: { signs: [], plan: undefined },
  view: FirstDays,
});
