import { useCallback, useEffect, useRef, useState } from 'react';
import { isDone, type Reply, requestJson } from './post-json.ts';

interface QueryOptions {
  /** a change of the address waits this long for the next one, as while someone types */
  pauseMs?: number;
  /** the same once something was read */
  restMs?: number;
  /** reads again when it changes, such as the version of what is read */
  key?: unknown;
  /** reads again when someone returns to the tab: they may have changed it in another */
  isShared?: boolean;
}

type Failed = Reply<{ message?: string }>;

interface Read<Body> {
  /** what was read or tried last */
  id: string;
  /** the last body, and what it is of */
  body?: Body;
  bodyId?: string;
  /** why the last attempt brought no body */
  failed?: Failed | undefined;
}

/**
 * Reads from an admin endpoint while a component is on the screen. A reply that another address or a later attempt has overtaken is
 * dropped.
 * @param url undefined to read nothing
 */
export function useServerQuery<Body>(
  url: string | undefined,
  { pauseMs = 0, restMs = pauseMs, key = '', isShared = false }: QueryOptions = {},
) {
  const [read, setRead] = useState<Read<Body>>({ id: '' });
  const [attempt, setAttempt] = useState(0);
  const pause = useRef(pauseMs);
  useEffect(() => {
    pause.current = read.body === undefined ? pauseMs : restMs;
  });
  const id = `${url} ${String(key)}`;
  useEffect(() => {
    if (url === undefined) return undefined;
    const request = new AbortController();
    const ask = async () => {
      const reply = await requestJson<Body & { message?: string }>(url, undefined, request.signal);
      if (request.signal.aborted) return;
      setRead((before) =>
        isDone(reply) ? { id, body: reply.body, bodyId: id } : { ...before, id, failed: reply },
      );
    };
    const timer = setTimeout(() => void ask(), pause.current);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [url, id, attempt]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') tryAgain();
    };
    if (isShared) document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [isShared, tryAgain]);
  return {
    /** the last one that was read, also of an earlier address */
    last: read.body,
    /** of this address and key */
    body: read.bodyId === id ? read.body : undefined,
    isReading: read.id !== id,
    failed: read.failed,
    tryAgain,
  };
}
