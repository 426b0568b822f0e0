import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as report from '#src/admin/migrate/export-report.ts';
import * as redirectsList from '#src/admin/migrate/export-redirects.ts';
import * as importPage from '#src/admin/migrate/import.tsx';
import * as itemPage from '#src/admin/migrate/item.tsx';
import { importAddress, itemAddress, MIGRATE_PATH } from '#src/admin/migrate/migrate-addresses.ts';
import * as list from '#src/admin/migrate/migrate.tsx';
import { createPageReader } from '#src/domains/content/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/post-reader.server.ts';
import { recognizeSource, SOURCES } from '#src/domains/imports/sources.server.ts';
import { validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { storableText } from '#src/platform/forms/storable-text.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { Network } from '#src/integrations/download/follow-public-url.server.ts';
import { loadArticle } from '#src/site/insights/load-article.server.tsx';
import { type ZipPart, zipOf } from '#tests/builders/zip-archive.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { exportOf, lexical, POST } from '#tests/support/ghost-file.ts';
import { harmfulParts } from '#tests/support/harmful-markup.ts';
import { HOSTILE_HTML, JS } from '#tests/support/hostile-html.ts';
import { createImportWorld, MARA } from '#tests/support/import-world.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { file, item, meta, wxr } from '#tests/support/wordpress-file.ts';

/** Hostile files through the whole way: plan, run with publication, redirects, the public pages, and the screens of the team. */

type World = Awaited<ReturnType<typeof createImportWorld>>;
let world: World;
beforeAll(async () => {
  world = await createImportWorld();
});
beforeEach(() => world.reset());
afterAll(() => world?.drop());

const ADDRESSES = [
  JS,
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  '//evil.example',
];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><a href="${JS}"><rect width="9" height="9"/></a></svg>`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const HTML = [
  ...HOSTILE_HTML,
  ...ADDRESSES.flatMap((address) => [
    `<a href="${address}">link</a>`,
    `<img src="${address}" alt="picture">`,
    `<iframe src="${address}"></iframe><video src="${address}" poster="${address}"></video>`,
  ]),
  `<p>Drawing</p><img src="data:image/svg+xml;base64,${base64(svg)}" alt='Drawn" onload="alert(1)'>`,
  `<p>Lie</p><img src="data:image/png;base64,${base64('<script>alert(1)</script>')}" alt="Lie">`,
  `<p>Long</p><img src="https://x.example/${'é'.repeat(9_000)}.png" alt="Long">`,
  `${'<div><ul><li>'.repeat(9_000)}deep`,
  'W'.repeat(300_000),
  '\u0000 null, \uD800 half, \uDC00 half',
].join('\n');
const TITLE = `<script>alert(1)</script>\u0000\uD800${'T'.repeat(10_000)}`;
const LONG = 'x'.repeat(10_000);

const wordpress = wxr(
  item(HTML, {
    title: TITLE,
    more:
      meta({
        _wp_old_slug: '../../admin',
        _thumbnail_id: '2',
        _yoast_wpseo_canonical: JS,
        '_yoast_wpseo_opengraph-image': ADDRESSES[2]!,
        _yoast_wpseo_title: TITLE,
      }) + '<category domain="post_tag" nicename="constructor">constructor</category>',
  }),
  file(2, '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;.svg'),
  item('<p>Second</p>', { id: 3, type: 'constructor' }),
  item('<p>Third</p>', { id: 4, status: '__proto__', title: 'Third' }),
);
const ghost = JSON.stringify({
  db: [
    exportOf({
      posts: [
        { ...POST, html: HTML, title: TITLE, feature_image: JS, canonical_url: JS },
        {
          ...POST,
          id: LONG,
          slug: 'success-stories',
          html: null,
          lexical: lexical(
            { type: 'html', html: HTML },
            { type: 'link', url: JS, children: [{ type: 'text', text: 'x' }] },
            { type: 'button', buttonUrl: JS, buttonText: HTML },
            { type: 'embed', url: JS, html: HTML },
          ),
        },
        { ...POST, id: '__proto__', slug: '../../admin', title: '' },
        { ...POST, id: 'deep', slug: 'deep', html: null, lexical: nested(20_000) },
      ],
      tags: [
        { id: 't', name: 'constructor', slug: 'constructor' },
        { id: 'u', name: '__proto__', slug: '__proto__' },
      ],
      posts_tags: [
        { post_id: POST['id'], tag_id: 't', sort_order: 0 },
        { post_id: POST['id'], tag_id: 'u', sort_order: 1 },
      ],
      users: [{ id: 'a', name: TITLE, slug: 'toString', website: JS }],
      posts_authors: [{ post_id: POST['id'], author_id: 'a', sort_order: 0 }],
    }),
  ],
});
function nested(depth: number): string {
  return `{"root":{"type":"root","children":[${'{"type":"quote","children":['.repeat(depth)}${']}'.repeat(depth)}]}}`;
}
const front = (fields: Record<string, unknown>, text: string) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n${text}`;
const markdown = front(
  {
    title: TITLE,
    cover: JS,
    author: { name: 'toString', url: JS },
    tags: ['constructor', '__proto__'],
    canonical: JS,
    slug: '/admin',
    aliases: [
      '/',
      '/admin',
      '/insights',
      '/insights/ours',
      '//evil.example/x',
      'https://evil.example/x',
      '/\\evil.example',
      '/x/../../../admin/login',
      `/${LONG}`,
      '/old/*',
      '/moved?next=//evil.example',
    ],
  },
  `${HTML}\n\n[a](${JS}) ![b](${ADDRESSES[2]}) <${JS}>\n\n[c]: ${JS}\n\n[c]`,
);
const ROW = {
  title: TITLE,
  slug: 'admin',
  body: HTML,
  status: 'published',
  url: JS,
  cover: JS,
  canonical: ADDRESSES[2],
  author: 'constructor',
  tags: ['__proto__', 'toString'],
  __proto__: { polluted: 'yes' },
};
const json = `[${JSON.stringify(ROW).replace(/\}$/, `,"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}`)},{"title":"\\ud800","body":"x","status":"__proto__"}]`;
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csv = (fields: Record<string, string>) =>
  `${Object.keys(fields).map(quote).join(',')}\n${Object.values(fields).map(quote).join(',')}\n`;
// A table with control signs is refused as no text.
const rows = csv({
  ...ROW,
  title: storableText(ROW.title),
  body: storableText(ROW.body),
  tags: 'constructor,__proto__',
  cover: JS,
  canonical: JS,
} as never);
const hubspot = csv({
  'Blog name': 'Blog',
  'Post title': TITLE,
  'Post URL': JS,
  'Post body': HTML,
  'Featured image URL': JS,
  'Canonical URL': JS,
  'Post status': 'PUBLISHED',
  Author: '__proto__',
  Tags: 'constructor; __proto__',
});
const bomb: ZipPart = { name: 'bomb.md', data: Buffer.alloc(70_000_000, 'a') };
const archive = zipOf([
  { name: 'blog/first.md', data: markdown },
  { name: 'blog/first.md', data: 'again' },
  { name: '../../outside.md', data: 'out' },
  { name: '/etc/outside.md', data: 'out' },
  { name: String.raw`C:\windows\outside.md`, data: 'out' },
  { name: String.raw`..\..\outside.md`, data: 'out' },
  { name: 'blog/link.md', data: '/etc/passwd', mode: 0o120_777 },
  { name: 'blog/null\u0000.md', data: 'out' },
  {
    name: 'blog/picture.md',
    data: '# Pictures\n\n![s](drawing.svg) ![l](lie.png) ![o](../../../etc/passwd)',
  },
  { name: 'blog/drawing.svg', data: svg },
  { name: 'blog/lie.png', data: '<script>alert(1)</script>' },
  { name: `blog/${'d/'.repeat(500)}deep.md`, data: '# Deep' },
  { name: 'blog/nested.md', data: `${'> '.repeat(5_000)}deep\n\n${'['.repeat(20_000)}` },
  { name: 'blog/lies.md', data: 'x'.repeat(3_000), bytes: 10 },
  bomb,
]);

const FILES: readonly (readonly [name: string, source: string, contents: string | Buffer])[] = [
  ['wordpress.xml', 'wordpress', wordpress],
  ['ghost.json', 'ghost', ghost],
  ['post.md', 'markdown', markdown],
  ['rows.json', 'table', json],
  ['rows.csv', 'table', rows],
  ['hubspot.csv', 'hubspot', hubspot],
  ['folder.zip', 'markdown', archive],
];

const pages = {
  'admin/migrate-content': list,
  'admin/migrate-content/:id': importPage,
  'admin/migrate-content/:id/report.csv': report,
  'admin/migrate-content/:id/redirects.csv': redirectsList,
  'admin/migrate-content/:id/items/:position': itemPage,
};
const handle = createRouteHandler(pages, {
  handleError(error) {
    throw error;
  },
});

const nothingOutside: Network = {
  resolve: (_host, _options, done) =>
    done(Object.assign(new Error('no network'), { code: 'ENOTFOUND' }), ''),
  mayConnect: () => false,
};

/** Uploads a file and reads it; runs it with publication if that works, and makes its redirects. */
async function takeIn(name: string, contents: string | Buffer, source = '') {
  const node = world.open({ recognize: recognizeSource }, SOURCES, {}, nothingOutside);
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  await world.store.write(storageKey, contents);
  const bytes = Buffer.byteLength(contents);
  await node.imports.begin({ id, source, fileName: name, bytes, storageKey }, MARA);
  await node.drain();
  const read = (await node.imports.find(id))!;
  if (read.phase === 'planned') {
    await node.imports.start(id, { publishes: true, folder: 'Imported' }, MARA);
    await node.drain();
    await node.imports.makeRedirects(id, MARA);
  }
  return { node, id, found: (await node.imports.find(id))! };
}
type Taken = Awaited<ReturnType<typeof takeIn>>;

/** The screens that show an import, as they are sent. */
async function screensOf({ node, id, found }: Taken): Promise<string[]> {
  const positions = Array.from({ length: found.counts.items }, (_, at) => at + 1);
  const addresses = [
    MIGRATE_PATH,
    importAddress(id),
    `${importAddress(id)}/report.csv`,
    `${importAddress(id)}/redirects.csv`,
    ...positions.map((position) => itemAddress(id, position)),
  ];
  return Promise.all(
    addresses.map(async (address) => {
      const context = adminContext({ imports: node.imports });
      const response = await handle(new Request(`http://localhost${address}`), context);
      expect(response.status, address).toBe(200);
      return response.text();
    }),
  );
}

/** What the public sees of all posts: their pages with what is in the head. */
async function publicPages(): Promise<string[]> {
  const pageReader = createPageReader(world.db, [], silentLogger);
  const posts = createPostReader(world.db, pageReader);
  const { config, log } = buildServices();
  const { siteSettings } = world.open();
  const services = { posts, pages: pageReader, config, log, siteSettings };
  const slugs = await world.query('select slug from cms_blog_posts order by 1');
  return Promise.all(
    slugs.map(async ({ slug }) => {
      const article = await loadArticle(services, String(slug));
      if (typeof article === 'string') throw new Error(`${String(slug)} is ${article}`);
      for (const value of article.head.flatMap((tag) => Object.values(tag)))
        expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data|blob|file):/i);
      return article.html;
    }),
  );
}

