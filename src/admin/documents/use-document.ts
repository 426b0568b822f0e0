import { useCallback, useMemo, useState } from 'react';
import type { ChangeBody } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { changeApi, type ChangeReply } from './document-api.ts';
import { failureOf, requestJson } from './post-json.ts';
import type { UpdateContent } from './undo/use-undo.ts';
import type { ScreenDocument } from './screen-document.ts';
import type { StoredState } from './working-copy.ts';
import { useWorkingCopy } from './use-working-copy.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A document with its working copy. `change` changes its life, and returns why not, or sentences about what else has changed. */
export type OpenDocument = ReturnType<typeof useDocument> & { update: UpdateContent };

const UNREACHABLE =
  'The server cannot be reached, so it is unknown whether this was done. Reload the page to see.';

/** Opens a document for editing: its working copy, and what becomes of it. */
export function useDocument(opened: ScreenDocument, me: Actor) {
  const [document, setDocument] = useState(opened);
  const workingCopy = useWorkingCopy(opened, me, setDocument);
  const { store } = workingCopy;
  const { lifeMark: seen } = document;
  const change = useCallback(
    async (body: ChangeBody): Promise<ChangeReply> => {
      const reply = await requestJson<ChangeReply>(changeApi(opened.id), { ...body, seen });
      if (reply.type !== 'reply') return { ok: false, message: failureOf(reply, UNREACHABLE) };
      const { body: result, status } = reply;
      // Of a refusal, if it was decided on an older state: the panel shows the newer one, so that the act can be decided again.
      if (result.document) {
        setDocument(result.document);
        store.take(result.document);
      }
      return result.ok
        ? result
        : { ...result, message: result.message ?? `This was refused (${status}).` };
    },
    [opened.id, store, seen],
  );
  const { base } = workingCopy.state;
  const shown = useMemo(() => withPublicText(document, base), [document, base]);
  return { ...workingCopy, document: shown, change };
}

/** Marks the state as public where it was typed back to the public text, as the server does with each save. */
const withPublicText = (
  document: ScreenDocument,
  { version, content }: StoredState,
): ScreenDocument =>
  document.live && isEqualJson(document.live.content, content)
    ? { ...document, live: { ...document.live, version } }
    : document;
