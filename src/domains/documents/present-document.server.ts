import type { DocumentContent, Editor } from './document.ts';
import type { DocumentRow } from './document-repository.server.ts';
import { lifeOf } from './stored-life.ts';
import type { DocumentSummary, DocumentView } from './documents.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { stateOf } from './settle.ts';

type Facts = Pick<EngineDeps, 'adapters' | 'clock'>;

/**
 * The working copy. As long as nobody has changed the text of a built-in page, it is the text of this release, not of the one
 * that created the document.
 */
export function currentContent(
  { adapters }: Pick<EngineDeps, 'adapters'>,
  { kind, content, builtInPath, version, builtInVersion }: DocumentRow,
): DocumentContent {
  if (builtInPath === null || version !== builtInVersion) return content;
  return adapters[kind].builtIn?.(builtInPath) ?? content;
}

export function presentDocument(facts: Facts, row: DocumentRow): DocumentView {
  const content = currentContent(facts, row);
  const { title: _title, ...rest } = presentSummary(facts, row);
  return { ...rest, content };
}

export function presentSummary(
  { clock }: Pick<EngineDeps, 'clock'>,
  row: Omit<DocumentRow, 'content'>,
): DocumentSummary {
  const life = lifeOf(row);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title ?? '',
    version: row.version,
    savedAt: row.savedAt,
    savedBy: presentEditor(row.savedById, row.savedByName),
    state: stateOf(life, clock()),
    life,
    address: row.address,
    builtInPath: row.builtInPath,
    createdAt: row.createdAt,
    createdBy: presentEditor(row.createdById, row.createdByName),
    dueFailure: row.dueFailure,
  };
}

const presentEditor = (id: string | null, name: string | null): Editor | null =>
  id === null ? null : { id, name: name ?? '' };
