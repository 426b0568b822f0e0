import { z } from 'zod';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { problemsOf, repeatedBlocks } from './content-problems.ts';
import type { Page } from './page.ts';
import { blocksOfSection, SHARED_SECTION } from './shared-section.ts';

/** Only the shape: props are checked against the schema of their block before publication. */
const schema = z.looseObject({
  title: z.string('Enter text here.').default(''),
  blocks: z
    .array(
      z.looseObject({
        id: z.string().min(1, 'This section has no id. Remove it and add it again.').max(100),
        type: z.string().min(1, 'This section has no type. Remove it and add it again.').max(100),
        props: z.unknown(),
      }),
    )
    .default([]),
});

const NESTED =
  'A shared section cannot contain another one. Remove it here, and add it to the pages that need it.';

/** Checks the shape of a shared section's content and fills in missing fields. Refuses shared sections in it. */
export function parseSectionContent(given: unknown): ParsedContent {
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, given) };
  const { blocks } = parsed.data;
  const nested = blocks
    .filter(({ type }) => type === SHARED_SECTION)
    .map(({ id: block }) => ({ field: '', block, message: NESTED }));
  const problems = [...repeatedBlocks(blocks), ...nested];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content: parsed.data };
}

/** A shared section as a page of its own, for canvas and preview. */
export const pageOfSection = (content: DocumentContent): Page => ({
  path: '',
  title: content.title,
  seo: { title: content.title, description: '' },
  blocks: blocksOfSection(content),
});
