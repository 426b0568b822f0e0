import { expect, test } from 'vitest';
import {
  readSourceFile,
  readSourceText,
  showBody,
  warningsOf,
} from '#tests/support/import-sources.ts';
import { ghostAdapter } from './ghost.ts';

const CASES = 'tests/cases/39-import-ghost-and-hubspot';
type Row = Record<string, unknown>;

const POST: Row = {
  id: '5ddc',
  title: 'A post',
  slug: 'a-post',
  html: '<p>From HTML</p>',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2019-03-08T19:30:00.000Z',
};
const exportOf = (tables: Record<string, Row[]>) => ({
  meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
  data: { settings: [{ key: 'title', value: 'Old Site' }], ...tables },
});
const read = (
  tables: Record<string, Row[]>,
  site: string | undefined = 'https://old.example.com',
) => readSourceText(ghostAdapter, JSON.stringify({ db: [exportOf(tables)] }), { site });
const readOne = async (post: Row, tables: Record<string, Row[]> = {}) =>
  (await read({ posts: [{ ...POST, ...post }], ...tables })).items[0]!;
const lexical = (...children: Row[]) => JSON.stringify({ root: { type: 'root', children } });
const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });

test('an export of 2014: numbers, milliseconds, Markdown, and one author', async () => {
  const { items, source } = await readSourceFile(ghostAdapter, `${CASES}/ghost-v0-wrapper.json`, {
    site: 'https://old.example.com',
  });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    id: '1',
    title: 'Old markdown',
    slug: 'old-markdown',
    state: 'published',
    publishedAt: { instant: '2013-12-29T11:58:30.783Z' },
    author: { name: 'u' },
    categories: [{ name: 'A' }],
    cover: { address: 'https://old.example.com/content/images/2014/01/cover.jpg' },
    addresses: ['https://old.example.com/old-markdown/'],
  });
  expect(showBody(items[0]!)).toBe(
    '<p>Hello <em>there</em></p><p>{https://old.example.com/content/images/2014/01/cat.jpg|cat|}</p>',
  );
  expect(source.notes).toEqual([]);
});

test('both wrappers, and a byte order mark, are the same', async () => {
  const bare = exportOf({ posts: [POST] });
  const files = [bare, { db: [bare] }].map((file) => JSON.stringify(file));
  const results = await Promise.all(
    [...files, `\uFEFF${files[0]}`].map((file) => readSourceText(ghostAdapter, file)),
  );
  expect(results[0]!.items).toHaveLength(1);
  for (const { items, source } of results) {
    expect(items).toEqual(results[0]!.items);
    expect(source.origin).toBe('Ghost (Old Site)');
  }
});

test('recognizes its exports', () => {
  const file = { name: 'x.json', path: '', bytes: 1 };
  const recognizes = (head: unknown) => ghostAdapter.recognizes(file, JSON.stringify(head));
  expect(recognizes({ db: [exportOf({ posts: [] })] })).toBe(true);
  expect(recognizes(exportOf({ posts: [] }))).toBe(true);
  expect(recognizes([{ id: 1, slug: 'x' }])).toBe(false);
  expect(recognizes({ results: [] })).toBe(false);
});

test('without an address of the site, pictures have none to be found at, and a note says so', async () => {
  const { items, source } = await read(
    { posts: [{ ...POST, feature_image: '__GHOST_URL__/content/images/a.png' }] },
    '',
  );
  expect(source.notes).toEqual([expect.stringContaining('address of the old site')]);
  expect(await source.find(items[0]!.cover!.address, 'post 1')).toBeUndefined();
});

test('tags in their order, without internal ones; authors in theirs', async () => {
  const one = await readOne(
    {},
    {
      tags: [
        { id: 't1', name: 'Second', slug: 'second' },
        { id: 't2', name: '#newsletter', slug: 'hash-newsletter' },
        { id: 't3', name: 'First', slug: 'first' },
        { id: 't4', name: 'Hidden', slug: 'hidden', visibility: 'internal' },
      ],
      posts_tags: ['t1', 't2', 't3', 't4', 'gone'].map((tag_id, at) => ({
        post_id: '5ddc',
        tag_id,
        sort_order: [3, 0, 1, 2, 4][at],
      })),
      users: [
        { id: 'u1', name: 'Jo Smith', slug: 'jo' },
        { id: 'u2', name: 'Kim Lee', slug: 'kim' },
      ],
      posts_authors: [
        { post_id: '5ddc', author_id: 'u1', sort_order: 1 },
        { post_id: '5ddc', author_id: 'u2', sort_order: 0 },
      ],
    },
  );
  expect(one.categories.map(({ name }) => name)).toEqual(['First']);
  expect(one.tags.map(({ name }) => name)).toEqual(['Second']);
  expect(one.author).toEqual({ key: 'kim+jo', name: 'Kim Lee and Jo Smith' });
});

