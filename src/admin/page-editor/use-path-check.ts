import { NEW_PAGE_PATH } from '#src/admin/parts/page-editor-address.ts';
import { useEffect, useState } from 'react';
import type { PathProblems } from './check-new-path.server.ts';

const WAIT_MS = 250;

/**
 * Asks the server about a path once typing pauses.
 * @returns undefined while it is not known: the server asks again when the page is made
 */
export function usePathCheck(id: string, path: string): PathProblems | undefined {
  const [known, setKnown] = useState<{ path: string; problems: PathProblems }>();
  useEffect(() => {
    if (path === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void askServer(id, path, controller.signal).then((problems) => {
        if (problems && !controller.signal.aborted) setKnown({ path, problems });
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, path]);
  return known?.path === path ? known.problems : undefined;
}

async function askServer(
  id: string,
  path: string,
  signal: AbortSignal,
): Promise<PathProblems | undefined> {
  try {
    const response = await fetch(
      `${NEW_PAGE_PATH}/path?${new URLSearchParams({ id, path }).toString()}`,
      { signal, headers: { Accept: 'application/json' } },
    );
    return response.ok ? ((await response.json()) as PathProblems) : undefined;
  } catch {
    return undefined;
  }
}
