import { Form, Link, useNavigation } from 'react-router';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import './dry-run.css';

/** What every import and edit of many routes shows before anything is changed. */

/** How much would change. One that needs attention is marked; nothing stands back. */
export const DryRunCounts = ({
  counts,
}: {
  counts: readonly (readonly [label: string, count: number, needsAttention?: boolean])[];
}) => (
  <dl className="dry-run-counts">
    {counts.map(([label, count, needsAttention = false]) => (
      <div
        key={label}
        data-alert={(needsAttention && count > 0) || undefined}
        data-none={count === 0 || undefined}
      >
        <dt>{label}</dt>
        <dd>{formatNumber(count)}</dd>
      </div>
    ))}
  </dl>
);

export interface FileProblem {
  /** the file, if there are several */
  file?: string | undefined;
  line?: number | undefined;
  column?: string | undefined;
  message: string;
}

interface DryRunProblemsProps {
  problems: readonly FileProblem[];
  /** if not all are shown */
  total?: number;
  /** what a problem without a line is about */
  whole: string;
}

/** What has to be corrected in the file, each with its place. */
export const DryRunProblems = ({ problems, total = problems.length, whole }: DryRunProblemsProps) =>
  total === 0 ? null : (
    <section className="dry-run-problems" aria-labelledby="problems">
      <h2 id="problems">
        {formatCount(total, 'problem')} to correct. Nothing is changed until then.
      </h2>
      <ul>
        {problems.map(({ file, line, column, message }, index) => (
          <li key={`${index} ${message}`}>
            <b>{placeOf({ file, line, column }) || whole}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {total > problems.length ? (
        <p className="dry-run-more">And {formatNumber(total - problems.length)} more.</p>
      ) : null}
    </section>
  );

/** `Pages.csv, line 2, Clicks` */
function placeOf({ file, line, column }: Omit<FileProblem, 'message'>): string {
  const place = [file, line && `line ${formatNumber(line)}`, column].filter(Boolean).join(', ');
  return place.charAt(0).toUpperCase() + place.slice(1);
}

interface DryRunDecisionProps {
  /** the button that makes the changes; none if there is nothing to do, or something to correct */
  apply?: string | undefined;
  /** the button that forgets the dry run */
  discard: string;
  /** where to go on without a decision */
  back: string;
  /** to post with the decision */
  fields?: Readonly<Record<string, string>>;
}

/** Makes everything that was shown, or nothing. */
export function DryRunDecision({ apply, discard, back, fields }: DryRunDecisionProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="admin-actions dry-run-decision">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {apply === undefined ? null : (
        <button
          type="submit"
          className="btn btn-small btn-copper"
          name="intent"
          value="apply"
          disabled={isBusy}
        >
          {isBusy ? 'Working…' : apply}
        </button>
      )}
      <button
        type="submit"
        className="btn btn-small btn-quiet"
        name="intent"
        value="discard"
        disabled={isBusy}
      >
        {discard}
      </button>
      <Link className="btn btn-small btn-quiet" to={back}>
        Not now
      </Link>
    </Form>
  );
}
