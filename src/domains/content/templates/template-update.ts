import type { DocumentContent } from '#src/domains/documents/document.ts';
import { parsePostBody, type BodyNode, type PostBody } from '../body/post-body.ts';
import { type SiteOfTemplate, filledTags, searchTitleOf } from './post-from-template.ts';
import type { TemplateChange, Versions } from './template-changes.ts';
import type { PostTemplate, TemplateContent } from './template-content.ts';
import { updateSections } from './update-sections.ts';
import { isEqualJson, isObject } from '#src/platform/json.ts';
import { ctaOf, isSameNode } from './template-body.ts';

/** A version of a template, published. */
export interface TemplateVersion {
  version: number;
  content: TemplateContent;
}

interface TemplateUpdate {
  content: DocumentContent;
  changes: readonly TemplateChange[];
}

/**
 * Takes a post from one version of its template to another. What its author wrote stays, where they put it; what is still as the
 * old version had it becomes as the new one has it.
 */
export function updateOf(
  from: TemplateVersion,
  to: TemplateVersion,
  post: DocumentContent,
  used: PostTemplate,
  site: SiteOfTemplate,
): TemplateUpdate {
  const versions: Versions = { old: from.content, young: to.content, values: used.values };
  const changes: TemplateChange[] = [];
  const written = updateSections(versions, parsePostBody(post['body']), changes);
  const body = updateCta(versions, written, changes);
  const settings = updateSettings(versions, post, used, site, changes);
  const content = { ...post, ...settings, body, template: { ...used, version: to.version } };
  return { content, changes };
}

/** Tags, author, search title and type: as in the new version where the post has what the old one gave. */
function updateSettings(
  { old, young }: Versions,
  post: DocumentContent,
  used: PostTemplate,
  site: SiteOfTemplate,
  changes: TemplateChange[],
): Partial<DocumentContent> {
  const tags = post['categoryTags'];
  const seo = isObject(post['seo']) ? post['seo'] : {};
  const facts = {
    title: post.title,
    tags: Array.isArray(tags) ? (tags as unknown[]).filter((tag) => typeof tag === 'string') : [],
    site,
  };
  const take = <T>(name: string, mine: unknown, was: T, is: T) => {
    const isTaken = !isEqualJson(was, is) && isEqualJson(mine ?? null, was ?? null);
    if (isTaken) changes.push({ kind: 'setting', name, before: shown(was), after: shown(is) });
    return isTaken;
  };
  const [oldTags, newTags] = [filledTags(old, used), filledTags(young, used)];
  const takesTags = take('Tags', tags, oldTags, newTags);
  const searchTitle = searchTitleOf(young, used, takesTags ? { ...facts, tags: newTags } : facts);
  const takesTitle = take(
    'Search title',
    seo['title'],
    searchTitleOf(old, used, facts),
    searchTitle,
  );
  const takesType = take(
    'Type',
    seo['schemaType'] ?? 'BlogPosting',
    old.schemaType,
    young.schemaType,
  );
  return {
    ...(takesTags && { categoryTags: newTags }),
    ...(take('Author', post['author'], old.author, young.author) && { author: young.author }),
    ...((takesTitle || takesType) && {
      seo: {
        ...seo,
        ...(takesTitle && { title: searchTitle }),
        ...(takesType && { schemaType: young.schemaType }),
      },
    }),
  };
}

const shown = (value: unknown) =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

/** The call to action of the template is replaced where the author left it as it was. */
function updateCta(
  { old, young, values }: Versions,
  body: PostBody,
  changes: TemplateChange[],
): PostBody {
  const [before, after] = [ctaOf(old, values), ctaOf(young, values)];
  if (before && after ? isSameNode(before, after) : before === after) return body;
  const nodes = body.content ?? [];
  const at = before ? nodes.findLastIndex((node) => isSameNode(node, before)) : nodes.length;
  if (at === -1) return body;
  changes.push({
    kind: 'setting',
    name: 'Call to action',
    before: textOfCta(before),
    after: textOfCta(after),
  });
  return { ...body, content: nodes.toSpliced(at, before ? 1 : 0, ...(after ? [after] : [])) };
}

const textOfCta = (node: BodyNode | undefined) =>
  node
    ? Object.values(node.attrs ?? {})
        .filter(Boolean)
        .join(' · ')
    : '';
