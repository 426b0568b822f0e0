import { searchTextsOf } from './success-story.ts';
import type { OwnMetadata, OwnMetadataReader } from '#src/domains/seo/routes/own-metadata.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './page.ts';
import { findPublicPageTexts } from './page-repository.server.ts';
import { parsePostSeo } from './post.ts';
import { parsePostBody } from './post-body.ts';
import { findTitlesOfTemplates, type TemplateTitleDeps } from './titles-of-templates.server.ts';
import { searchDescriptionOf } from './post-search-texts.ts';
import type { StoryReader } from './story-reader.server.ts';
import { and, sql } from 'drizzle-orm';
import { posts } from './post-tables.server.ts';

/** What published posts say of themselves; the body only where a description is made of it. */
const findPublishedPostTexts = (db: Db, slugs: readonly string[]) =>
  db
    .select({
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      seo: posts.seo,
      category: posts.category,
      body: sql<unknown>`case when nullif(btrim(${posts.excerpt}), '') is null
        and ${posts.seo} ->> 'description' is null then ${posts.body} end`,
    })
    .from(posts)
    .where(
      and(
        sql`${posts.status} = 'published'`,
        sql`${posts.slug} = any(${sql.param([...slugs])}::text[])`,
      ),
    );

interface OwnMetadataDeps {
  db: Db;
  defaults: readonly Page[];
  stories: Pick<StoryReader, 'allSearchable'>;
  /** name and description of the lists by path */
  listings: ReadonlyMap<string, { title: string; description: string }>;
  /** Returns what adds the brand to a title, as it is set now. */
  readTitle(): Promise<TitleOf>;
  templates?: TemplateTitleDeps;
}

type TitleOf = (title: string) => string;

const NOTHING = { canonical: null, image: null, noindex: false, category: null };

/** Reads what public pages, posts, stories and lists say of themselves, any number of them at once. */
export function createOwnMetadata(deps: OwnMetadataDeps): OwnMetadataReader {
  const { db, stories, listings } = deps;
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
