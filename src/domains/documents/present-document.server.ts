import { hash } from 'node:crypto';
import type { DocumentContent } from './document.ts';
import type { DocumentFacts, DocumentRow } from './document-repository.server.ts';
import { lifeOf } from './life/stored-life.ts';
import type { DocumentSummary, DocumentView } from './documents.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { canonicalJson } from '#src/platform/json.ts';
import { stateOf } from './life/settle.ts';
import { storedActor } from '#src/platform/activity/activity.ts';

type Facts = Pick<EngineDeps, 'adapters' | 'clock'>;

/**
 * The working copy. As long as nobody has changed the text of a built-in page, it is the text of this release, not of the one
 * that created the document.
 */
export function currentContent(
  { adapters }: Pick<EngineDeps, 'adapters'>,
  { kind, content, builtInPath, version, builtInVersion }: DocumentRow,
): DocumentContent {
  const isBuiltIn = showsBuiltInText({ builtInPath, version, builtInVersion });
  return isBuiltIn ? (adapters[kind].builtIn?.(builtInPath!) ?? content) : content;
}

/** Whether the working copy is the text of the built-in page in this release. */
export const showsBuiltInText = ({
  builtInPath,
  version,
  builtInVersion,
}: Pick<DocumentFacts, 'builtInPath' | 'version' | 'builtInVersion'>): boolean =>
  builtInPath !== null && version === builtInVersion;

/** Distinguishes the built-in texts of two releases, which have the same version. */
export const hashBuiltIn = (content: DocumentContent): string =>
  hash('sha256', canonicalJson(content), 'base64url');

export function presentDocument(facts: Facts, row: DocumentRow): DocumentView {
  const content = currentContent(facts, row);
  const { title: _title, ...rest } = presentSummary(facts, row);
  return {
    ...rest,
    content,
    isPermanent: facts.adapters[row.kind].isPermanent,
    ...(showsBuiltInText(row) && { builtInHash: hashBuiltIn(content) }),
  };
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
    savedBy: storedActor(row.savedById, row.savedByName),
    state: stateOf(life, clock()),
    life,
    address: row.address,
    builtInPath: row.builtInPath,
    createdAt: row.createdAt,
    createdBy: storedActor(row.createdById, row.createdByName),
    dueFailure: row.dueFailure,
  };
}
