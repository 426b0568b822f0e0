import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent } from '../document.ts';
import { type BlockLabels, NO_LABELS } from './field-labels.ts';
import type { EntryId, TimelineEntry } from './timeline.ts';
import {
  listContents,
  listNamed,
  listSaves,
  listTimeline,
  type StoredEntry,
} from './timeline-repository.server.ts';
import { diffSections, type SectionChange } from './diff-sections.ts';
import { inSentence, nameOfField, nameWithin, readableName } from './name-of-field.ts';

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

const MAX_PARTS = 3;
const MAX_FIELDS = 3;

const KIND_WORDS = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  hidden: 'hidden',
  shown: 'shown again',
} as const;

/**
 * The differences between two states in a line, such as "Title. FAQ: title. Steps added. And 2 more."; empty if there are
 * none.
 */
export function summarizeChanges(
  before: DocumentContent,
  after: DocumentContent,
  labels: BlockLabels = NO_LABELS,
): string {
  const changes = diffSections(before, after);
  const parts = changes.slice(0, MAX_PARTS).map((change) => summarize(change, labels));
  const more = changes.length - parts.length;
  return [...parts, ...(more > 0 ? [`And ${more} more`] : [])].map((part) => `${part}.`).join(' ');
}

function summarize(change: SectionChange, labels: BlockLabels) {
  const block = change.after ?? change.before;
  if (!block) return listOf(fieldNames(change, labels));
  const words = change.kinds.flatMap((kind) => (kind === 'changed' ? [] : [KIND_WORDS[kind]]));
  const fields = fieldNames(change, labels).map((name) => inSentence(name));
  const changed = change.kinds.includes('changed') ? [listOf(fields) || 'replaced'] : [];
  const name = readableName(block.type);
  if (words.length === 0) return `${name}: ${changed.join()}`;
  return `${name} ${[...words, ...changed].join(', ')}`;
}

const fieldNames = ({ fields }: SectionChange, labels: BlockLabels) => [
  ...new Set(
    fields
      .filter(({ field }) => field !== '')
      .map(({ field, blockType }) =>
        blockType === undefined ? nameOfField(field) : nameWithin(field, blockType, labels),
      ),
  ),
];

function listOf(names: readonly string[]) {
  const shown = names.slice(0, MAX_FIELDS);
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
