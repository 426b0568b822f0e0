import { useMemo } from 'react';
import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';

/** The same list as long as it says the same, so that fields are not rendered after each save. */
export function useStableProblems(problems: readonly ServerProblem[]): readonly ServerProblem[] {
  const key = JSON.stringify(
    problems.map(({ block, field, message, severity }) => [block, field, message, severity]),
  );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the list
  return useMemo(() => problems, [key]);
}
