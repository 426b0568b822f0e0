import { createElement } from 'react';
import { type FieldProblem, describeIssues } from '#src/platform/forms/describe-issues.ts';
import { Heading } from '#src/ui/heading.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import type { BlockDefinition } from './block.ts';
import { BLOCKS } from './registry.ts';
import { sharedSectionSchema } from './shared-section/shared-section.schema.ts';

/** A block as the checks read it; their port has the same. */
interface BlockFacts {
  problems: readonly FieldProblem[];
  props: unknown;
  html: string | undefined;
}

/** Other domains define what they ask, and the headings of their steps, which are below their own. */
const FORMS: ReadonlySet<string> = new Set(['lead-form', 'survey-form', 'assessment']);

/**
 * Reads a stored block, valid or not.
 * @returns undefined if there is no such type of block
 */
export function readBlock(id: string, type: string, props: unknown): BlockFacts | undefined {
  if (type === 'shared-section') return readSharedSection(props);
  if (!Object.hasOwn(BLOCKS, type)) return undefined;
  const { schema, view, empty } = (BLOCKS as Readonly<Record<string, BlockDefinition>>)[type]!;
  const parsed = schema.safeParse(props);
  const data = parsed.success ? parsed.data : props;
  const facts = {
    problems: parsed.success ? [] : describeIssues(parsed.error, props),
    props: data,
  };
  try {
    const shown = FORMS.has(type) ? (
      <form id={id}>
        <Heading label={data.label} title={data.title} />
      </form>
    ) : (
      createElement(view, { ...data, id, data: empty })
    );
    return { ...facts, html: renderMarkup(shown) };
  } catch {
    return { ...facts, html: undefined };
  }
}

/** The place of a shared section shows nothing of its own. */
function readSharedSection(props: unknown): BlockFacts {
  const isChosen = sharedSectionSchema.safeParse(props).success;
  const problem = {
    field: 'section',
    message: 'Choose a shared section, or remove this one.',
    isEmpty: true,
  };
  return { problems: isChosen ? [] : [problem], props, html: '' };
}
