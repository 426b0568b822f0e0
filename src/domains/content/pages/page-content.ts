import { pick } from '#src/platform/pick.ts';
import { z } from 'zod';
import { type DocumentContent, visibleBlocks } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { blockList } from '../block-shape.ts';
import { parseWith, repeatedBlocks } from '../content-problems.ts';
import type { Page } from './page.ts';

/** An entry of the index of addresses has at most 2,704 bytes. */
const MAX_PATH = 500;
const MAX_TITLE = 1000;

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

const pageSchema = z.looseObject({
  path: text.max(MAX_PATH, `Shorten the path to ${MAX_PATH} characters.`).default(''),
  title: text.max(MAX_TITLE, `Shorten the title to ${MAX_TITLE} characters.`).default(''),
  seo: seoSchema.default({ title: '', description: '' }),
  blocks: blockList,
});

/** The content of a page's document. */
type PageContent = DocumentContent & z.output<typeof pageSchema>;

/** Checks the shape of a page's content and fills in missing fields. */
export const parsePageContent = (given: unknown): ParsedContent =>
  parseWith(pageSchema, given, ({ blocks }) => repeatedBlocks(blocks));

/** A default page as content of a document. */
export const contentOfPage = (page: Page): DocumentContent =>
  pick(page, 'path', 'title', 'seo', 'blocks');

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
