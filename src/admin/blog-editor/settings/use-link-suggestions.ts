import { useEffect, useRef, useState } from 'react';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { requestJson } from '#src/admin/documents/post-json.ts';
import type { LinkSuggestion } from './link-suggestions-endpoint.ts';

/** A search over the whole site is too much for every save. */
const PAUSE_MS = 20_000;

type State = readonly LinkSuggestion[] | 'loading' | 'failed';

/**
 * What else the site has on the subject of a post.
 * @param checkedVersion of the stored text; another one asks again, once nobody has saved for a while
 */
export function useLinkSuggestions(documentId: string, checkedVersion: number | undefined): State {
  const [state, setState] = useState<State>('loading');
  const wasAsked = useRef(false);
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<void> {
      wasAsked.current = true;
      const reply = await requestJson<{ suggestions: LinkSuggestion[] }>(
        `${documentApi(documentId)}/link-suggestions`,
      );
      if (!isWanted) return;
      const isRead = reply.type === 'reply' && reply.status === 200;
      // Older suggestions are better than none.
      setState((before) =>
        isRead ? reply.body.suggestions : typeof before === 'string' ? 'failed' : before,
      );
    }
    const timer = setTimeout(() => void ask(), wasAsked.current ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [documentId, checkedVersion]);
  return state;
}
