import { useEffect, useState } from 'react';
import { documentApi } from '#src/admin/documents/document-api.ts';
import type { AddressReply } from './address-endpoint.ts';

const PAUSE_MS = 250;

/** What the server says about a path; undefined until it has, and if it cannot be reached. */
export function useAddress(documentId: string, path: string): AddressReply | undefined {
  const [known, setKnown] = useState<{ path: string; reply: AddressReply }>();
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      ask(documentId, path, request.signal)
        .then((reply) => setKnown({ path, reply }))
        // Publishing checks the path again.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [documentId, path]);
  return known?.path === path ? known.reply : undefined;
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
