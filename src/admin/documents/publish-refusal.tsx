import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { ProblemList } from './problem-list.tsx';
import type { ChecksState } from './use-checks.ts';

interface PublishRefusalProps {
  message: string;
  problems: readonly DocumentProblem[];
  checks: ChecksState;
  content: DocumentContent;
}

/** Why a change was refused: a pointer to what the checks above list, or the reason and what they do not list. */
export function PublishRefusal({ message, problems, checks, content }: PublishRefusalProps) {
  const unlisted = unlistedProblems(problems, checks);
  const count = problems.length;
  const isListed = count > 0 && unlisted.length === 0;
  return (
    <div className="form-error" role="alert">
      <p>
        {isListed
          ? `Nothing was changed. Fix the ${count === 1 ? 'problem' : `${count} problems`} listed above first.`
          : message}
      </p>
      <ProblemList problems={unlisted} content={content} />
    </div>
  );
}

/** Empty while the checks are running, since they are about to list the same. */
function unlistedProblems(
  problems: readonly DocumentProblem[],
  { reply, isOutdated, hasFailed }: ChecksState,
): readonly DocumentProblem[] {
  if (hasFailed) return problems;
  if (!reply || isOutdated) return [];
  const listed = new Set(reply.findings.map(keyOf));
  return problems.filter((problem) => !listed.has(keyOf(problem)));
}

const keyOf = ({ block = '', field, message }: DocumentProblem) => `${block} ${field} ${message}`;