test.each(FILES)(
  'nothing of %s runs or escapes, and what was left out is named',
  async (name, source, contents) => {
    const ours = await world.open().documents.create('post', { title: 'Ours', slug: 'ours' }, MARA);
    await world.open().documents.change(ours.id, { type: 'publish', version: 1 }, MARA);
    const taken = await takeIn(name, contents);
    const { node, id, found } = taken;
    expect(found).toMatchObject({ phase: 'done', source, message: null });
    expect(found.states.done).toBeGreaterThan(0);
    const { items } = await node.imports.items(id, {}, { limit: 99, offset: 0 });
    for (const { state, message } of items)
      if (state !== 'done') expect(message, state).toMatch(/^[A-Z].*\w/);
    const shown = await publicPages();
    expect(shown.length).toBeGreaterThan(0);
    for (const html of [
      ...shown,
      ...(await screensOf(taken)).filter((text) => text.startsWith('<')),
    ])
      expect(harmfulParts(html)).toEqual([]);
    const { position } = items.find(({ state }) => state === 'done')!;
    const first = (await node.imports.item(id, position))!;
    expect(first.title.length).toBeLessThanOrEqual(200);
    expect(first.planned!.warnings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['left-out', 'made-up', 'missing-file']),
    );
    // No redirect leads elsewhere, or away from what is ours.
    const redirects = await world.query('select from_path, target from seo_redirects');
    for (const { from_path: from, target } of redirects) {
      expect(target).toMatch(/^\/insights\/[^/]+$/);
      expect(from).not.toMatch(/^\/(?:admin(?:\/.*)?|insights(?:\/ours)?)?$/);
    }
    // Only pictures that are ones were stored, without what runs.
    for await (const key of world.store.paths()) {
      expect(key).not.toMatch(/^\/|\.\.|passwd|outside/);
      if (key.endsWith('.svg'))
        expect(harmfulParts((await world.store.read(key))!.toString())).toEqual([]);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(await node.imports.undo(id, MARA)).toEqual({ ok: true });
    await node.drain();
    expect(await node.imports.find(id)).toMatchObject({ phase: 'undone' });
    expect(await world.query('select title from cms_documents')).toEqual([{ title: 'Ours' }]);
    expect(await world.query('select 1 from media_assets')).toEqual([]);
  },
);

