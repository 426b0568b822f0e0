import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createStoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { readSeedPosts, seedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { refreshDocuments, type SearchSource } from '#src/domains/search/refresh-search.server.ts';
import type { SearchDocument } from '#src/domains/search/search-document.ts';
import { createSearch, type Search } from '#src/domains/search/search.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { searchSource } from '#src/wiring/search-source.server.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { generateDocuments } from './search-documents.ts';
import { formatMs, quantile, timed } from './timed.ts';

const MANY = 5_000;
const ROUNDS = 10;

/** One of each kind: a frequent word, several words, a phrase, a prefix, typos, nonsense, and an excluded word. */
const QUERIES = [
  'crm',
  'hubspot integration',
  'lead routing for manufacturers',
  '"one record"',
  'integr',
  'hubpsot',
  'forcast manufactering',
  'slaesforce',
  'xyzzyqq',
  'forecast -salesforce',
];

/** Measures a page of results and a list of suggestions, over the sample content and over 5,000 documents. */
export async function benchSearch() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db } = database;
  try {
    await migrateDatabase(cluster.connectionString);
    await seedPosts(db, await readSeedPosts('content/posts'), new Date());
    const pages = createPageReader(db, DEFAULT_PAGES, silentLogger);
    const sample = searchSource(
      pages,
      createPostReader(db, pages),
      createStoryReader(db, SUCCESS_STORIES, silentLogger),
    );
    const search = createSearch({ db, clock: () => new Date() });
    const refresh = async (source: SearchSource) => {
      const { ms } = await timed(() => refreshDocuments({ db, source, log: silentLogger }));
      return formatMs(ms);
    };

    console.log(
      `sample content: refreshed in ${await refresh(sample)}, unchanged in ${await refresh(sample)}`,
    );
    await measure('sample content', search);

    const models: SearchDocument[] = [];
    const none = () => Promise.resolve(new Map<string, string>());
    for await (const some of sample.documents(none))
      models.push(...(some as readonly SearchDocument[]));
    const many: SearchSource = {
      async *documents() {
        yield models;
        yield* generateDocuments(MANY - models.length, models);
      },
    };
    console.log(
      `${MANY} documents: refreshed in ${await refresh(many)}, unchanged in ${await refresh(many)}`,
    );
    await database.pool.query('analyze');
    await measure(`${MANY} documents`, search);
  } finally {
    await database.close();
    await cluster.stop();
  }
}

async function measure(name: string, search: Search) {
  const kinds: [string, (query: string) => Promise<unknown>][] = [
    ['results', (query) => search.find(query)],
    ['suggestions', (query) => search.suggest(query, 6)],
  ];
  for (const [kind, ask] of kinds) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const query of QUERIES) {
        const startedAt = performance.now();
        await ask(query);
        if (round > 0) times.push(performance.now() - startedAt);
      }
    const at = (share: number) => quantile(times, share).toFixed(1);
    console.log(`${name}, ${kind}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
}
