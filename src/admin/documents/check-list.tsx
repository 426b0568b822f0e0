import { useEffect, useState } from 'react';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { ProblemList } from './problem-list.tsx';

/** What a check before publishing found. */
export interface CheckResult extends DocumentProblem {
  severity: 'blocks' | 'warns';
}

/** Checks a stored version, which needs facts of the whole site; undefined if it cannot be checked now. */
export type RunChecks = (version: number) => Promise<readonly CheckResult[] | undefined>;

interface CheckListProps {
  /** the stored version; each new one is checked */
  version: number;
  content: DocumentContent;
  runChecks: RunChecks;
}

/** What should be fixed before publishing, with links to the places. */
export function CheckList({ version, content, runChecks }: CheckListProps) {
  const [results, setResults] = useState<readonly CheckResult[]>();
  useEffect(() => {
    let isCurrent = true;
    void runChecks(version).then((found) => {
      if (isCurrent && found) setResults(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [runChecks, version]);
  if (!results) return null;
  if (results.length === 0) return <p className="panel-checks">All checks passed.</p>;
  const blocking = results.filter(({ severity }) => severity === 'blocks');
  const warnings = results.filter(({ severity }) => severity === 'warns');
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
