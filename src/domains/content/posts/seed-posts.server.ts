import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { categoryOf, POST_STATUSES, type Post } from './post.ts';
import { findTakenSlugs, insertPostIfNew } from './post-repository.server.ts';

const frontMatter = z.object({
  title: z.string().trim().min(1),
  excerpt: z.string().trim().min(1),
  author: z.string().trim().min(1),
  category_tags: z.array(z.string().trim().min(1)),
  published_at: z.coerce.date(),
  is_listed: z.boolean(),
  status: z.enum(POST_STATUSES),
  seo: z.object({ title: z.string(), description: z.string(), category: z.string().optional() }),
});

/** A file of `content/posts`: YAML front matter, then Markdown. */
export interface SeedPost {
  slug: string;
  category: string;
  meta: z.output<typeof frontMatter>;
  markdown: string;
}

/** The path of a seeded post's cover in the media library. */
export const seedCoverPath = (slug: string) => `Insights/${slug}.svg`;

/**
 * Reads the sample posts, one file `<slug>.md` each.
 * @throws Error that names the first file with invalid front matter
 */
export async function readSeedPosts(folder: string): Promise<SeedPost[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => parseSeedPost(name, await readFile(join(folder, name), 'utf8'))),
  );
}

/**
 * Adds the sample posts whose slugs are free; never overwrites a post.
 * @returns the number of added posts
 */
export async function seedPosts(
  db: Database['db'],
  seeds: readonly SeedPost[],
  now: Date,
): Promise<number> {
  const taken = await findTakenSlugs(
    db,
    seeds.map(({ slug }) => slug),
  );
  const missing = seeds.filter(({ slug }) => !taken.has(slug));
  if (missing.length === 0) return 0;
  // Imported here because the Markdown parser is large and only a first start needs it.
  const { bodyFromMarkdown } = await import('../body/markdown-body.server.ts');
  return db.transaction(async (tx) => {
    let added = 0;
    for (const seed of missing)
      if (await insertPostIfNew(tx, toPost(seed, bodyFromMarkdown(seed.markdown)), now)) added += 1;
    if (added > 0) await announceContentChange(tx);
    return added;
  });
}

function parseSeedPost(name: string, text: string): SeedPost {
  const [, head, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  const meta = frontMatter.safeParse(head === undefined ? undefined : parse(head));
  if (!meta.success || markdown === undefined)
    throw new Error(`${name}: ${meta.error ? z.prettifyError(meta.error) : 'has no text'}`);
  const { category_tags: categoryTags, seo } = meta.data;
  const slug = name.replace(/\.md$/, '');
  return { slug, category: categoryOf({ categoryTags, seo }), meta: meta.data, markdown };
}

function toPost({ slug, meta }: SeedPost, body: Post['body']): Post {
  const { category, ...seo } = meta.seo;
  return {
    slug,
    title: meta.title,
    excerpt: meta.excerpt,
    body,
    author: meta.author,
    status: meta.status,
    isListed: meta.is_listed,
    isFeatured: false,
    publishedAt: meta.published_at,
    lastReviewedAt: null,
    categoryTags: meta.category_tags,
    seo: { ...seo, ...(category && { category }) },
    readTime: null,
    coverImage: `/media/cms_media/${seedCoverPath(slug)}`,
  };
}
