import { isAdvice } from '#src/domains/checks/severity.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import { FindingItem } from '#src/admin/parts/finding-item.tsx';
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

/** The findings of pre-publish checks, with those that block a publication first. */
export function ChecksList({
  findings,
  isOutdated = false,
  hasFailed = false,
  onTryAgain,
  onShow,
}: ChecksListProps) {
  const [blocking, advice] = partition(findings ?? []);
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
      <Group title="Fix before publishing" findings={blocking} onShow={onShow} />
      <Group title="Could be better" findings={advice} onShow={onShow} />
    </div>
  );
}

function summaryOf(findings: readonly Finding[] | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'The checks could not be run. Your text is safe.';
  if (!findings) return 'Checking…';
  if (findings.length === 0) return 'Nothing to fix.';
  const [blocking, advice] = partition(findings);
  const parts = [
    blocking.length > 0 ? `${blocking.length} to fix before publishing` : '',
    advice.length > 0 ? `${advice.length} could be better` : '',
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** Findings that block a publication, and the rest. */
const partition = (findings: readonly Finding[]): [Finding[], Finding[]] => [
  findings.filter(({ severity }) => !isAdvice(severity)),
  findings.filter(({ severity }) => isAdvice(severity)),
];

interface GroupProps {
  title: string;
  findings: readonly Finding[];
  onShow(place: FindingPlace): void;
}

function Group({ title, findings, onShow }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="findings" aria-label={title}>
        {findings.map((finding) => (
          <FindingItem
            key={keyOf(finding)}
            {...finding}
            about={<Place finding={finding} onShow={onShow} />}
          />
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
    <button type="button" className="finding-about" onClick={() => onShow(target)}>
      {place}
    </button>
  );
}

const keyOf = ({ check, block = '', field, message }: Finding) =>
  `${check} ${block} ${field} ${message}`;
