import { isDone, requestJson } from '#src/admin/documents/post-json.ts';
import {
  type ChangeReply,
  type ChangeReport,
  type LibraryChange,
  MAX_CHANGED,
  type LibraryWindow,
} from './library-view.ts';
import { LIBRARY_PATH, libraryAddress, type LibraryQuery } from './library-query.ts';

const LIST = `${LIBRARY_PATH}/list`;
const UNREACHABLE = 'The server cannot be reached. Check your connection, and try again.';
const SESSION_ENDED = 'Your session has ended. Sign in again in another tab, then try again here.';

const listAddress = (query: LibraryQuery, more: Record<string, string>): string => {
  const address = libraryAddress({ ...query, page: 1 }, LIST);
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`;
};

/** @throws an error when the window could not be read */
export async function fetchWindow(
  query: LibraryQuery,
  from: number,
  count: number,
  signal: AbortSignal,
): Promise<LibraryWindow> {
  const address = listAddress(query, { from: `${from}`, count: `${count}` });
  const reply = await requestJson<LibraryWindow>(address, undefined, signal);
  if (!isDone(reply)) throw new Error('The list is unreachable.');
  return reply.body;
}

/** The ids between two positions, or of the whole list; undefined when they could not be read. */
export async function fetchIds(
  query: LibraryQuery,
  range?: { from: number; count: number },
): Promise<readonly string[] | undefined> {
  const window = range && { from: `${range.from}`, count: `${range.count}` };
  const reply = await requestJson<{ ids: string[] }>(listAddress(query, { ids: '1', ...window }));
  return isDone(reply) ? reply.body.ids : undefined;
}

/** Sends a change in parts of 500 files, and joins their reports. Never rejects. */
export async function sendChange(change: LibraryChange): Promise<ChangeReply> {
  let all: ChangeReport = { ok: true, changed: [], failed: [], undo: [] };
  for (const part of partsOf(change)) {
    const reply = await sendPart(part);
    if (reply.ok)
      all = {
        ok: true,
        changed: [...all.changed, ...reply.changed],
        failed: [...all.failed, ...reply.failed],
        undo: [...reply.undo, ...all.undo],
      };
    // What was changed before stays reported, with its way back.
    else if (all.changed.length === 0) return reply;
    else
      return {
        ...all,
        failed: [...all.failed, { id: '', name: 'The remaining files', message: reply.message }],
      };
  }
  return all;
}

function partsOf(change: LibraryChange): LibraryChange[] {
  if (!('ids' in change) || change.ids === undefined) return [change];
  const { ids } = change;
  return Array.from({ length: Math.ceil(ids.length / MAX_CHANGED) }, (_, n) => ({
    ...change,
    ids: ids.slice(n * MAX_CHANGED, (n + 1) * MAX_CHANGED),
  }));
}

async function sendPart(change: LibraryChange): Promise<ChangeReply> {
  const reply = await requestJson<ChangeReply>(`${LIBRARY_PATH}/change`, change);
  if (reply.type === 'session-ended') return { ok: false, message: SESSION_ENDED };
  if (reply.type === 'unreachable') return { ok: false, message: UNREACHABLE };
  const { body } = reply;
  if ('ok' in body) return body;
  return { ok: false, message: 'This change was refused. Reload the page.' };
}
