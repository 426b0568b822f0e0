import type { Finding } from '#src/domains/checks/finding.ts';
import './checks-list.css';

/** Where to look, as `DocumentProblem` names it. */
export type FindingPlace = Pick<Finding, 'block' | 'field'>;

interface ChecksListProps {
  /** undefined while they are not known yet */
  findings: readonly Finding[] | undefined;
  /** the document has changed since; the list is about to be replaced */
  isOutdated?: boolean;
  /** the checks could not be run */
  hasFailed?: boolean;
  onTryAgain?(): void;
  /** opens the place of a finding */
  onShow(place: FindingPlace): void;
}

/** What pre-publish checks found, with what blocks a publication first. Shown by the editors and the SEO manager. */
export function ChecksList({
  findings,
  isOutdated = false,
  hasFailed = false,
  onTryAgain,
  onShow,
}: ChecksListProps) {
  const blocking = findings?.filter(({ severity }) => severity === 'blocks') ?? [];
  const warnings = findings?.filter(({ severity }) => severity === 'warns') ?? [];
  return (
    <div className="checks" data-outdated={isOutdated || undefined}>
      <p role="status" className={findings && !hasFailed ? 'checks-summary' : undefined}>
        {summaryOf(findings, hasFailed)}
      </p>
      {hasFailed && onTryAgain ? (
        <button type="button" className="btn btn-small btn-quiet" onClick={onTryAgain}>
          Try again
        </button>
      ) : null}
      <Group title="Fix before publishing" severity="blocks" findings={blocking} onShow={onShow} />
      <Group title="Could be better" severity="warns" findings={warnings} onShow={onShow} />
    </div>
  );
}

function summaryOf(findings: readonly Finding[] | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'The checks could not be run. Your text is safe.';
  if (!findings) return 'Checking…';
  if (findings.length === 0) return 'Nothing to fix.';
  const blocking = findings.filter(({ severity }) => severity === 'blocks').length;
  const warnings = findings.length - blocking;
  const parts = [
    blocking > 0 ? `${blocking} to fix before publishing` : '',
    warnings > 0 ? `${warnings} could be better` : '',
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

interface GroupProps {
  title: string;
  severity: Finding['severity'];
  findings: readonly Finding[];
  onShow(place: FindingPlace): void;
}

function Group({ title, severity, findings, onShow }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="checks-list" data-severity={severity}>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d={SHAPES[severity]} />
            </svg>
            <Place finding={finding} onShow={onShow} />
            <p>{finding.message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A finding about the whole document has no place to go to. */
function Place({ finding, onShow }: { finding: Finding; onShow(place: FindingPlace): void }) {
  const { block, field, place } = finding;
  if (block === undefined && field === '') return <b>{place}</b>;
  const target = { field, ...(block !== undefined && { block }) };
  return (
    <button type="button" className="checks-place" onClick={() => onShow(target)}>
      {place}
    </button>
  );
}

const keyOf = ({ check, block = '', field, message }: Finding) =>
  `${check} ${block} ${field} ${message}`;

/** A shape of its own for each, so that they differ without color. */
const SHAPES: Readonly<Record<Finding['severity'], string>> = {
  blocks: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  warns: 'M6 1v6M6 9.5v1',
};
