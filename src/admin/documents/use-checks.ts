import type { ChecksReply } from './checks-endpoint.ts';
import { documentApi } from './document-api.ts';
import { useServerQuery } from './use-server-query.ts';

/** `reply` is undefined until the first checks were run; `isOutdated`: a newer version is stored than the one that was checked. */
export type ChecksState = ReturnType<typeof useChecks>;

export const checksApi = (id: string): string => `${documentApi(id)}/checks`;

/**
 * Runs the checks of a document whenever a version is stored. Keeps the last reply until the next one is there.
 * @param version of the stored working copy
 * @param revision that is public, which some checks compare with
 */
export function useChecks(id: string, version: number, revision?: number | null) {
  const query = useServerQuery<ChecksReply>(checksApi(id), { key: `${version} ${revision}` });
  const { last: reply, failed, tryAgain } = query;
  const isOutdated = reply !== undefined && reply.version < version;
  return { reply, isOutdated, hasFailed: failed !== undefined, tryAgain };
}
