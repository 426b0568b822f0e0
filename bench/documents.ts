import { randomUUID } from 'node:crypto';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { measure } from './timed.ts';

const BLOCKS = 200;
const SAVES = 200;
const POSTS = 20_000;

/** Measures saving and publishing a page of 200 blocks, lists of 20,000 documents, and a read while nothing is due. */
export async function benchDocuments() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db } = database;
  const clock = () => new Date();
  try {
    await migrateDatabase(cluster.connectionString);
    const documents = openDocuments(db, clock, { defaults: DEFAULT_PAGES });
    await documents.adopt();
    const real = DEFAULT_PAGES.flatMap((page) => page.blocks);
    const blocks = Array.from({ length: BLOCKS }, (_, n): DocumentBlock => ({
      ...real[n % real.length]!,
      id: `block-${n}`,
    }));
    const seo = { title: 'A long page', description: 'A page with many sections.' };
    const content = { path: '/long', title: 'A long page', seo, blocks };
    const { id } = await documents.create('page', content, EDITOR);
    const kilobytes = Math.round(JSON.stringify(content).length / 1024);

    let version = 1;
    await measure(`save ${BLOCKS} blocks (${kilobytes} KB)`, SAVES, async (n) => {
      const edited = { ...content, title: `A long page, edited ${n} times` };
      const request = { id, base: version, content: edited, by: EDITOR, saveId: randomUUID() };
      const saved = await documents.save(request);
      if (!saved.ok) throw new Error(saved.reason);
      version = saved.version;
    });
    await measure('save and publish it', 30, async (n) => {
      const edited = { ...content, title: `Published ${n} times` };
      await documents.save({
        id,
        base: version,
        content: edited,
        by: EDITOR,
        saveId: randomUUID(),
      });
      version += 1;
      const published = await documents.change(id, { type: 'publish', version }, EDITOR);
      if (!published.ok) throw new Error(published.message);
    });
    await measure('open it', 200, () => documents.find(id));

    await database.pool.query(
      `insert into cms_blog_posts (slug, title, status, published_at, body)
      select 'post-' || n, 'Post about topic ' || n, 'published', now() - n * interval '1 hour',
        jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
          'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('word ', 800))))))
      from generate_series(1, ${POSTS}) n`,
    );
    await documents.adopt();
    await database.pool.query('analyze');
    const list = (filter: object) => () => documents.list({ kind: 'post', ...filter });
    await measure(`list ${POSTS} posts`, 200, list({}));
    await measure('list a state', 200, list({ state: 'published', offset: 500 }));
    await measure('list matches of a search', 200, list({ search: 'topic 77' }));
    await measure('settle while nothing is due', 1_000, () => documents.settle());
  } finally {
    await database.close();
    await cluster.stop();
  }
}
