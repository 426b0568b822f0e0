import { useDeferredValue, useMemo } from 'react';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { ProblemList } from './problem-list.tsx';

/** What a check before publishing found. */
export interface CheckResult extends DocumentProblem {
  severity: 'blocks' | 'warns';
}

/** Checks a content, on the browser's side. */
export type RunChecks = (content: DocumentContent) => readonly CheckResult[];

/** What should be fixed before publishing, with links to the places. */
export function CheckList({
  content,
  runChecks,
}: {
  content: DocumentContent;
  runChecks: RunChecks;
}) {
  const deferred = useDeferredValue(content);
  const results = useMemo(() => runChecks(deferred), [runChecks, deferred]);
  const blocking = results.filter(({ severity }) => severity === 'blocks');
  const warnings = results.filter(({ severity }) => severity === 'warns');
  if (results.length === 0) return <p className="panel-checks">All checks passed.</p>;
  return (
    <div className="panel-checks">
      {blocking.length > 0 ? (
        <>
          <h3>Fix before publishing</h3>
          <ProblemList problems={blocking} content={content} />
        </>
      ) : null}
      {warnings.length > 0 ? (
        <>
          <h3>Worth a look</h3>
          <ProblemList problems={warnings} content={content} />
        </>
      ) : null}
    </div>
  );
}
