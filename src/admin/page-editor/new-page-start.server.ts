import type { PageTemplate } from '#content/page-templates/define-page-template.ts';
import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { SHORT_NAME } from '#content/short-name.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { isObject } from '#src/platform/json.ts';
import { PAGES } from '#src/admin/documents/list/document-lists.ts';
import { findToCopy } from '#src/admin/documents/new/new-draft.server.ts';
import { fillBlanks } from './suggest-path.ts';

/** The start of a new page. */
export interface PageStart {
  /** value of `from` in the URL */
  from: string;
  kind: 'blank' | 'template' | 'copy';
  /** of the template, or the title of the copied page */
  name: string;
  blanks: PageTemplate['blanks'];
  /** patterns, in which blanks are replaced */
  title: string;
  path: string;
  content: DocumentContent;
}

const BLANK: PageStart = {
  from: 'blank',
  kind: 'blank',
  name: 'Blank page',
  blanks: [],
  title: '',
  path: '',
  content: { title: '', path: '', seo: { title: '', description: '' }, blocks: [] },
};

/** The start that a URL names: `blank`, the id of a template, or that of a page. */
export async function findStart(
  documents: Pick<Documents, 'find'>,
  from: string,
): Promise<PageStart | undefined> {
  if (from === BLANK.from) return BLANK;
  const template = PAGE_TEMPLATES.find(({ id }) => id === from);
  if (template) return startOfTemplate(template);
  const copied = await findToCopy(documents, PAGES, from);
  const given = copied?.content['path'];
  const path = typeof given === 'string' ? given : '';
  const suffixed = path === '' ? '' : `${path === '/' ? '/home' : path}-copy`;
  return copied && { ...copied, blanks: [], path: suffixed };
}

const startOfTemplate = ({
  id,
  name,
  title,
  path,
  blanks,
  seo,
  blocks,
}: PageTemplate): PageStart => ({
  from: id,
  kind: 'template',
  name,
  blanks,
  title,
  path,
  content: { title, path, seo, blocks, template: id },
});

interface NewPage {
  title: string;
  path: string;
  blanks: Readonly<Record<string, string>>;
  /** after ' | ' in its search title */
  brand: string;
}

const BUILT_IN_BRAND = ` | ${SHORT_NAME}`;

/** The content of the new page. */
export const startContent = (
  { content }: Pick<PageStart, 'content'>,
  given: NewPage,
): DocumentContent => {
  const filled = fillBlanks(content, given.blanks);
  return {
    ...filled,
    seo: withBrand(filled['seo'], given.brand),
    title: given.title,
    path: given.path,
  };
};

/** Templates are written with the built-in brand. */
const withBrand = (seo: unknown, brand: string): unknown =>
  isObject(seo) && typeof seo['title'] === 'string' && seo['title'].endsWith(BUILT_IN_BRAND)
    ? { ...seo, title: `${seo['title'].slice(0, -BUILT_IN_BRAND.length)} | ${brand}` }
    : seo;

/** The starting points as the screen shows them. */
export const listTemplates = () => PAGE_TEMPLATES.map(({ id, name, use }) => ({ id, name, use }));
