import { useEffect, useState } from 'react';
import { documentApi } from '#src/admin/documents/document-api.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { AddressReply } from './address-endpoint.ts';

const PAUSE_MS = 250;

/**
 * Asks the server about a path; undefined until it has replied, and if it cannot be reached.
 * @param document asked for again when it becomes public, since its address is taken then
 */
export function useAddress(
  { id, live }: Pick<ScreenDocument, 'id' | 'live'>,
  path: string,
): AddressReply | undefined {
  const key = `${path} ${live?.since}`;
  const [known, setKnown] = useState<{ key: string; reply: AddressReply }>();
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      ask(id, path, request.signal)
        .then((reply) => setKnown({ key, reply }))
        // Publishing checks the path again.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [id, path, key]);
  return known?.key === key ? known.reply : undefined;
}

async function ask(id: string, path: string, signal: AbortSignal): Promise<AddressReply> {
  const query = new URLSearchParams({ path });
  const response = await fetch(`${documentApi(id)}/address?${query}`, {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`the address responded with ${response.status}`);
  return (await response.json()) as AddressReply;
}
