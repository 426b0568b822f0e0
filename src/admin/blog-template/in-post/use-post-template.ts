import { useCallback, useEffect, useMemo, useState } from 'react';
import { requestJson } from '#src/admin/documents/post-json.ts';
import { postTemplateOf } from '#src/domains/content/templates/post-template-of.ts';
import type { PostTemplate } from '#src/domains/content/templates/template-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { type VersionsReply, versionsApi } from './template-api.ts';

/** The template of an open post. */
export type LoadedTemplate =
  /** the post has none */
  | { status: 'none' }
  | { status: 'loading' | 'failed' | 'gone'; used: PostTemplate; tryAgain(): void }
  | ({ status: 'ready'; ref: PostTemplate; tryAgain(): void } & VersionsReply);

/** Reads the versions of a template, for tests to replace. @returns 'gone' if it was deleted for good */
export type LoadVersions = (
  id: string,
  used: number,
) => Promise<VersionsReply | 'gone' | undefined>;

const fetchVersions: LoadVersions = async (id, used) => {
  const reply = await requestJson<VersionsReply>(versionsApi(id, used));
  if (reply.type !== 'reply') return undefined;
  if (reply.status === 404) return 'gone';
  return reply.status === 200 ? reply.body : undefined;
};

/**
 * Reads the template that a post was made from: again when the post names another version, and when the editor returns to the tab,
 * since the template may have been published in another.
 */
export function usePostTemplate(
  content: DocumentContent,
  load: LoadVersions = fetchVersions,
): LoadedTemplate {
  const given = content['template'];
  const used = useMemo(() => postTemplateOf({ template: given }), [given]);
  const [read, setRead] = useState<{ key: string; reply: VersionsReply | 'gone' | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const { id, version } = used ?? {};
  const key = `${id} ${version}`;
  useEffect(() => {
    if (id === undefined || version === undefined) return;
    let isCurrent = true;
    void load(id, version).then((reply) => {
      // What was read before stays while the server cannot be reached.
      if (isCurrent)
        setRead((before) =>
          reply === undefined && before?.key === key && before.reply ? before : { key, reply },
        );
    });
    return () => {
      isCurrent = false;
    };
  }, [id, version, key, attempt, load]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') tryAgain();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [tryAgain]);
  return useMemo(() => {
    if (!used) return { status: 'none' };
    if (read?.key !== key) return { status: 'loading', used, tryAgain };
    if (read.reply === undefined) return { status: 'failed', used, tryAgain };
    if (read.reply === 'gone') return { status: 'gone', used, tryAgain };
    return { status: 'ready', ref: used, tryAgain, ...read.reply };
  }, [used, read, key, tryAgain]);
}
