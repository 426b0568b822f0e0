import type { DocumentContent } from '#src/domains/documents/document.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { bodyOfTemplate } from './template-body.ts';
import type { PostTemplate, TemplateContent } from './template-content.ts';
import { fillIn, withCommon } from './template-variables.ts';

/** Facts of the site that a template may use. */
export interface SiteOfTemplate {
  year: number;
  brand: string;
}

interface NewPost {
  /** the template, its version, and the values of its variables */
  template: PostTemplate;
  /** default: by the template's pattern */
  title?: string | undefined;
  site: SiteOfTemplate;
}

/** The content of a new post: headings and locked text of the template, empty paragraphs to write in, and its defaults. */
export function postFromTemplate(
  template: TemplateContent,
  { template: used, title = '', site }: NewPost,
): DocumentContent {
  const name = title.trim() || initialTitle(template, used);
  const tags = filledTags(template, used);
  const searchTitle = searchTitleOf(template, used, { title: name, tags, site });
  return {
    title: name,
    slug: slugOf(name),
    body: bodyOfTemplate(template, used.values),
    categoryTags: tags,
    author: template.author,
    seo: seoOf(template, searchTitle),
    template: used,
  };
}

/** The title by the pattern; empty while a variable has no value. */
function initialTitle(template: TemplateContent, { values }: Pick<PostTemplate, 'values'>) {
  const title = fillIn(template.postTitle, values).trim();
  return /[{}]/.test(title) ? '' : title;
}

/** Tags such as `{city}` take values, too. */
export const filledTags = (
  { tags }: TemplateContent,
  { values }: Pick<PostTemplate, 'values'>,
): string[] => [
  ...new Set(tags.map((tag) => fillIn(tag, values).trim()).filter((tag) => tag !== '')),
];

interface SearchTitleFacts {
  title: string;
  tags: readonly string[];
  site: SiteOfTemplate;
}

/** The search title by the pattern; undefined without a pattern or a title, and while a variable has no value. */
export function searchTitleOf(
  { searchTitle }: TemplateContent,
  { values }: Pick<PostTemplate, 'values'>,
  { title, tags, site }: SearchTitleFacts,
): string | undefined {
  if (searchTitle.trim() === '' || title.trim() === '') return undefined;
  const filled = fillIn(searchTitle, withCommon(values, { title: title.trim(), tags, ...site }));
  return /[{}]/.test(filled) ? undefined : filled.trim();
}

function seoOf({ schemaType }: TemplateContent, title: string | undefined) {
  const seo = {
    ...(title !== undefined && { title }),
    ...(schemaType !== 'BlogPosting' && { schemaType }),
  };
  return Object.keys(seo).length > 0 ? seo : null;
}
