import { useMemo } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
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

/**
 * Reads the template that a post was made from: again when the post names another version, and when the editor returns to the tab,
 * since the template may have been published in another.
 */
export function usePostTemplate(content: DocumentContent): LoadedTemplate {
  const given = content['template'];
  const used = useMemo(() => postTemplateOf({ template: given }), [given]);
  const url = used && versionsApi(used.id, used.version);
  const { body, isReading, failed, tryAgain } = useServerQuery<VersionsReply>(url, {
    isShared: true,
  });
  return useMemo(() => {
    if (!used) return { status: 'none' };
    if (body) return { status: 'ready', ref: used, tryAgain, ...body };
    const isGone = failed?.type === 'reply' && failed.status === 404;
    return { status: isReading ? 'loading' : isGone ? 'gone' : 'failed', used, tryAgain };
  }, [used, body, isReading, failed, tryAgain]);
}
