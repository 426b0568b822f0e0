import { randomUUID } from 'node:crypto';
import { createTags } from '#src/domains/documents/tags/tags.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { createListReader, storeFindingsAndViews } from './document-list.ts';
import { measure } from './timed.ts';

const POSTS = 20_000;
const BATCH = 200;
const WORDS = 600;
const LONG_WORDS = 10_000;
const RENAMED = 200;

const bodyOf = (words: readonly string[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words.join(' ') }] }],
});

/** Measures what the list of posts reads, with 20,000 posts of 600 words, saves of a long post, and a renamed tag. */
export async function benchPostList() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db, pool } = database;
  const clock = () => new Date();
  try {
    await migrateDatabase(cluster.connectionString);
    const documents = openDocuments(db, clock);
    // In parts, because a statement may take only so long.
    for (let from = 1; from <= POSTS; from += BATCH) {
      await pool.query(
        `insert into cms_documents (kind, content, version, saved_at, saved_by_id, saved_by_name, address, created_at,
          live_revision, live_version, live_address, live_since, first_published_at)
        select 'post', jsonb_build_object('title', 'Post about topic ' || n, 'slug', 'topic-' || n),
          1, now() - n * interval '1 minute', case n % 7 when 0 then $1 else 'other' end, 'editor@cadron.test',
          '/insights/topic-' || n, now(), case when n % 10 > 0 then 1 end, 1 - n % 2, '/insights/topic-' || n,
          case when n % 10 > 0 then now() end, case when n % 10 > 0 then now() - n * interval '1 hour' end
        from generate_series(${from}, ${from + BATCH - 1}) n`,
        [EDITOR.id],
      );
      await pool.query(
        `insert into cms_document_facts (document_id, category, tags, author, is_listed, date, words, vector, text_hash)
        select id, 'Category ' || n % 12, array['Category ' || n % 12, 'Tag ' || n % 300], 'Author ' || n % 9, n % 8 > 0,
          now() - n * interval '1 hour', ${WORDS}, to_tsvector('simple', (
            select string_agg('word' || (n * 31 + word * word * 7) % 30000, ' ') from generate_series(1, ${WORDS}) word)), ''
        from cms_documents, lateral (select substring(address from '\\d+$')::int as n) as numbered
        where n between ${from} and ${from + BATCH - 1}`,
      );
    }
    await storeFindingsAndViews(pool, '/insights/topic-');
    await pool.query('vacuum analyze');
    const { read } = createListReader(
      { db, clock, documents, adapters: openAdapters([]) },
      'post',
      {
        sort: 'mine',
        reader: EDITOR.id,
      },
    );
    const tags = createTags({ db, clock, documents, enqueue: () => Promise.resolve() });
    await measure(`list ${POSTS} posts, own drafts first`, 60, read({}));
    await measure('its last part', 60, read({ offset: POSTS - 50 }));
    await measure('by title', 60, read({ sort: 'title' }));
    await measure('by words', 60, read({ sort: '-words' }));
    await measure('by date', 60, read({ sort: '-date' }));
    await measure('most viewed first', 60, read({ sort: '-rank' }, true));
    await measure(
      'a tag of an author, something to fix',
      60,
      read({ tag: 'Tag 7', author: 'Author 7', findings: 'blocks' }),
    );
    await measure('a search for a word of the text', 60, read({ search: 'word777' }));
    await measure('a search for what every post has', 60, read({ search: 'wo' }));
    await measure('tags', 60, () => tags.counts());

    const words = Array.from({ length: LONG_WORDS }, (_, n) => `word${(n * n) % 9_000}`);
    const content = {
      title: 'A long post',
      slug: 'long',
      body: bodyOf(words),
      categoryTags: ['x'],
    };
    const { id } = await documents.create('post', content, EDITOR);
    let version = 1;
    await measure(`save ${LONG_WORDS} words`, 60, async (n) => {
      const edited = { ...content, body: bodyOf([...words, `more${n}`]) };
      const request = { id, base: version, content: edited, by: EDITOR, saveId: randomUUID() };
      const saved = await documents.save(request);
      if (!saved.ok) throw new Error(saved.reason);
      version = saved.version;
    });
    for (let n = 0; n < RENAMED; n += 1)
      await documents.create(
        'post',
        { title: `R ${n}`, slug: `r-${n}`, categoryTags: ['y'] },
        EDITOR,
      );
    await measure(`rename a tag in ${RENAMED} drafts`, 2, async (n) => {
      const change = { id: randomUUID(), from: [n === 0 ? 'y' : 'z0'], to: `z${n}` };
      await tags.start(change, EDITOR);
      await tags.run(change.id);
    });
  } finally {
    await database.close();
    await cluster.stop();
  }
}
