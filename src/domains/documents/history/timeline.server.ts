import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent } from '../document.ts';
import type { BlockLabels } from './field-labels.ts';
import { summarizeChanges } from './summarize-changes.ts';
import type { EntryId, TimelineEntry } from './timeline.ts';
import {
  listContents,
  listNamed,
  listSaves,
  listTimeline,
  type StoredEntry,
} from './timeline-repository.server.ts';

/** About 12 MB of JSON. What is beyond is listed without a summary, so that the list of a huge page opens, too. */
const MAX_SUMMARIZED_BYTES = 4 * 1024 * 1024;

/** Enough for a day of autosaves without a pause. */
const MAX_SAVES = 1_000;

/** Which part of a history to read. */
export type HistoryRequest =
  /** entries before a moment; without a summary, many of them are read quickly */
  | { before?: Date; limit: number; isPlain?: boolean }
  /** each save of an entry, by versions */
  | { from: number; to: number }
  /** those with a name */
  | 'named';

interface TimelineSources {
  /** the text of the built-in page that the document replaces, which is what its first save was made from */
  builtIn: DocumentContent | undefined;
  /** what summaries call the fields of sections */
  labels: BlockLabels | undefined;
}

/** Reads a part of the history of a document, newest first. */
export async function readTimeline(
  db: Db,
  documentId: string,
  request: HistoryRequest,
  { builtIn, labels }: TimelineSources,
): Promise<TimelineEntry[]> {
  if (request === 'named') return (await listNamed(db, documentId)).map(withoutSummary);
  if ('from' in request) {
    const saves = await listSaves(db, documentId, { ...request, limit: MAX_SAVES });
    return saves.map(withoutSummary);
  }
  const { isPlain = false, ...page } = request;
  const entries = await listTimeline(db, documentId, page);
  if (isPlain) return entries.map(withoutSummary);
  return summarized(db, documentId, entries, { builtIn, labels });
}

const withoutSummary = (entry: StoredEntry): TimelineEntry => ({ ...entry, summary: null });

async function summarized(
  db: Db,
  documentId: string,
  entries: readonly StoredEntry[],
  { builtIn, labels }: TimelineSources,
): Promise<TimelineEntry[]> {
  const ids = entries.flatMap((entry) => [entry, idBefore(entry)]);
  const unique = [...new Map(ids.map((id) => [keyOf(id), id])).values()];
  const contents = new Map<string, DocumentContent>();
  for (const state of await listContents(db, documentId, unique, MAX_SUMMARIZED_BYTES))
    contents.set(keyOf(state), state.content);
  if (builtIn) {
    contents.set('checkpoint 0', builtIn);
    contents.set('revision 0', builtIn);
  }
  return entries.map((entry) => {
    const [before, after] = [contents.get(keyOf(idBefore(entry))), contents.get(keyOf(entry))];
    return { ...entry, summary: before && after ? summarizeChanges(before, after, labels) : null };
  });
}

/** The state that an entry is compared with. */
const idBefore = ({ type, before }: StoredEntry): EntryId => ({ type, number: before });

const keyOf = ({ type, number }: EntryId) => `${type} ${number}`;
