import { documentApi } from '#src/admin/documents/document-api.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import type { AddressReply } from './address-endpoint.ts';

const PAUSE_MS = 250;

/**
 * Asks the server about a path; undefined until it has replied, and if it cannot be reached: publishing checks the path again.
 * @param path undefined to ask nothing
 * @param document asked for again when it becomes public, since its address is taken then
 */
export const useAddress = (
  { id, live }: Pick<ScreenDocument, 'id' | 'live'>,
  path: string | undefined,
): AddressReply | undefined =>
  useServerQuery<AddressReply>(
    path === undefined ? undefined : `${documentApi(id)}/address?${new URLSearchParams({ path })}`,
    { pauseMs: PAUSE_MS, key: live?.since },
  ).body;
