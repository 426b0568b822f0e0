import { type FieldProblem, describeIssues } from '#src/platform/forms/describe-issues.ts';
import { type BlockHeading, OUTLINES } from './outlines.ts';
import { BLOCK_SCHEMAS, type BlockType } from './schemas.ts';
import { sharedSectionSchema } from './shared-section/shared-section.schema.ts';

/** What a block consists of for pre-publish checks, without rendering it. */
export interface BlockFacts {
  problems: readonly FieldProblem[];
  headings: readonly BlockHeading[];
  /** ids of parts of the block that links can lead to */
  anchors: readonly string[];
  /** whether visitors can respond in it */
  isForm: boolean;
}

const FORMS: ReadonlySet<BlockType> = new Set(['lead-form', 'survey-form', 'assessment']);

/**
 * Reads the stored props of a block, valid or not. Runs on the server and in the browser.
 * @returns undefined if there is no such type of block
 */
export function readBlock(type: string, props: unknown): BlockFacts | undefined {
  if (type === 'shared-section') return readSharedSection(props);
  if (!Object.hasOwn(BLOCK_SCHEMAS, type)) return undefined;
  const known = type as BlockType;
  const parsed = BLOCK_SCHEMAS[known].safeParse(props);
  // Defaults of labels are only in the parsed props.
  const fields = (parsed.success ? parsed.data : (props ?? {})) as Readonly<
    Record<string, unknown>
  >;
  return {
    problems: parsed.success ? [] : describeIssues(parsed.error, props),
    headings: (OUTLINES as Partial<typeof OUTLINES>)[known]?.(fields) ?? [],
    anchors: known === 'rich-text' ? sectionIds(fields) : [],
    isForm: FORMS.has(known),
  };
}

/** The place of a shared section has no headings of its own. */
function readSharedSection(props: unknown): BlockFacts {
  const isChosen = sharedSectionSchema.safeParse(props).success;
  const problem = {
    field: 'section',
    message: 'Choose a shared section, or remove this one.',
    isEmpty: true,
  };
  return { problems: isChosen ? [] : [problem], headings: [], anchors: [], isForm: false };
}

const sectionIds = ({ sections }: Readonly<Record<string, unknown>>): string[] =>
  (Array.isArray(sections) ? (sections as { id?: unknown }[]) : []).flatMap((section) =>
    typeof section?.id === 'string' ? section.id : [],
  );
