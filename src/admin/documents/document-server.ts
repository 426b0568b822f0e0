import { documentApi, type SaveReply } from './document-api.ts';
import { requestJson } from './post-json.ts';
import type { DocumentServer, PendingSave, SaveOutcome, StoredState } from './working-copy.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'Your account may not edit this document. Ask an owner for the role of an editor.',
  404: 'This document no longer exists. Copy what you need before you leave the page.',
  413: 'This document is larger than 2 MB. Split it, or move pictures to the media library.',
};

/** Saves and reads a document through its endpoint. */
export function createDocumentServer(id: string): DocumentServer {
  return {
    async save(request: PendingSave): Promise<SaveOutcome> {
      const reply = await requestJson<Partial<SaveReply>>(documentApi(id), request);
      if (reply.type !== 'reply') return { type: reply.type };
      return outcomeOf(reply.status, reply.body as SaveReply);
    },
    async current() {
      const reply = await requestJson<StoredState>(documentApi(id));
      return reply.type === 'reply' && reply.status === 200 ? reply.body : undefined;
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
