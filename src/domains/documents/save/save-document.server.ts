import type { Db } from '#src/platform/db/database.server.ts';
import type {
  DocumentContent,
  DocumentKind,
  DocumentProblem,
  SaveRequest,
  SaveResult,
  WorkingCopy,
} from '../document.ts';
import type { ParsedContent } from '../document-adapter.ts';
import {
  type DocumentFacts,
  type DocumentUpdate,
  findDocument,
  lockDocumentFacts,
  updateDocument,
} from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { copyToCheckpoint, findContent, findSave } from '../history/history-repository.server.ts';
import { problemOfStorage } from './content-limits.ts';
import { indexWorkingCopy } from '../references/index-references.server.ts';
import { hashBuiltIn, presentDocument, showsBuiltInText } from '../present-document.server.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { recordAct } from './record-change.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** An editor's saves within this time, with nobody else in between, are one entry of the history. */
const SESSION_MS = 30 * 60_000;

/** Stores a whole state, if nobody else has saved since its base. */
export function saveDocument(deps: EngineDeps, request: SaveRequest): Promise<SaveResult> {
  return deps.db.transaction(async (tx): Promise<SaveResult> => {
    const row = await lockDocumentFacts(tx, request.id);
    if (!row || row.trashedAt) return { ok: false, reason: 'gone' };
    // A request that was accepted has raised the version above its base.
    const isCurrent = request.base === row.version;
    const earlier = isCurrent ? undefined : await findSave(tx, request.id, request.saveId);
    if (earlier) return { ok: true, ...earlier };
    return storeWorkingCopy(tx, deps, row, request);
  });
}

/** Replaces the working copy of a locked document, if it is the one that the request is based on. */
export async function storeWorkingCopy(
  tx: Db,
  deps: EngineDeps,
  row: DocumentFacts,
  request: Omit<SaveRequest, 'id'> & { restoredFrom?: string },
): Promise<SaveResult> {
  const { base, by, saveId, restoredFrom } = request;
  const parsed = parseContent(deps, row.kind, request.content);
  if (!parsed.ok) return { ok: false, reason: 'invalid', problems: parsed.problems };
  if (base !== row.version || isOtherRelease(deps, row, request))
    return { ok: false, reason: 'outdated', current: await readCurrent(tx, deps, row.id) };
  const { content } = parsed;
  const unknown = restoredFrom ? [] : unknownBlocks(deps, row.kind, content);
  if (unknown.length > 0) {
    // What a newer release or an earlier one has stored stays as it is.
    const stored = unknownBlocks(deps, row.kind, (await readCurrent(tx, deps, row.id)).content);
    const added = unknown.filter((each) => !stored.some((known) => isEqualJson(known, each)));
    if (added.length > 0) return { ok: false, reason: 'invalid', problems: added };
  }
  const version = row.version + 1;
  const at = deps.clock();
  await updateDocument(tx, row.id, {
    content,
    version,
    savedAt: at,
    savedById: by.id,
    savedByName: by.name,
    address: deps.adapters[row.kind].addressOf(content),
    ...(await publicColumns(tx, deps, row, content, version)),
  });
  await copyToCheckpoint(tx, {
    documentId: row.id,
    version,
    at,
    by,
    saveId,
    ...(restoredFrom && { restoredFrom }),
  });
  await indexWorkingCopy(tx, deps, row, content);
  const isSameSession =
    row.savedById === by.id && at.getTime() - row.savedAt.getTime() < SESSION_MS;
  if (restoredFrom) await recordEdit(tx, row, content, by, at, 'version-restored');
  else if (!isSameSession) await recordEdit(tx, row, content, by, at, 'edited');
  return { ok: true, version, savedAt: at };
}

/** The sections of a kind that this release does not know. Those of templates are not sections of pages. */
export const unknownBlocks = (
  { labels }: Pick<EngineDeps, 'labels'>,
  kind: DocumentKind,
  { blocks = [] }: DocumentContent,
): DocumentProblem[] =>
  blocks
    .filter(({ type }) => labels && kind !== 'template' && !Object.hasOwn(labels, type))
    .map(({ id, type }) => ({
      field: 'type',
      block: id,
      message: `There is no “${type}” section. Remove it and add another one.`,
    }));

/** Notes the version as the public one if it is typed back to the public text, so that it does not count as changed. */
async function publicColumns(
  tx: Db,
  deps: EngineDeps,
  row: DocumentFacts,
  content: DocumentContent,
  version: number,
): Promise<DocumentUpdate> {
  const { id, kind, liveRevision, builtInPath, offlineSince } = row;
  if (liveRevision !== null) {
    const revision = await findContent(tx, id, { type: 'revision', number: liveRevision });
    return isEqualJson(content, revision) ? { liveVersion: version } : {};
  }
  if (builtInPath === null || offlineSince !== null) return {};
  const parsed = parseContent(deps, kind, deps.adapters[kind].builtIn?.(builtInPath));
  return parsed.ok && isEqualJson(content, parsed.content) ? { builtInVersion: version } : {};
}

/** Whether the editor saw the built-in text of another release. Tools that do not say what they saw are trusted with the version. */
function isOtherRelease(
  { adapters }: EngineDeps,
  row: DocumentFacts,
  { builtInHash }: Pick<SaveRequest, 'builtInHash'>,
) {
  if (builtInHash === undefined || !showsBuiltInText(row)) return false;
  const content = adapters[row.kind].builtIn?.(row.builtInPath!);
  return content !== undefined && hashBuiltIn(content) !== builtInHash;
}

async function readCurrent(tx: Db, deps: EngineDeps, id: string): Promise<WorkingCopy> {
  const row = await findDocument(tx, id);
  const { kind, version, content, savedAt, savedBy, builtInHash } = presentDocument(deps, row!);
  return {
    id,
    kind,
    version,
    content,
    savedAt,
    savedBy,
    ...(builtInHash !== undefined && { builtInHash }),
  };
}

/** Checks content as JSON, then its shape. */
export function parseContent(
  { adapters }: Pick<EngineDeps, 'adapters'>,
  kind: DocumentKind,
  content: unknown,
): ParsedContent {
  const problem = problemOfStorage(content);
  return problem ? { ok: false, problems: [problem] } : adapters[kind].parse(content);
}

export const recordEdit = (
  tx: Db,
  row: DocumentFacts,
  content: DocumentContent,
  by: Actor,
  at: Date,
  action: 'created' | 'edited' | 'version-restored',
) =>
  recordAct(
    tx,
    { ...row, content },
    action,
    by,
    at,
    action === 'created' || row.title === content.title
      ? {}
      : { before: { Title: row.title }, after: { Title: content.title } },
  );
