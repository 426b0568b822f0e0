import { searchTextsOf } from './stories/success-story.ts';
import type { OwnMetadata, OwnMetadataReader } from '#src/domains/seo/routes/own-metadata.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './pages/page.ts';
import { findPublicPageTexts } from './pages/page-repository.server.ts';
import { parsePostSeo } from './posts/post.ts';
import { parsePostBody } from './body/post-body.ts';
import { searchDescriptionOf } from './posts/post-search-texts.ts';
import type { StoryReader } from './stories/story-reader.server.ts';
import type {
  DocumentLookups,
  LiveFromTemplate,
} from '#src/domains/documents/lists/lookups.server.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { isTitleOfTemplate, type TitlePatterns } from './pages/page-template-title.ts';
import { searchTitleOf } from './templates/post-from-template.ts';
import { postTemplateOf } from './templates/post-template-of.ts';
import type { PostTemplates } from './templates/post-templates.server.ts';
import { findPublishedPostTexts } from './posts/public-post-repository.server.ts';

interface OwnMetadataDeps {
  db: Db;
  defaults: readonly Page[];
  stories: Pick<StoryReader, 'allSearchable'>;
  /** name and description of the lists by path */
  listings: () => (readonly [path: string, { title: string; description: string }])[];
  /** Returns what adds the brand to a title, as it is set now. */
  readTitle(): Promise<TitleOf>;
  templates?: TemplateTitleDeps;
}

type TitleOf = (title: string) => string;

const NOTHING = { canonical: null, image: null, noindex: false, category: null };

/** Reads what public pages, posts, stories and lists say of themselves, any number of them at once. */
export function createOwnMetadata(deps: OwnMetadataDeps): OwnMetadataReader {
  const { db, stories } = deps;
  const byPath = new Map(deps.defaults.map((page) => [page.path, page]));

  const readPages = async (paths: readonly string[]) => {
    const stored = new Map((await findPublicPageTexts(db, paths)).map((row) => [row.path, row]));
    return paths.flatMap((path): [string, OwnMetadata][] => {
      const row = stored.get(path);
      const page = row ?? byPath.get(path);
      if (!page || row?.isOffline) return [];
      const { title, description, canonical, image, noindex } = page.seo;
      const source = row ? 'page' : 'built-in';
      const own = { title, description, source, headline: page.title } as const;
      return [
        [
          path,
          {
            ...NOTHING,
            ...own,
            ...(canonical && { canonical }),
            ...(image && { image }),
            noindex: noindex === true,
          },
        ],
      ];
    });
  };

  const readPosts = async (paths: readonly string[], titleOf: TitleOf) => {
    const folder = postPath('');
    const slugs = paths.flatMap((path) =>
      path.startsWith(folder) ? path.slice(folder.length) : [],
    );
    if (slugs.length === 0) return [];
    const rows = await findPublishedPostTexts(db, slugs);
    return rows.map(({ slug, title, excerpt, category, body, ...row }): [string, OwnMetadata] => {
      const seo = parsePostSeo(row.seo);
      return [
        postPath(slug),
        {
          title: titleOf(seo.title ?? title),
          description: searchDescriptionOf({
            seo,
            excerpt: excerpt?.trim() || undefined,
            body: parsePostBody(body),
          }),
          canonical: seo.canonical ?? null,
          image: seo.image ?? null,
          noindex: seo.noindex === true,
          source: 'page',
          headline: title,
          category,
        },
      ];
    });
  };

  const readStories = async (paths: readonly string[], titleOf: TitleOf) => {
    const all = await stories.allSearchable();
    const wanted = new Set(paths);
    return all.flatMap((story): [string, OwnMetadata][] => {
      const path = storyPath(story.slug);
      if (!wanted.has(path)) return [];
      const { title, description } = searchTextsOf(story);
      const source = story.modified ? 'page' : 'built-in';
      const { title: headline, industry: category } = story;
      const own = { title: titleOf(title), description, source, headline, category } as const;
      return [[path, { ...NOTHING, ...own }]];
    });
  };

  return {
    async of(paths) {
      const known = paths.filter((path) => !path.includes('\0'));
      const titleOf = await deps.readTitle();
      const listings = new Map(deps.listings());
      const lists = known.flatMap((path): [string, OwnMetadata][] => {
        const list = listings.get(path);
        if (!list) return [];
        const { title, description } = list;
        const own = { title: titleOf(title), description, headline: title } as const;
        return [[path, { ...NOTHING, ...own, source: 'built-in' }]];
      });
      const [pages, posts, ofStories] = await Promise.all([
        readPages(known),
        readPosts(known, titleOf),
        readStories(known, titleOf),
      ]);
      // A page takes precedence over a post at the same address (site map).
      return new Map([...lists, ...posts, ...ofStories, ...pages]);
    },
    async titledByTemplate(own) {
      if (!deps.templates || own.size === 0) return new Set();
      return findTitlesOfTemplates(own, { ...deps.templates, titleOf: await deps.readTitle() });
    },
  };
}

interface TemplateTitleDeps {
  lookups: Pick<DocumentLookups, 'liveFromTemplates'>;
  postTemplates: Pick<PostTemplates, 'version' | 'site'>;
  /** by the ids of page templates */
  pageTemplates: ReadonlyMap<string, TitlePatterns>;
}

/**
 * The paths whose title is still what the template of the page or post makes of it.
 * @param deps.titleOf adds the brand to the title of a post
 */
async function findTitlesOfTemplates(
  own: ReadonlyMap<string, OwnMetadata>,
  deps: TemplateTitleDeps & { titleOf(title: string): string },
): Promise<ReadonlySet<string>> {
  const live = await deps.lookups.liveFromTemplates([...own.keys()]);
  const byKey = new Map(live.map((each) => [addressKey(each.path), each]));
  const versions = new Map<string, ReturnType<PostTemplates['version']>>();
  const site = await deps.postTemplates.site();

  async function isMadeBy({ content, since }: LiveFromTemplate, title: string) {
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
