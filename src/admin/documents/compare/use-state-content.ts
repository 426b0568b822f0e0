import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { EntryId } from '#src/domains/documents/history/timeline.ts';
import type { OpenDocument } from '../use-document.ts';
import { entryApi, type EntryContent } from '../history-api.ts';
import { failureOf } from '../post-json.ts';
import { UNREADABLE } from '../use-history.ts';
import { useServerQuery } from '../use-server-query.ts';
import type { StateRef } from './comparison.ts';

/** The content of a side: undefined while it is read, or a message if it cannot be. */
type SideContent = DocumentContent | string | undefined;

const NOT_PUBLIC = 'Nothing is public now. Choose another version.';

/** The content of one side of a comparison, which is read once. */
export function useStateContent(
  { document, state }: OpenDocument,
  ref: StateRef,
): { content: SideContent; retry(): void } {
  const url = 'number' in ref ? entryApi(document.id, ref) : undefined;
  const { body, isReading, failed, tryAgain } = useServerQuery<EntryContent>(url);
  const { type } = ref;
  return {
    content:
      type === 'now'
        ? state.content
        : type === 'public'
          ? (document.live?.content ?? NOT_PUBLIC)
          : (body?.content ?? (isReading || !failed ? undefined : failureOf(failed, UNREADABLE))),
    retry: tryAgain,
  };
}

/** The entry that has the picture of a side; undefined for the stored working copy. */
export function pictureEntry(ref: StateRef, { document }: OpenDocument): EntryId | undefined {
  if ('number' in ref) return { type: ref.type, number: ref.number };
  if (ref.type === 'now' || !document.live) return undefined;
  const { revision } = document.live;
  return revision === null
    ? { type: 'checkpoint', number: 0 }
    : { type: 'revision', number: revision };
}
