import { useCallback, useEffect, useState } from 'react';
import {
  historyApi,
  type HistoryBody,
  type HistoryPage,
  isSameEntry,
  pageApi,
  type SentEntry,
} from './history-api.ts';
import { failureOf, isDone, type Reply, requestJson } from './post-json.ts';

export const UNREADABLE = 'The history cannot be read now. Check your connection, then try again.';
const UNREACHABLE =
  'The server cannot be reached, so it is unknown whether this was done. Reload the page to see.';

export type History = ReturnType<typeof useHistory>;

/** Reads the history of a document, first when the component appears. */
export function useHistory(documentId: string) {
  const [page, setPage] = useState<Partial<HistoryPage>>({});
  const [readAt, setReadAt] = useState(() => new Date());
  const [isReading, setReading] = useState(true);
  const [failure, setFailure] = useState<string>();

  const read = useCallback(
    async (before?: string): Promise<void> => {
      setReading(true);
      const reply = await requestJson<HistoryPage & { message?: string }>(
        pageApi(documentId, before),
      );
      setReading(false);
      setFailure(failureToRead(reply));
      if (!isDone(reply)) return;
      setReadAt(new Date());
      const { entries, hasMore, named } = reply.body;
      setPage((known) => ({
        entries: before === undefined ? entries : withOlder(known.entries, entries),
        hasMore,
        named: named ?? known.named ?? [],
      }));
    },
    [documentId],
  );
  useEffect(() => void read(), [read]);

  return {
    /** undefined until it was read */
    entries: page.entries,
    /** those with a name */
    named: page.named ?? [],
    hasMore: page.hasMore ?? false,
    isReading,
    /** when it was read last */
    readAt,
    /** why it could not be read */
    failure,
    reload: () => read(),
    readEarlier: () => read(page.entries?.at(-1)?.at),
    /** @returns why it was not named */
    async rename(version: number, name: string | null) {
      const { message } = await postHistory(documentId, { type: 'name', version, name });
      if (message === undefined) await read();
      return message;
    },
  };
}

/** Entries of a moment that two pages share are there once. */
const withOlder = (known: readonly SentEntry[] = [], older: readonly SentEntry[]) => [
  ...known,
  ...older.filter((entry) => !known.some((each) => isSameEntry(each, entry))),
];

const failureToRead = (reply: Reply<{ message?: string }>): string | undefined =>
  isDone(reply) ? undefined : failureOf(reply, UNREADABLE);

/** Posts to the history of a document. @returns the body, or why it was not done */
export async function postHistory<Body>(
  documentId: string,
  body: HistoryBody,
): Promise<{ message?: string; body?: Body }> {
  const reply = await requestJson<Body & { message?: string }>(historyApi(documentId), body);
  return isDone(reply) ? { body: reply.body } : { message: failureOf(reply, UNREACHABLE) };
}
