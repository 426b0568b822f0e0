import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { compareRoutes, crawlPages } from '#src/domains/seo/crawl/crawl.job.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';

/** Half of them posts, half of them pages of blocks. */
export const PAGES = 5_000;
const POSTS = PAGES / 2;
/** As if another worker had the crawl, for longer than any bench takes. */
const PAUSED = 'bench';

/** Of the web process. */
export const CRAWL_PORT = 23_964;

export interface CrawlState {
  total: number;
  done: number;
  failed: number;
  isFinished: boolean;
}

/** Steers the crawl of a site that runs on a database: as another worker would, and through its queue. */
export async function openCrawlSite(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  const queue = createJobQueue(connectionString, silentLogger);
  await queue.start([crawlPages, compareRoutes]);

  const read = async (): Promise<CrawlState | undefined> => {
    const { rows } = await client.query<CrawlState>(
      `select total, done, failed, finished_at is not null as "isFinished"
      from seo_crawls order by started_at desc limit 1`,
    );
    return rows[0];
  };
  const awaitPages = async (count: number) => {
    const until = ((await read())?.done ?? 0) + count;
    for (
      let state = await read();
      state && state.done < until && !state.isFinished;
      state = await read()
    )
      await wait(50);
  };
  const resume = async () => {
    await client.query('update seo_crawls set claim = null where finished_at is null');
    await queue.send(crawlPages, {}, { singletonKey: crawlPages.name });
  };

  return {
    read,
    awaitPages,
    resume,
    query: async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows,
    fill: () => fill(client),
    /** Waits for the search of the added pages, whose memory is not the crawl's. */
    async awaitSearch() {
      for (let known = 0; known < PAGES; await wait(500))
        known = (await client.query('select from search_documents')).rowCount ?? 0;
    },
    /** Starts a crawl, and pauses it after its first pages. */
    async start() {
      await client.query('insert into seo_crawls (started_at) values (now())');
      await resume();
      await awaitPages(1);
    },
    /** The worker notices after the page that it reads. */
    async pause() {
      await client.query(
        `update seo_crawls set claim = '${PAUSED}', beat_at = now() + interval '1 day' where finished_at is null`,
      );
      for (let busy = true; busy; busy = await isRunning(client, crawlPages.name)) await wait(50);
    },
    /** Reads the rest in random order, so that each window has pages of every kind. */
    shuffle: () =>
      client.query(
        `update seo_crawl_pages set attempts = -(random() * 10000)::int where state = 'pending'`,
      ),
    /** As if the rest had been read: copies of what was, without their texts, which would be pairs of equal pages. */
    addUnread: () => client.query(COPY_READINGS),
    /** Compares all routes, as after each publication; not again while it is under way. */
    async queueComparing() {
      if (await isRunning(client, compareRoutes.name)) return;
      await queue.send(compareRoutes, {}, { singletonKey: compareRoutes.name });
    },
    async awaitComparing() {
      while (await isRunning(client, compareRoutes.name)) await wait(20);
    },
    /** Forgets a crawl and what it read. */
    async end() {
      await client.query(
        'truncate seo_crawls, seo_routes, seo_route_links, seo_findings, seo_crawl_pages',
      );
    },
    async stop() {
      await queue.stop();
      await client.end();
    },
  };
}

export type CrawlSite = Awaited<ReturnType<typeof openCrawlSite>>;

const COPY_READINGS = `
  insert into seo_routes (path, kind, is_in_sitemap, status, title, description, canonical, robots, is_indexable, picture,
    schema_types, words, bytes, sent_bytes, content_hash, details, sentences, fingerprint, read_at, changed_at)
  select page.path, page.kind, page.is_in_sitemap, status, title, description, canonical, robots, is_indexable, picture,
    schema_types, words, bytes, sent_bytes, content_hash, details, '{}', '{}', read_at, changed_at
  from seo_crawl_pages page
    join lateral (select * from seo_routes route where route.kind = page.kind and status = 200
      order by md5(route.path || page.path) limit 1) as copied on true
  where page.state = 'pending'
  on conflict do nothing`;

async function isRunning(client: Client, job: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pgboss.job where name = $1 and state in ('created', 'active', 'retry')`,
    [job],
  );
  return (rowCount ?? 0) > 0;
}

/** Adds copies of the sample posts and pages at addresses of their own. @returns the addresses */
async function fill(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_name = 'cms_blog_posts' and column_name not in ('id', 'slug', 'title') and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    `insert into cms_blog_posts (id, slug, title, ${columns})
    select gen_random_uuid(), slug || '-' || n, title || ' ' || n, ${columns}
    from (select * from cms_blog_posts where status = 'published' limit 10) post, generate_series(1, ${POSTS / 10}) n`,
  );
  const pages = Array.from({ length: PAGES - POSTS }, (_, n) => {
    const { title, seo, blocks } = DEFAULT_PAGES[n % DEFAULT_PAGES.length]!;
    return {
      path: `/places/page-${n}`,
      title,
      seo: { ...seo, title: `${seo.title} ${n}` },
      blocks,
    };
  });
  await client.query(
    `insert into cms_public_pages (path, document_id, revision, title, seo, blocks, published_at)
    select path, gen_random_uuid(), 1, title, seo, blocks, now()
    from jsonb_to_recordset($1) as page (path text, title text, seo jsonb, blocks jsonb)`,
    [JSON.stringify(pages)],
  );
  await client.query(`select pg_notify('content_changed', '')`);
  const posts = await client.query<{ path: string }>(
    `select '/insights/' || slug as path from cms_blog_posts where slug ~ '-[0-9]+$' and status = 'published'`,
  );
  return [...pages, ...posts.rows].map(({ path }) => path);
}
