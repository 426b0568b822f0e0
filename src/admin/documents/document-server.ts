import { documentApi, type SaveReply } from './document-api.ts';
import { requestJson } from './post-json.ts';
import type { ScreenDocument } from './screen-document.ts';
import type { DocumentServer, PendingSave, SaveOutcome } from './working-copy.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'Your account may not edit this document. Ask an owner for the role of an editor.',
  404: 'This document no longer exists. Copy what you need before you leave the page.',
  413: 'This document is larger than 2 MB. Split it, or move pictures to the media library.',
};

/**
 * Saves and reads a document through its endpoint.
 * @param onRead receives each document that was read, whose public state others may have changed
 */
export function createDocumentServer(
  id: string,
  onRead: (document: ScreenDocument) => void,
): DocumentServer {
  return {
    async save(request: PendingSave): Promise<SaveOutcome> {
      const reply = await requestJson<Partial<SaveReply>>(documentApi(id), request);
      if (reply.type !== 'reply') return { type: reply.type };
      return outcomeOf(reply.status, reply.body as SaveReply);
    },
    async current() {
      const reply = await requestJson<ScreenDocument>(documentApi(id));
      if (reply.type !== 'reply' || reply.status !== 200) return undefined;
      onRead(reply.body);
      return reply.body;
    },
  };
}

function outcomeOf(status: number, reply: SaveReply): SaveOutcome {
  if (reply.ok) return { type: 'saved', version: reply.version, savedAt: reply.savedAt };
  if (reply.reason === 'outdated') return { type: 'outdated', current: reply.current };
  if (reply.reason === 'invalid') return { type: 'invalid', problems: reply.problems };
  const message = reply.reason === 'refused' ? reply.message : REFUSALS[status];
  return {
    type: 'refused',
    message: message ?? 'The server refused this change. Reload the page; your text is kept here.',
  };
}
