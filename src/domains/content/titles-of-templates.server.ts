import type { DocumentLookups, LiveFromTemplate } from '#src/domains/documents/lookups.server.ts';
import type { OwnMetadata } from '#src/domains/seo/routes/own-metadata.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { isTitleOfTemplate, type TitlePatterns } from './page-template-title.ts';
import { searchTitleOf } from './post-template/post-from-template.ts';
import { postTemplateOf } from './post-template/post-template-of.ts';
import type { PostTemplates } from './post-template/post-templates.server.ts';

export interface TemplateTitleDeps {
  lookups: Pick<DocumentLookups, 'liveFromTemplates'>;
  postTemplates: Pick<PostTemplates, 'version' | 'site'>;
  /** by the ids of page templates */
  pageTemplates: ReadonlyMap<string, TitlePatterns>;
}

/**
 * The paths whose title is still what the template of the page or post makes of it.
 * @param deps.titleOf adds the brand to the title of a post
 */
export async function findTitlesOfTemplates(
  own: ReadonlyMap<string, OwnMetadata>,
  deps: TemplateTitleDeps & { titleOf(title: string): string },
): Promise<ReadonlySet<string>> {
  const live = await deps.lookups.liveFromTemplates([...own.keys()]);
  const byKey = new Map(live.map((each) => [addressKey(each.path), each]));
  const versions = new Map<string, ReturnType<PostTemplates['version']>>();
  const site = await deps.postTemplates.site();

  async function isMadeBy({ content, since }: LiveFromTemplate, title: string): Promise<boolean> {
    const used = postTemplateOf(content);
    if (!used) return false;
    const key = `${used.id} ${used.version}`;
    const reading = versions.get(key) ?? deps.postTemplates.version(used.id, used.version);
    versions.set(key, reading);
    const template = await reading;
    if (!template) return false;
    const tags = Array.isArray(content['categoryTags'])
      ? (content['categoryTags'] as unknown[])
      : [];
    const facts = { title: content.title, tags: tags.filter((tag) => typeof tag === 'string') };
    // A pattern with the year was filled in when the post was written.
    return [site.year, since.getUTCFullYear()].some((year) => {
      const made = searchTitleOf(template, used, { ...facts, site: { ...site, year } });
      return made !== undefined && deps.titleOf(made) === title;
    });
  }

  const found = await Promise.all(
    [...own].map(async ([path, { title, headline }]) => {
      const made = byKey.get(addressKey(path));
      if (!made) return [];
      if (made.kind === 'post') return (await isMadeBy(made, title)) ? [path] : [];
      const template = deps.pageTemplates.get(String(made.content['template']));
      return template && isTitleOfTemplate(template, { title, headline }) ? [path] : [];
    }),
  );
  return new Set(found.flat());
}
