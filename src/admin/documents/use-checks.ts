import { useCallback, useEffect, useState } from 'react';
import type { ChecksReply } from './checks-endpoint.ts';
import { documentApi } from './document-api.ts';

/** `reply` is undefined until the first checks were run; `isOutdated`: a newer version is stored than the one that was checked. */
export type ChecksState = ReturnType<typeof useChecks>;

/** Reads the checks of a document, for tests to replace. */
export type LoadChecks = (id: string, signal: AbortSignal) => Promise<ChecksReply>;

const TIMEOUT_MS = 20_000;

export const checksApi = (id: string): string => `${documentApi(id)}/checks`;

async function fetchChecks(id: string, signal: AbortSignal): Promise<ChecksReply> {
  const response = await fetch(checksApi(id), {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`the checks responded with ${response.status}`);
  return (await response.json()) as ChecksReply;
}

/**
 * Runs the checks of a document whenever a version is stored. Keeps the last reply until the next one is there.
 * @param version of the stored working copy
 * @param revision that is public, which some checks compare with
 */
export function useChecks(
  id: string,
  version: number,
  load: LoadChecks = fetchChecks,
  revision?: number | null,
) {
  const [reply, setReply] = useState<ChecksReply>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    load(id, request.signal)
      .then((loaded) => {
        if (request.signal.aborted) return;
        setReply(loaded);
        setFailed(false);
      })
      .catch(() => {
        if (!request.signal.aborted) setFailed(true);
      });
    return () => request.abort();
  }, [id, version, revision, attempt, load]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { reply, isOutdated: reply !== undefined && reply.version < version, hasFailed, tryAgain };
}
