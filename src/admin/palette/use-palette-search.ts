import { useEffect, useState } from 'react';
import { narrowGroups } from './match-commands.ts';
import {
  MIN_QUERY_LENGTH,
  type PaletteGroup,
  PALETTE_PATH,
  type PaletteResults,
} from './palette-item.ts';
import { fetchWithTimeout } from '#src/platform/forms/fetch-with-timeout.ts';

const TIMEOUT_MS = 5_000;

type PaletteResponse = PaletteResults | 'failed' | 'signed-out';

/** Asks the server. Never rejects, except when it is aborted. */
async function fetchPalette(q: string, signal: AbortSignal): Promise<PaletteResponse> {
  try {
    const response = await fetchWithTimeout(`${PALETTE_PATH}?${new URLSearchParams({ q })}`, {
      signal,
      timeoutMs: TIMEOUT_MS,
      // The guard redirects to the login page.
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect' || response.status === 302) return 'signed-out';
    return response.ok ? ((await response.json()) as PaletteResults) : 'failed';
  } catch (error) {
    if (signal.aborted) throw error;
    return 'failed';
  }
}

/** A pause in typing; keys pressed faster than this cause one request. */
const PAUSE_MS = 120;

export interface PaletteSearch {
  groups: readonly PaletteGroup[];
  /** `idle`: the text is too short to ask the server */
  state: 'idle' | 'loading' | 'found' | 'partial' | 'failed' | 'signed-out';
  retry: () => void;
}

const NONE: readonly PaletteGroup[] = [];

/** Searches on the server while someone types. A newer text cancels the request of an older one. */
export function usePaletteSearch(q: string): PaletteSearch {
  const [responses, setResponses] = useState<ReadonlyMap<string, PaletteResponse>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<readonly PaletteGroup[]>(NONE);
  const response = responses.get(q);
  const isAsking = q.length >= MIN_QUERY_LENGTH && response === undefined;
  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchPalette(q, controller.signal).then(
        (received) => {
          setResponses((before) => new Map(before).set(q, received));
          if (typeof received === 'object') setLast(received.groups);
        },
        () => undefined, // aborted: a newer text is asked for
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, isAsking, attempt]);

  const retry = () => {
    setResponses((before) => new Map([...before].filter(([text]) => text !== q)));
    setAttempt((count) => count + 1);
  };
  if (q.length < MIN_QUERY_LENGTH) return { groups: NONE, state: 'idle', retry };
  if (response === undefined) return { groups: narrowGroups(q, last), state: 'loading', retry };
  if (typeof response === 'string') return { groups: NONE, state: response, retry };
  return { groups: response.groups, state: response.isPartial ? 'partial' : 'found', retry };
}
