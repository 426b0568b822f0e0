import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createImports, type Imports } from '#src/domains/imports/create-imports.server.ts';
import type { ImportDeps } from '#src/domains/imports/import-deps.ts';
import type { SourceAdapter, SourceItem } from '#src/domains/imports/source.ts';
import {
  createImportWork,
  createImportWorker,
} from '#src/domains/imports/work-on-import.server.ts';
import { createTags } from '#src/domains/documents/tags/tags.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { createOverrides } from '#src/domains/seo/overrides/overrides.server.ts';
import { createSiteSettings } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { createPictureIntake } from '#src/integrations/download/picture-intake.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createIntakeFixture } from './intake-fixture.ts';
import { type DocumentsOptions, openDocuments } from './publishing.ts';

export const MARA = { id: 'u-mara', name: 'mara@cadron.example' };

/** An item of a source, of which only what matters is given. */
export const sourceItem = (given: Partial<SourceItem> & { id: string }): SourceItem => ({
  place: `item ${given.id}`,
  title: `Post ${given.id}`,
  body: { format: 'html', text: `<p>Text of ${given.id}</p>` },
  state: 'published',
  categories: [],
  tags: [],
  seo: {},
  addresses: [],
  warnings: [],
  ...given,
});

/** A kind of file that is JSON of items, whose pictures are bytes by address. */
const JSON_SOURCE: SourceAdapter = {
  id: 'test',
  name: 'Test',
  help: 'A test file.',
  recognizes: () => true,
  async open({ path }) {
    const {
      items,
      pictures = {},
      origin = 'old',
    } = JSON.parse(await readFile(path, 'utf8')) as {
      items: SourceItem[];
      pictures?: Record<string, string>;
      origin?: string;
    };
    return {
      origin,
      sites: ['https://old.example'],
      async *read() {
        for (const item of items) yield { type: 'item' as const, item };
      },
      async find(address) {
        const bytes = pictures[address];
        return bytes === undefined
          ? { address }
          : {
              name: address.split('/').at(-1)!,
              open: async () => Readable.from([Buffer.from(bytes, 'base64')]),
            };
      },
      close: async () => undefined,
    };
  },
};

export type ImportWorld = Awaited<ReturnType<typeof createImportWorld>>;
export type ImportNode = ReturnType<ImportWorld['open']>;

/** Imports on a database, with documents, redirects and a library of their own. @param start of its clock */
export async function createImportWorld(start = '2026-11-28T12:00:00Z') {
  const intake = await createIntakeFixture();
  const { db } = intake.media.database;
  let now = new Date(start).getTime();
  const clock = () => {
    now += 1;
    intake.media.now = now;
    return new Date(now);
  };
  function open(
    over: Partial<ImportDeps> = {},
    sources: readonly SourceAdapter[] = [JSON_SOURCE],
    options: DocumentsOptions = {},
    network: Omit<Parameters<typeof createPictureIntake>[0], 'takeOver'> = {},
  ) {
    const { uploads, takeOver } = intake.open();
    const media = intake.media.open();
    const { assets } = media;
    const queued: string[] = [];
    const documents = openDocuments(db, clock, options);
    const tags = createTags({ db, clock, documents, enqueue: async () => undefined });
    const redirects = createRedirects({
      db,
      clock,
      log: silentLogger,
      siteUrl: 'https://cadron.example',
      async paths() {
        const posts = await intake.media.query('select slug from cms_blog_posts');
        return ['/', '/insights', ...posts.map(({ slug }) => postPath(String(slug)))];
      },
    });
    const overrides = createOverrides({
      db,
      searchEngineUpdates: { enqueue: async () => undefined },
      clock,
      log: silentLogger,
    });
    const siteSettings = createSiteSettings({
      db,
      builtIn: BUILT_IN_SETTINGS,
      clock,
      log: silentLogger,
    });
    const deps: ImportDeps = {
      db,
      clock,
      log: silentLogger,
      store: intake.media.store,
      sources,
      recognize: async () => sources[0]?.id,
      documents,
      tags,
      redirects,
      overrides,
      siteSettings,
      mediaIndex: media.index,
      assets,
      pictures: createPictureIntake({ takeOver, mayConnect: () => false, ...network }),
      reservedPaths: [],
      pause: async () => undefined,
      enqueue: async (_tx, id) => void queued.push(id),
      ...over,
    };
    const worker = createImportWorker(deps, createImportWork(deps));
    return {
      deps,
      media,
      uploads,
      documents,
      tags,
      assets,
      redirects,
      overrides,
      siteSettings,
      imports: createImports(deps),
      worker,
      /** works until nothing is queued */
      async drain() {
        for (let id = queued.shift(); id !== undefined; id = queued.shift()) await worker.work(id);
      },
    };
  }
  return {
    db,
    open,
    store: intake.media.store,
    /** Uploads a source of items, and reads it. @param pictures in base64, by address */
    async read(
      node: { imports: Imports; drain(): Promise<void> },
      items: SourceItem[],
      pictures: Record<string, string> = {},
    ) {
      const id = randomUUID();
      const storageKey = `imports/${id}`;
      await intake.media.store.write(storageKey, JSON.stringify({ items, pictures }));
      const file = { id, source: 'test', fileName: 'old.json', bytes: 1, storageKey };
      await node.imports.begin(file, MARA);
      await node.drain();
      return id;
    },
    /** Lets time pass. */
    wait: (ms: number) => void (now += ms),
    /** titles of what uses a file, by its address */
    uses: intake.media.uses,
    query: <Row = Record<string, unknown>>(text: string) =>
      intake.media.query(text) as Promise<Row[]>,
    async reset() {
      await intake.reset();
      await intake.media.query(`truncate cms_imports, cms_import_mappings,
        cms_documents, cms_blog_posts, seo_redirects cascade`);
    },
    drop: () => intake.drop(),
  };
}
