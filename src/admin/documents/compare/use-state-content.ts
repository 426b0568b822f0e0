import { useEffect, useState } from 'react';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { EntryId } from '#src/domains/documents/history/timeline.ts';
import type { OpenDocument } from '../use-document.ts';
import { readEntry } from '../use-history.ts';
import { refText, type StateRef } from './comparison.ts';

/** The content of a side: undefined while it is read, or a message if it cannot be. */
type SideContent = DocumentContent | string | undefined;

const NOT_PUBLIC = 'Nothing is public now. Choose another version.';

/** The content of one side of a comparison, which is read once. */
export function useStateContent(
  { document, state }: OpenDocument,
  ref: StateRef,
): { content: SideContent; retry(): void } {
  const [read, setRead] = useState<{ key: string; content: DocumentContent | string }>();
  const [attempt, setAttempt] = useState(0);
  const key = refText(ref);
  const entry = 'number' in ref ? ref : undefined;
  const [type, number] = [entry?.type, entry?.number];
  useEffect(() => {
    if (type === undefined || number === undefined) return undefined;
    let isCurrent = true;
    void readEntry(document.id, { type, number }).then((content) => {
      if (isCurrent) setRead({ key: `${type}-${number}`, content });
    });
    return () => {
      isCurrent = false;
    };
  }, [document.id, type, number, attempt]);
  return {
    content:
      ref.type === 'now'
        ? state.content
        : ref.type === 'public'
          ? (document.live?.content ?? NOT_PUBLIC)
          : read?.key === key
            ? read.content
            : undefined,
    retry: () => {
      setRead(undefined);
      setAttempt((count) => count + 1);
    },
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
