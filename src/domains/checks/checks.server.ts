import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life.ts';
import { describeDocument, type DescribeRules } from './describe-document.ts';
import type { Finding } from './finding.ts';
import { type FactSources, gatherFacts } from './gather-facts.server.ts';
import { gatherSections, type SectionSources } from './gather-sections.server.ts';
import { runChecks } from './run-checks.ts';

export interface CheckReport {
  /** of the working copy that was checked */
  version: number;
  /** what blocks comes first */
  findings: Finding[];
}

/** Pre-publish checks of working copies. Every method throws if the database fails. */
export interface Checks {
  /** Undefined if there is no such document. */
  run(id: string): Promise<CheckReport | undefined>;
  check(document: CheckableDocument): Promise<Finding[]>;
  /** Findings that refuse a publication. */
  findBlockers(document: CheckableDocument): Promise<DocumentProblem[]>;
}

export type CheckableDocument = Pick<
  DocumentView,
  'id' | 'kind' | 'content' | 'builtInPath' | 'life'
>;

export interface ChecksDeps extends FactSources, SectionSources, DescribeRules {
  find(id: string): Promise<DocumentView | undefined>;
}

export function createChecks(deps: ChecksDeps): Checks {
  async function check({ life, ...document }: CheckableDocument): Promise<Finding[]> {
    const liveAddress = isPublic(life) ? lastAddress(life) : null;
    const sections = await gatherSections(document.content, deps);
    const described = describeDocument({ ...document, liveAddress, sections }, deps);
    return runChecks(described, await gatherFacts(described, deps));
  }
  return {
    check,
    async run(id) {
      const document = await deps.find(id);
      return document && { version: document.version, findings: await check(document) };
    },
    async findBlockers(document) {
      const findings = await check(document);
      return findings
        .filter(({ severity }) => severity === 'blocks')
        .map(({ field, block, message }) => ({
          field,
          message,
          ...(block !== undefined && { block }),
        }));
    },
  };
}
