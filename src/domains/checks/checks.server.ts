import type { SectionReader } from '#src/domains/content/sections/section-reader.server.ts';
import { sectionIdsIn } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life/life.ts';
import type { ReadBlock } from './block-port.ts';
import type { KnownSections } from './describe-blocks.ts';
import { describeDocument, type DescribeRules } from './describe-document.ts';
import type { Finding } from './finding.ts';
import { type FactSources, gatherFacts } from './gather-facts.server.ts';
import { runChecks } from './run-checks.ts';

/** Pre-publish checks of working copies. Every method throws if the database fails. */
export type Checks = ReturnType<typeof createChecks>;

export type CheckableDocument = Pick<
  DocumentView,
  'id' | 'kind' | 'content' | 'builtInPath' | 'life'
>;

export interface ChecksDeps extends Omit<FactSources, 'readBlock'> {
  sections: Pick<SectionReader, 'find'>;
  /** Loads what renders blocks, once a document is checked. */
  loadReader(): Promise<ReadBlock>;
  /** Returns what adds the brand to the title of a post or story, as it is set now. */
  readTitle(): Promise<DescribeRules['postTitle']>;
}

export function createChecks(deps: ChecksDeps) {
  async function check({ life, ...document }: CheckableDocument): Promise<Finding[]> {
    const liveAddress = isPublic(life) ? lastAddress(life) : null;
    const [sections, postTitle, readBlock] = await Promise.all([
      gatherSections(document.content, deps),
      deps.readTitle(),
      deps.loadReader(),
    ]);
    const described = describeDocument(
      { ...document, liveAddress, sections },
      { readBlock, postTitle },
    );
    return runChecks(described, await gatherFacts(described, { ...deps, readBlock }));
  }
  return {
    check,
    /** Findings that refuse a publication. */
    async findBlockers(document: CheckableDocument): Promise<DocumentProblem[]> {
      const findings = await check(document);
      return findings
        .filter(({ severity }) => severity === 'error')
        .map(({ field, block, message }) => ({
          field,
          message,
          ...(block !== undefined && { block }),
        }));
    },
  };
}

/** Reads what the checks of a document need to know of the shared sections that it shows. Throws if the database fails. */
async function gatherSections(
  { blocks = [] }: DocumentContent,
  { lookups, sections }: ChecksDeps,
): Promise<KnownSections> {
  // The content may be of any shape.
  const ids = Array.isArray(blocks) ? sectionIdsIn(blocks) : [];
  if (ids.length === 0) return new Map();
  const [documents, shown] = await Promise.all([lookups.byIds(ids), sections.find(ids)]);
  return new Map(
    documents
      .filter(({ kind }) => kind === 'section')
      .map(({ id, title, state, life }) => [
        id,
        { title, state, publishAt: life.publish?.at ?? null, blocks: shown.get(id) },
      ]),
  );
}