test.each([
  ['published', 'public', 'published'],
  ['published', undefined, 'published'],
  ['published', 'members', 'members'],
  ['published', 'paid', 'members'],
  ['published', 'tiers', 'members'],
  ['published', 'something-new', 'members'],
  ['sent', 'public', 'members'],
  ['draft', 'paid', 'draft'],
  ['scheduled', 'public', 'scheduled'],
  ['something-new', 'public', 'unknown'],
])('%s for %s is %s', async (status, visibility, state) => {
  expect((await readOne({ status, visibility })).state).toBe(state);
});

test('pages are counted, by the field of every version', async () => {
  const pages = [{ type: 'page' }, { type: undefined, page: 1 }, { type: undefined, page: true }];
  const { items, skipped } = await read({
    posts: [POST, ...pages.map((page) => ({ ...POST, ...page }))],
  });
  expect([items.length, skipped]).toEqual([1, { page: 3 }]);
});

test('search texts and cover of either table, and code that is left out', async () => {
  const one = await readOne(
    {
      feature_image: '__GHOST_URL__/content/images/size/w600/2024/a.jpg',
      custom_excerpt: 'By  hand',
      canonical_url: '__GHOST_URL__/other/',
      codeinjection_head: '<script>x</script>',
      published_at: '2019-03-08 19:30:00',
    },
    {
      posts_meta: [
        {
          post_id: '5ddc',
          meta_title: 'MT',
          meta_description: 'MD',
          og_image: '/content/images/o.png',
          feature_image_alt: 'Alt',
        },
      ],
    },
  );
  expect(one).toMatchObject({
    excerpt: 'By hand',
    publishedAt: { instant: '2019-03-08T19:30:00.000Z' },
    seo: {
      title: 'MT',
      description: 'MD',
      canonical: 'https://old.example.com/other/',
      image: 'https://old.example.com/content/images/o.png',
    },
    cover: { address: 'https://old.example.com/content/images/2024/a.jpg', alt: 'Alt' },
  });
  expect(warningsOf(one)).toEqual(['left-out: Its own code for the page has no place in a post']);
});

test('a text of the editor since 2023: formats, links, lists and headings', async () => {
  const list = (listType: string, ...children: Row[]) => ({
    type: 'list',
    listType,
    start: 3,
    children,
  });
  const one = await readOne({
    lexical: lexical(
      { type: 'extended-heading', tag: 'h3', children: [text('Head')] },
      {
        type: 'paragraph',
        children: [
          text('a < b ', 1),
          text('both ', 3),
          { type: 'linebreak' },
          { type: 'link', url: '__GHOST_URL__/x/', children: [text('link')] },
          text(' 2', 64),
          text(' code', 16),
        ],
      },
      list(
        'number',
        { type: 'listitem', children: [text('three')] },
        {
          type: 'listitem',
          children: [list('bullet', { type: 'listitem', children: [text('inner')] })],
        },
      ),
      { type: 'extended-quote', children: [text('Quote')] },
      { type: 'horizontalrule' },
    ),
  });
  expect(showBody(one)).toBe(
    '<h3>Head</h3><p><strong>a &lt; b </strong><em><strong>both</strong></em><br><a href="https://old.example.com/x/">link</a><sup> 2</sup><code> code</code></p>' +
      '<ol start="3"><li>three<ul><li>inner</li></ul></li></ol><blockquote><p>Quote</p></blockquote><hr>',
  );
  expect(warningsOf(one)).toEqual([]);
});

const CARDS: [card: Row, shown: string, warnings?: string[]][] = [
  [
    {
      type: 'image',
      src: '__GHOST_URL__/content/images/a.png',
      alt: 'A',
      caption: 'A <em>caption</em>',
    },
    '<p>{https://old.example.com/content/images/a.png|A|A caption}</p>',
  ],
  [
    {
      type: 'gallery',
      images: [{ src: '/content/images/a.png' }, { src: '/content/images/b.png', alt: 'B' }],
    },
    '<p>{https://old.example.com/content/images/a.png||}</p><p>{https://old.example.com/content/images/b.png|B|}</p>',
  ],
  [
    { type: 'codeblock', language: 'js', code: 'a < b;\n\nc' },
    '<pre data-language="js"><code class="language-js">a &lt; b;\n\nc</code></pre>',
  ],
  [{ type: 'html', html: '<p>raw <script>x</script></p>' }, '<p>raw</p>'],
  [
    { type: 'markdown', markdown: '## Head\n\n**bold**' },
    '<h2>Head</h2><p><strong>bold</strong></p>',
  ],
  [
    { type: 'bookmark', url: 'https://x.example/', metadata: { title: 'A & b' } },
    '<p><a href="https://x.example/">A &amp; b</a></p>',
  ],
  [
    { type: 'callout', calloutEmoji: '💡', calloutText: 'An <b>idea</b>' },
    '<blockquote><p>💡 An <strong>idea</strong></p></blockquote>',
  ],
  [
    { type: 'toggle', heading: 'Question?', content: '<p>Answer.</p>' },
    '<h3>Question?</h3><p>Answer.</p>',
  ],
  [
    { type: 'button', buttonText: 'Go', buttonUrl: '__GHOST_URL__/go/' },
    '<p><a href="https://old.example.com/go/">Go</a></p>',
  ],
  [
    { type: 'file', src: '/content/files/a.pdf', fileTitle: 'A file' },
    '<p><a href="https://old.example.com/content/files/a.pdf">A file</a></p>',
  ],
  [
    { type: 'audio', src: '/content/media/a.mp3', title: 'Talk' },
    '<p><a href="https://old.example.com/content/media/a.mp3">Talk</a></p>',
    ['left-out: The card “audio” has no place in a post'],
  ],
  [
    { type: 'signup', header: 'Join', subheader: 'Now' },
    '<h3>Join</h3><p>Now</p>',
    ['left-out: The card “signup” has no place in a post'],
  ],
  [{ type: 'paywall' }, '', ['left-out: The card “paywall” has no place in a post']],
  [{ type: 'something-new', heading: 'Kept' }, '<h3>Kept</h3>'],
];

