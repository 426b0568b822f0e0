import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { ProblemList } from './problem-list.tsx';
import type { ChecksState } from './use-checks.ts';

interface PublishRefusalProps {
  message: string;
  problems: readonly DocumentProblem[];
  checks: ChecksState;
  content: DocumentContent;
}

/** Why a change was refused: the reason, and the problems that the checks above do not list. */
export const PublishRefusal = ({ message, problems, checks, content }: PublishRefusalProps) => (
  <div className="form-error" role="alert">
    <p>{message}</p>
    <ProblemList problems={unlistedProblems(problems, checks)} content={content} />
  </div>
);

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
