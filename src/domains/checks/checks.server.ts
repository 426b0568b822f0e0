import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life.ts';
import type { ReadBlock } from './block-port.ts';
import { describeDocument, type DescribeRules } from './describe-document.ts';
import type { Finding } from './finding.ts';
import { type FactSources, gatherFacts } from './gather-facts.server.ts';
import { gatherSections, type SectionSources } from './gather-sections.server.ts';
import { runChecks } from './run-checks.ts';

/** Pre-publish checks of working copies. Every method throws if the database fails. */
export type Checks = ReturnType<typeof createChecks>;

export type CheckableDocument = Pick<
  DocumentView,
  'id' | 'kind' | 'content' | 'builtInPath' | 'life'
>;

export interface ChecksDeps extends Omit<FactSources, 'readBlock'>, SectionSources {
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