test.each<[card: Row, shown: string, warnings?: string[]]>(CARDS)(
  'the card %j of either editor',
  async (card, shown, warnings = []) => {
    const { type, ...payload } = card;
    const mobiledoc = JSON.stringify({ cards: [[type, payload]], sections: [[10, 0]] });
    for (const post of [{ lexical: lexical(card) }, { mobiledoc }]) {
      const one = await readOne({ ...post, html: '' });
      expect(showBody(one)).toBe(shown);
      expect(warningsOf(one)).toEqual(warnings);
    }
  },
);

test('an embedded video is shown, and anything else is a link', async () => {
  const one = await readOne({
    lexical: lexical(
      {
        type: 'embed',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        html: '<iframe></iframe>',
      },
      { type: 'embed', url: 'https://x.example/1', html: '<blockquote>x</blockquote>' },
    ),
  });
  expect(showBody(one)).toMatch(
    /^<figure .*watch\?v=dQw4w9WgXcQ.*<\/figure><p><a href="https:\/\/x\.example\/1">/,
  );
});

test('a text of the editor until 2023: formats that open and close over markers, atoms and lists', async () => {
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [],
    markups: [['strong'], ['em'], ['a', ['href', '__GHOST_URL__/x/', 'onclick', 'x()']]],
    sections: [
      [1, 'h2', [[0, [], 0, 'Head']]],
      [
        1,
        'p',
        [
          [0, [0], 0, 'bold '],
          [0, [1], 2, 'both'],
          [1, [], 0, 0],
          [0, [2], 1, 'link & more'],
        ],
      ],
      [3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
      [2, 'https://x.example/a.png'],
    ],
  });
  expect(showBody(await readOne({ mobiledoc }))).toBe(
    '<h2>Head</h2><p><strong>bold </strong><em><strong>both</strong></em><br><a href="https://old.example.com/x/">link &amp; more</a></p>' +
      '<ol><li>one</li><li>two</li></ol><p>{https://x.example/a.png||}</p>',
  );
});

test.each([
  ['nothing', { lexical: null, mobiledoc: null }],
  ['an empty text', { lexical: lexical() }],
  ['broken JSON', { lexical: '{"root":', mobiledoc: '[]' }],
  [
    'another shape',
    { lexical: '{"root":{"children":[1,null,"x"]}}', mobiledoc: '{"sections":{}}' },
  ],
])('%s in the editor’s field leaves the HTML', async (_, post) => {
  expect(showBody(await readOne(post))).toBe('<p>From HTML</p>');
});

test('mobiledoc of any shape is read without an error', async () => {
  const sections = [
    null,
    1,
    [],
    [1],
    [1, 'p', 'x'],
    [1, 'p', [null, [0], [0, [9], 9, null], [1, [], 0, 7]]],
    [3, 'ul', [1]],
    [10, 5],
    [10, 'x'],
    [2],
  ];
  const one = await readOne({ mobiledoc: JSON.stringify({ sections, cards: [null], markups: 5 }) });
  expect(showBody(one)).not.toContain('undefined');
});

test.each([
  ['no JSON', 'hello'],
  ['a file that is cut off', JSON.stringify(exportOf({ posts: [POST] })).slice(0, -40)],
  ['nothing', ''],
  ['no posts', JSON.stringify(exportOf({ posts: [] }))],
  ['a list', '[1,2]'],
])('refuses %s with a sentence', async (_, file) => {
  await expect(readSourceText(ghostAdapter, file)).rejects.toMatchObject({
    name: 'SourceError',
    message: expect.stringMatching(/^The .*\.$/),
  });
});
