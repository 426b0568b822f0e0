import { isAdvice } from '#src/domains/checks/severity.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { FindingItem } from '#src/admin/kit/finding-item.tsx';
import type { ChecksState } from './use-checks.ts';
import './checks-list.css';

/** Where to look, as `DocumentProblem` names it. */
export type FindingPlace = Pick<Finding, 'block' | 'field'>;

interface ChecksListProps {
  checks: ChecksState;
  /** opens the place of a finding */
  onShow(place: FindingPlace): void;
}

/** The findings of pre-publish checks, with those that block a publication first. */
export function ChecksList({ checks, onShow }: ChecksListProps) {
  const { reply, isOutdated, hasFailed, tryAgain } = checks;
  const findings = reply?.findings ?? [];
  const blocking = findings.filter(({ severity }) => !isAdvice(severity));
  const advice = findings.filter(({ severity }) => isAdvice(severity));
  const parts = [
    blocking.length > 0 && `${blocking.length} to fix before publishing`,
    advice.length > 0 && `${advice.length} could be better`,
  ].filter(Boolean);
  const summary = reply ? `${parts.join(', ') || 'Nothing to fix'}.` : 'Checking…';
  return (
    <div className="checks mt-3" data-outdated={isOutdated || undefined}>
      <p role="status" className={reply && !hasFailed ? 'bold' : undefined}>
        {hasFailed ? 'The checks could not be run. Your text is safe.' : summary}
      </p>
      {hasFailed ? (
        <Button tone="quiet" className="mt-2" onClick={tryAgain}>
          Try again
        </Button>
      ) : null}
      <Group title="Fix before publishing" findings={blocking} onShow={onShow} />
      <Group title="Could be better" findings={advice} onShow={onShow} />
    </div>
  );
}

interface GroupProps {
  title: string;
  findings: readonly Finding[];
  onShow(place: FindingPlace): void;
}

function Group({ title, findings, onShow }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">{title}</h3>
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
    <Button className="finding-about" onClick={() => onShow(target)}>
      {place}
    </Button>
  );
}

const keyOf = ({ check, block = '', field, message }: Finding) =>
  `${check} ${block} ${field} ${message}`;