test('names each file of an archive that is not read, and why', async () => {
  const { node, id } = await takeIn('folder.zip', archive);
  const { items } = await node.imports.items(
    id,
    { change: 'unreadable' },
    { limit: 99, offset: 0 },
  );
  expect(Object.fromEntries(items.map(({ place, message }) => [place, message]))).toMatchObject({
    'blog/first.md': 'Another file before it has the same name',
    '../../outside.md': 'Its path leads out of the archive',
    '/etc/outside.md': 'Its path leads out of the archive',
    'C:/windows/outside.md': 'Its path leads out of the archive',
    'blog/link.md': 'It is a link',
    'bomb.md': expect.stringContaining('It unpacks to more than'),
  });
});

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${'&a;'.repeat(10)}">`).join('')}]>`;
const REFUSED: readonly (readonly [name: string, contents: string | Buffer, source: string])[] = [
  ['laughs.xml', wxr(item('&a9;')).replace('<rss', `${laughs}<rss`), 'wordpress'],
  [
    'entity.xml',
    wxr(item('x')).replace('<rss', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss'),
    'wordpress',
  ],
  ['empty.xml', '', 'wordpress'],
  ['deep.json', '['.repeat(1_000_000), 'ghost'],
  ['deep-rows.json', '['.repeat(1_000_000), 'table'],
  ['nested.json', `[{"title":"a","body":${'['.repeat(5_000)}${']'.repeat(5_000)}}]`, 'table'],
  ['cut.zip', archive.subarray(0, 2_000), ''],
  ['not.zip', 'PK\u0003\u0004nothing', 'markdown'],
  ['program.exe', Buffer.concat([Buffer.from('MZ'), deflateRawSync(Buffer.alloc(99))]), ''],
  ['wrong.xml', svg, 'wordpress'],
  ['wrong.json', '{"db":[{"data":{"posts":"x"}}]}', 'ghost'],
];

test.each(REFUSED)('%s ends with a message, and writes nothing', async (name, contents, source) => {
  const taken = await takeIn(name, contents, source);
  expect(taken.found).toMatchObject({
    phase: 'failed',
    message: expect.stringMatching(/^[A-Z][^{}\n]{10,300}[.”]$/),
  });
  expect(await world.query('select 1 from cms_documents')).toEqual([]);
  for (const html of await screensOf(taken)) expect(harmfulParts(html)).toEqual([]);
});

test('the path of a post is none of the site, whatever its slug says', async () => {
  const slugs = ['success-stories', '../admin', 'a/b', '%2e%2e%2fadmin', 'x.md', '', '.', '..'];
  const posts = slugs.map((slug, at) => ({ ...POST, id: String(at), slug }));
  const { found } = await takeIn('ghost.json', JSON.stringify({ db: [exportOf({ posts })] }));
  expect(found).toMatchObject({ phase: 'done', states: { done: slugs.length } });
  for (const { slug } of await world.query('select slug from cms_blog_posts')) {
    expect(validatePostSlug(String(slug))).toBeUndefined();
    expect(new URL(postPath(String(slug)), 'https://cadron.example').pathname).toBe(
      postPath(String(slug)),
    );
  }
  expect(await world.query('select 1 from cms_blog_posts')).toHaveLength(slugs.length);
});
