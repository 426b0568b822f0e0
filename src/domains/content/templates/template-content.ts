import { z } from 'zod';
import {
  type DocumentContent,
  type DocumentProblem,
  visibleBlocks,
} from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { blockList } from '../block-shape.ts';
import { parseWith, problemsOf, repeatedBlocks } from '../content-problems.ts';
import { isUnsafeAddress, refuseUnsafe } from '../unsafe-addresses.ts';

/** Kinds of posts that a template is for. `own`: the team's own kinds, which their name describes. */
export const TEMPLATE_KINDS = [
  'how-to',
  'comparison',
  'local-page',
  'success-story',
  'announcement',
  'own',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The type of a template's blocks. */
export const TEMPLATE_SECTION = 'section';

const text = z.string('Enter text here.');
const words = z.number('Enter a number.').int().min(0).nullish();

/** A text without formats of its own but links and bold, as blocks of pages store it. */
const runs = z.union([
  z.string(),
  z.array(
    z.union([
      z.string(),
      z.looseObject({
        text: z.string(),
        href: z.string().optional(),
        strong: z.boolean().optional(),
      }),
    ]),
  ),
]);
export type LockedRuns = z.output<typeof runs>;

const lockedPart = z.union([
  z.looseObject({ kind: z.literal('paragraph'), text: runs }),
  z.looseObject({ kind: z.literal('heading'), text: z.string() }),
  z.looseObject({
    kind: z.literal('list'),
    ordered: z.boolean().optional(),
    items: z.array(runs),
  }),
]);
export type LockedPart = z.output<typeof lockedPart>;

const sectionProps = z.looseObject({
  heading: text.default(''),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(2),
  guidance: text.default(''),
  isRequired: z.boolean().default(false),
  /** writers may word the heading themselves */
  isHeadingFree: z.boolean().default(false),
  minWords: words.transform((value) => value ?? null),
  maxWords: words.transform((value) => value ?? null),
  lockedText: z.array(lockedPart, 'Write the locked text again.').default([]),
});

/** A slot of a template: a heading, with what is to be written below it and what may not change. */
export type TemplateSection = { id: string } & z.output<typeof sectionProps>;

const variable = z.looseObject({
  id: z.string(),
  /** as in the braces: `city` for `{city}` */
  name: text.default(''),
  /** what to enter, such as 'City of the client' */
  label: text.default(''),
  example: text.default(''),
});

const cta = z.looseObject({
  title: text.default(''),
  text: text.default(''),
  label: text.default(''),
  href: text.default(''),
});

const schema = z.looseObject({
  title: text.max(1000, 'Shorten the name to 1,000 characters.').default(''),
  /** one of `TEMPLATE_KINDS`, or one of a later release */
  kind: text.default('own'),
  description: text.default(''),
  /** asked for when a post is made */
  variables: z.array(variable).max(20, 'Use at most 20 variables.').default([]),
  blocks: blockList,
  /** patterns */
  postTitle: text.default(''),
  searchTitle: text.default(''),
  tags: z.array(text).default([]),
  author: text.nullish().transform((value) => value ?? null),
  schemaType: text.default('BlogPosting'),
  /** stands at the end of each post */
  cta: cta.nullish().transform((value) => value ?? null),
  /** categories whose new posts begin with it */
  defaultFor: z.array(text).default([]),
});

/** The content of a template's document. Its blocks are the sections. */
export type TemplateContent = DocumentContent & z.output<typeof schema>;

const UNSAFE = 'Use a path such as /contact or an https address: this address could run a program.';

/** Checks the shape of a template's content and fills in missing fields. */
export const parseTemplateContent = (given: unknown): ParsedContent =>
  refuseUnsafe(
    parseWith(schema, given, ({ blocks, variables, cta }) => [
      ...repeatedBlocks(blocks),
      ...repeatedVariables(variables),
      ...blocks.flatMap(problemsOfSection),
      ...(cta && isUnsafeAddress(cta.href) ? [{ field: 'cta.href', message: UNSAFE }] : []),
    ]),
  );

/** Items that share an id cannot be merged. */
function repeatedVariables(variables: readonly { id: string }[]): DocumentProblem[] {
  const ids = new Set(variables.map(({ id }) => id));
  return ids.size === variables.length
    ? []
    : [{ field: 'variables', message: 'Two variables have the same id. Add one of them again.' }];
}

function problemsOfSection({
  id,
  type,
  props,
}: TemplateContent['blocks'][number]): DocumentProblem[] {
  if (type !== TEMPLATE_SECTION) return [];
  const parsed = sectionProps.safeParse(props ?? {});
  return parsed.success
    ? []
    : problemsOf(parsed.error, props).map((problem) => ({ ...problem, block: id }));
}

/** Content as stored, with what is missing or broken in it left out. */
export function templateOf(content: DocumentContent): TemplateContent {
  const parsed = schema.safeParse(content);
  return parsed.success ? parsed.data : schema.parse({ title: content.title });
}

/** The sections that posts get. One that is broken or of a later release is left out. */
export const sectionsOf = ({ blocks = [] }: Pick<DocumentContent, 'blocks'>): TemplateSection[] =>
  visibleBlocks(blocks).flatMap(({ id, type, props }) => {
    const parsed = type === TEMPLATE_SECTION ? sectionProps.safeParse(props ?? {}) : undefined;
    return parsed?.success ? [{ id, ...parsed.data }] : [];
  });

export const hasLockedText = (template: Pick<DocumentContent, 'blocks'>): boolean =>
  sectionsOf(template).some(({ lockedText }) => lockedText.length > 0);

/** Whether something is to be written in a section: not in one that only has locked text. */
export const isForWriting = (section: TemplateSection): boolean =>
  section.lockedText.length === 0 ||
  section.isRequired ||
  section.guidance.trim() !== '' ||
  section.minWords !== null;

/** The template that a post was made from. */
export interface PostTemplate {
  /** of the template's document */
  id: string;
  /** number of the revision */
  version: number;
  /** of the template's variables, by their names */
  values: Readonly<Record<string, string>>;
}
