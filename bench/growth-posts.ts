import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { seededRandom } from './random.ts';

const PARAGRAPHS = 600;
const WORDS = 90;
/** of a post, so about 720 words */
const PARTS = 8;
const BATCH = 500;

/** Prepares paragraphs of the sample posts' words, by frequency; the same in each run. */
export async function preparePosts(pool: Database['pool']): Promise<void> {
  const samples = await readSeedPosts('content/posts');
  const words = samples.flatMap(({ markdown }) => markdown.match(/[\p{L}-]+/gu) ?? []);
  const random = seededRandom(36);
  const pick = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]!).join(' ');
  await pool.query('create table bench_paragraphs (n int primary key, text text not null)');
  await pool.query(
    'insert into bench_paragraphs select at - 1, text from unnest($1::text[]) with ordinality as t (text, at)',
    [Array.from({ length: PARAGRAPHS }, () => pick(WORDS))],
  );
}

/**
 * Adds published posts with their documents, each an hour older than the one before: a tenth of a percent pinned, some unlisted, in
 * 12 categories, with 300 other tags, of 9 authors.
 */
export async function addPosts(pool: Database['pool'], from: number, until: number) {
  // Filling it at once takes a fraction of the time.
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'cms_document_facts_vector'`,
  );
  await pool.query('drop index cms_document_facts_vector');
  // In parts, because a statement may take only so long.
  for (let first = from; first <= until; first += BATCH)
    await pool.query(
      `with numbered as (
        select n, md5('post ' || n)::uuid as id, 'topic-' || n as slug,
          timestamptz '2026-10-01' - n * interval '1 hour' as at, 'Category ' || n % 12 as category, 'Tag ' || n % 300 as tag
        from generate_series($1::int, $2::int) n
      ), written as (
        select numbered.*, parts.text, initcap((string_to_array(parts.text, ' '))[1]) || ' ' ||
            array_to_string((string_to_array(parts.text, ' '))[2:7], ' ') || ' in case ' || n as title,
          array_to_string((string_to_array(parts.text, ' '))[8:30], ' ') as excerpt,
          jsonb_build_object('type', 'doc', 'content', parts.nodes) as body
        from numbered, lateral (
          select string_agg(text, ' ' order by k) as text, jsonb_agg(jsonb_build_object('type', 'paragraph', 'content',
            jsonb_build_array(jsonb_build_object('type', 'text', 'text', text))) order by k) as nodes
          from generate_series(1, ${PARTS}) k
            join bench_paragraphs p on p.n = mod(abs(hashtext(numbered.n || '-' || k)), ${PARAGRAPHS})
        ) as parts
      ), posts as (
        insert into cms_blog_posts (id, slug, title, excerpt, body, author, status, is_listed, is_featured, published_at, created_at,
          updated_at, category_tags, word_count, seo)
        select id, slug, title, excerpt, body, 'Author ' || n % 9, 'published', n % 200 > 0, n % 1000 = 77, at, at, at,
          array[category, tag], ${PARTS * WORDS}, jsonb_build_object('description', excerpt)
        from written
      ), documents as (
        insert into cms_documents (id, kind, content, version, saved_at, saved_by_id, saved_by_name, address, created_at,
          live_revision, live_version, live_address, live_since, first_published_at)
        select id, 'post', jsonb_build_object('title', title, 'slug', slug, 'excerpt', excerpt, 'body', body, 'categoryTags',
            jsonb_build_array(category, tag)), 1, at, 'other', 'editor@cadron.test', '/insights/' || slug, at,
          1, 1 - (n % 20 = 0)::int, '/insights/' || slug, at, at
        from written
        returning id
      )
      insert into cms_document_facts (document_id, category, tags, author, is_listed, date, words, vector, text_hash)
      select written.id, category, array[category, tag], 'Author ' || n % 9, n % 200 > 0, at, ${PARTS * WORDS},
        to_tsvector('simple', title || ' ' || text), ''
      from written join documents using (id)`,
      [first, Math.min(first + BATCH - 1, until)],
    );
  await pool.query(rows[0]!.indexdef);
}
