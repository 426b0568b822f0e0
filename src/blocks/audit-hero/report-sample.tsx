import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { AuditHeroProps } from './audit-hero.schema.ts';

/** The cost per pixel of a band's thickness. */
const DOLLARS_PER_PIXEL = 500;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** One page of the report: each leak with a band as thick as its cost, the total, and the advice. */
export function ReportSample({ report }: Pick<AuditHeroProps, 'report'>) {
  const { heading, sample, title, leaks, advice } = report;
  const total = leaks.reduce((sum, { monthlyCost }) => sum + monthlyCost, 0);
  return (
    <div className="audit-report">
      <h2 className="heading-label">{heading}</h2>
      <div className="audit-page tone-paper">
        <p className="audit-sample">{sample}</p>
        <h3 className="h4">{title}</h3>
        <ol>
          {leaks.map(({ name, monthlyCost }, index) => (
            <li key={name}>
              <span>{name}</span> <b>{dollars(monthlyCost)}</b>
              <i
                style={{
                  height: monthlyCost / DOLLARS_PER_PIXEL,
                  background: ramp(0.3 + (0.6 * index) / (leaks.length - 1)),
                }}
              />
            </li>
          ))}
        </ol>
        <p className="audit-total">
          <span>Total a month</span> <b>{dollars(total)}</b>
        </p>
        <dl>
          {advice.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
