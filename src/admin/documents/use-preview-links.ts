import { useState } from 'react';
import { failureOf, requestJson } from './post-json.ts';
import {
  type MadePreview,
  type PreviewBody,
  type PreviewList,
  previewsApi,
  type SentPreviewLink,
} from './preview-api.ts';

const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';

/** Reads, makes and revokes the preview links of a document. */
export function usePreviewLinks(documentId: string) {
  const [links, setLinks] = useState<readonly SentPreviewLink[]>();
  const [made, setMade] = useState<MadePreview>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const url = previewsApi(documentId);

  async function request<Body>(body?: PreviewBody): Promise<Body | undefined> {
    const reply = await requestJson<Body & { message?: string }>(url, body);
    if (reply.type === 'reply' && reply.status === 200) return reply.body;
    setMessage(failureOf(reply, UNREACHABLE));
    return undefined;
  }

  async function load(): Promise<void> {
    const list = await request<PreviewList>();
    if (!list) return;
    setLinks(list.links);
    setMessage('');
  }

  /** A double click makes one link. */
  async function post<Body>(body: PreviewBody): Promise<Body | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setMessage('');
    const reply = await request<Body>(body);
    setBusy(false);
    return reply;
  }

  async function make(days: number): Promise<void> {
    const reply = await post<MadePreview>({ type: 'make', days });
    if (!reply) return;
    setMade(reply);
    setLinks((known) => [reply.link, ...(known ?? [])]);
  }

  async function revoke(id: string): Promise<void> {
    if (!(await post({ type: 'revoke', link: id }))) return;
    setLinks((known) => known?.filter((link) => link.id !== id));
    setMade((shown) => (shown?.link.id === id ? undefined : shown));
    setMessage('Revoked. The link does not work any more.');
  }

  return { links, made, message, isBusy, load, make, revoke };
}
