import { z } from 'zod';
import { type DocumentContent, visibleBlocks } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { problemsOf, repeatedBlocks } from './content-problems.ts';
import type { Page } from './page.ts';

const text = z.string('Enter text here.');
const optionalText = text.nullish();

/** Fields that a form leaves empty are missing or null. Unknown fields are kept. */
const seoSchema = z.looseObject({
  title: text.default(''),
  description: text.default(''),
  keywords: z.array(text).nullish(),
  image: optionalText,
  type: z.enum(['website', 'article', 'service', 'position']).nullish(),
  noindex: z.boolean().nullish(),
  canonical: optionalText,
  author: optionalText,
  datePublished: optionalText,
  faqSchema: z.array(z.looseObject({})).nullish(),
});

/** Only the shape: props are checked against the schema of their block before publication. */
const blockSchema = z.looseObject({
  id: z.string().min(1, 'This section has no id. Remove it and add it again.').max(100),
  type: z.string().min(1, 'This section has no type. Remove it and add it again.').max(100),
  props: z.unknown(),
  hidden: z.boolean('Hide or show this section again.').nullish(),
});

const pageSchema = z.looseObject({
  path: text.default(''),
  title: text.default(''),
  seo: seoSchema.default({ title: '', description: '' }),
  blocks: z.array(blockSchema).default([]),
});

/** The content of a page's document. */
export type PageContent = DocumentContent & z.output<typeof pageSchema>;

/** Checks the shape of a page's content and fills in missing fields. */
export function parsePageContent(given: unknown): ParsedContent {
  const parsed = pageSchema.safeParse(given);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, given) };
  const content = parsed.data;
  const problems = repeatedBlocks(content.blocks);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

/** A default page as content of a document. */
export const contentOfPage = ({ path, title, seo, blocks }: Page): DocumentContent => ({
  path,
  title,
  seo,
  blocks,
});

/** The page that content shows to the public: without hidden blocks and empty metadata. */
export function pageOfContent(content: DocumentContent): Page {
  const { path, title, seo, blocks } = content as PageContent;
  const filled = Object.entries(seo).filter(([, value]) => value !== null && value !== '');
  return {
    path,
    title,
    seo: { title, description: '', ...Object.fromEntries(filled) },
    blocks: visibleBlocks(blocks).map(({ id, type, props }) => ({ id, type, props })),
  };
}
