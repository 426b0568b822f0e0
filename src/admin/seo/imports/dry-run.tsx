import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { ActionForm, FormField } from '#src/admin/kit/form/action-form.tsx';
import { Part, TextList } from '#src/admin/kit/screen.tsx';
import { SubmitButton, HiddenFields } from '#src/admin/kit/submit-button.tsx';
import { capitalize } from '#src/platform/capitalize.ts';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { CSV_BOM, csvLine } from '#src/platform/csv/csv.ts';
import './dry-run.css';

/** How much would change. One that needs attention is marked; nothing stands back. */
export const DryRunCounts = ({
  counts,
}: {
  counts: readonly (readonly [label: string, count: number, needsAttention?: boolean])[];
}) => (
  <dl className="dry-run-counts flex wraps gap-4 gap-x-8 mt-6">
    {counts.map(([label, count, needsAttention = false]) => (
      <div
        className="flex"
        key={label}
        data-alert={(needsAttention && count > 0) || undefined}
        data-none={count === 0 || undefined}
      >
        <dt className="small">{label}</dt>
        <dd className="nums tracked">{formatNumber(count)}</dd>
      </div>
    ))}
  </dl>
);

interface FileProblem {
  /** the line as it stands in the file */
  cells?: readonly string[];
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
  /** whether the other lines can be applied */
  isPartial?: boolean;
  /** the first line of the file, to offer the lines that are left out as a file */
  columns?: readonly string[] | undefined;
}

/** The mistakes in the file, each with its place. */
export const DryRunProblems = ({
  problems,
  total = problems.length,
  whole,
  isPartial = false,
  columns,
}: DryRunProblemsProps) =>
  total === 0 ? null : (
    <Part
      className="dry-run-problems"
      title={
        isPartial
          ? `${formatCount(total, 'problem')}. These lines are left out.`
          : `${formatCount(total, 'problem')} to correct. Nothing is changed until then.`
      }
    >
      {columns && isPartial ? (
        <a className="text-link" download="left-out.csv" href={leftOutFile(columns, problems)}>
          Download these lines with their reasons
        </a>
      ) : null}
      <ul className="rows measure-wide mt-3 rule-below">
        {problems.map(({ file, line, column, message }, index) => (
          <li key={`${index} ${message}`}>
            <b className="copper">{placeOf({ file, line, column }) || whole}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <More total={total} shown={problems.length} />
    </Part>
  );

/** Counts what a list leaves out. */
export const More = ({ total, shown }: { total: number; shown: number }) =>
  total > shown ? (
    <p className="measure muted mt-3 small">And {formatNumber(total - shown)} more.</p>
  ) : null;

interface PathsProps {
  summary: string;
  paths: readonly string[];
  /** if not all are shown */
  total: number;
}

/** Paths that open on demand. */
export const Paths = ({ summary, paths, total }: PathsProps) => (
  <details className="small">
    <summary className="tap-link link">{summary}</summary>
    <TextList items={paths} />
    <More total={total} shown={paths.length} />
  </details>
);

interface CsvFormProps {
  /** what the file holds */
  children: ReactNode;
}

/** Uploads a file for a dry run. */
export const CsvForm = ({ children }: CsvFormProps) => (
  <>
    <ActionForm
      intent="upload"
      submit="Check the file"
      busy="Checking…"
      encType="multipart/form-data"
    >
      <FileField name="file" label="CSV file" />
    </ActionForm>
    <p className="measure muted mt-3 small">{children}</p>
  </>
);

/** The lines that are left out as a file, which can be corrected and imported. */
function leftOutFile(columns: readonly string[], problems: readonly FileProblem[]): string {
  const lines = [...Map.groupBy(problems, ({ line }) => line).values()].map((ofLine) => {
    const { line = 1, cells = [] } = ofLine[0]!;
    const padded = columns.map((_, at) => cells[at] ?? '');
    return csvLine([...padded, String(line), ofLine.map(({ message }) => message).join(' ')]);
  });
  const csv = CSV_BOM + csvLine([...columns, 'line', 'reason']) + lines.join('');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

/** `Pages.csv, line 2, Clicks` */
function placeOf({ file, line, column }: Omit<FileProblem, 'message'>): string {
  return capitalize(
    [file, line && `line ${formatNumber(line)}`, column].filter(Boolean).join(', '),
  );
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

/** Makes every change that was shown, or none. */
export function DryRunDecision({ apply, discard, back, fields }: DryRunDecisionProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="admin-actions dry-run-decision items-center py-3 on-paper">
      <HiddenFields fields={Object.entries(fields ?? {})} />
      {apply === undefined ? null : (
        <SubmitButton tone="primary" name="intent" value="apply">
          {isBusy ? 'Working…' : apply}
        </SubmitButton>
      )}
      <SubmitButton name="intent" value="discard">
        {discard}
      </SubmitButton>
      <LinkButton to={back}>Not now</LinkButton>
    </Form>
  );
}

/** A field of an `ActionForm` for one CSV file. */
const FileField = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    {(control) => <input {...control} type="file" accept=".csv,text/csv" />}
  </FormField>
);
