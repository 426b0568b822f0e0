import { useEffect, useState } from 'react';
import type { LinkTarget } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';

const WAIT_MS = 150;

export interface LinkSearch {
  targets: readonly LinkTarget[];
  isLoading: boolean;
  hasFailed: boolean;
}

const NOTHING: LinkSearch = { targets: [], isLoading: false, hasFailed: false };

/** Looks for pages, posts and stories once typing pauses. Earlier results stay until there are new ones. */
export function useLinkSearch(q: string, isWanted: boolean): LinkSearch {
  const [search, setSearch] = useState<LinkSearch>(NOTHING);
  useEffect(() => {
    if (!isWanted) return undefined;
    const request = new AbortController();
    setSearch((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(() => {
      find(q, request.signal)
        .then((targets) => setSearch({ targets, isLoading: false, hasFailed: false }))
        .catch(() => {
          if (!request.signal.aborted)
            setSearch({ targets: [], isLoading: false, hasFailed: true });
        });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, isWanted]);
  return search;
}

async function find(q: string, signal: AbortSignal): Promise<readonly LinkTarget[]> {
  const response = await fetch(`/admin/api/links?${new URLSearchParams({ q })}`, {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`the links responded with ${response.status}`);
  return ((await response.json()) as LinksReply).targets ?? [];
}
