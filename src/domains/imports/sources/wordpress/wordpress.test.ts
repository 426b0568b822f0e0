import { expect, test } from 'vitest';
import { SourceError } from '#src/domains/imports/source.ts';
import { readSourceText, showBody, warningsOf } from '#tests/support/import-sources.ts';
import { wordpressAdapter } from './wordpress.ts';

const NAMES =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';
const HOME =
  '<title>Old Site</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.com</wp:base_blog_url>';
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const meta = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join('');

interface Post {
  id?: number;
  title?: string;
  type?: string;
  status?: string;
  date?: string;
  more?: string;
}
const item = (content: string, post: Post = {}) =>
  `<item><title>${cdata(post.title ?? 'A post')}</title><link>https://old.example.com/2024/a-post/</link><dc:creator>jo</dc:creator>
  <content:encoded>${cdata(content)}</content:encoded><wp:post_id>${post.id ?? 1}</wp:post_id><wp:post_name>a-post</wp:post_name>
  <wp:status>${post.status ?? 'publish'}</wp:status><wp:post_type>${post.type ?? 'post'}</wp:post_type>
  ${post.date ?? '<wp:post_date_gmt>2024-01-05 10:00:00</wp:post_date_gmt>'}${post.more ?? ''}</item>`;
const file = (id: number, name: string, more = '') =>
  item('', {
    id,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>https://old.example.com/wp-content/uploads/${name}</wp:attachment_url>${more}`,
  });
const wxr = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMES}><channel>${HOME}${items.join('\n')}</channel></rss>`;
const read = (text: string | Uint8Array) => readSourceText(wordpressAdapter, text);
const readOne = async (content: string, post?: Post, ...others: string[]) =>
  (await read(wxr(...others, item(content, post)))).items[0]!;
const show = async (content: string, ...others: string[]) =>
  showBody(await readOne(content, {}, ...others));

test.each([
  ['no XML', 'hello'],
  ['another feed', '<?xml version="1.0"?><feed><title>x</title></feed>'],
  ['a page', '<!DOCTYPE html><html><body>x</body></html>'],
  ['nothing', ''],
  ['deeply nested XML', `<rss><channel>${'<a>'.repeat(50_000)}`],
  [
    'entities within entities',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss ${NAMES}><channel>${HOME}${item('&b;')}</channel></rss>`,
  ],
])('refuses %s with a sentence', async (_, text) => {
  await expect(read(text)).rejects.toThrow(SourceError);
  await expect(read(text)).rejects.toThrow(/^[A-Z].*\.(?:”)?$/);
});

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['warnings of a plugin before it', (text: string) => `\n<b>Warning</b>: x in y.php\n${text}`],
  [
    'other prefixes',
    (text: string) =>
      text.replaceAll(/(<\/?|xmlns:)(wp|content|dc|excerpt)\b/g, '$1my$2').replaceAll('mymy', 'my'),
  ],
  ['version 1.0', (text: string) => text.replaceAll('export/1.2', 'export/1.0')],
  ['no version', (text: string) => text.replace(/<wp:wxr_version>.*?<\/wp:wxr_version>/, '')],
  ['no namespaces', (text: string) => text.replaceAll(/ xmlns:\w+="[^"]*"/g, '')],
  ['control characters', (text: string) => text.replace('Hello', '\u0000H\u0008ell\u000Bo\u001F')],
  [
    'entities of HTML',
    (text: string) => text.replace('<link>', '<description>&nbsp;&hellip;</description><link>'),
  ],
])('survives %s', async (_, change) => {
  const result = await read(change(wxr(item('Hello <b>you</b>', { title: 'T &amp; t' }))));
  expect(result.items.map(({ id, title, state }) => [id, title, state])).toEqual([
    ['1', 'T & t', 'published'],
  ]);
  expect(showBody(result.items[0]!)).toBe('<p>Hello <strong>you</strong></p>');
  expect(warningsOf(result.items[0]!)).toEqual([]);
  expect(result.source).toMatchObject({ sites: ['https://old.example.com'], notes: [] });
});

test('says that a version is newer than the one it knows', async () => {
  const { source, items } = await read(
    wxr(item('x')).replace('<wp:wxr_version>1.2', '<wp:wxr_version>1.3'),
  );
  expect(source.notes).toEqual([expect.stringContaining('version 1.3')]);
  expect(items).toHaveLength(1);
});

test('reads the encoding that the file names', async () => {
  const text = wxr(item('Größe')).replace('UTF-8', 'ISO-8859-1');
  expect(showBody((await read(Buffer.from(text, 'latin1'))).items[0]!)).toBe('<p>Größe</p>');
});

test('names damaged items and goes on with the next one', async () => {
  const broken = item('Fine').replace('<wp:post_id>', '<wp:odd></wp:other><wp:post_id>');
  const unmarked = item('x', { id: 2 }).replace(cdata('x'), '<p>Not <a href="/y/">marked</a></p>');
  const cut = item('lost', { id: 4, title: 'The last one' }).split('<wp:status>')[0]!;
  const text = wxr(broken, unmarked, item('Whole', { id: 3 }), cut).split('</channel>')[0]!;
  const { items, problems } = await read(text);
  expect(items.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(warningsOf(items[0]!)).toEqual([
    expect.stringMatching(/^damaged: Its XML is damaged in line \d+$/),
  ]);
  expect(showBody(items[1]!)).toBe('<p>Not <a href="https://old.example.com/y/">marked</a></p>');
  expect(warningsOf(items[2]!)).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('“The last one”')]);
});

test('cuts a text that no post has, and says so', async () => {
  const one = await readOne('word '.repeat(1_100_000));
  expect(one.body.text.length).toBeLessThanOrEqual(5_000_000);
  expect(warningsOf(one)).toEqual([expect.stringContaining('longer than 5,000,000 characters')]);
});

test.each([
  ['three kinds of line ends', 'a\r\nb\rc\n\nd', '<p>a<br>b<br>c</p><p>d</p>'],
  [
    'line ends within tags',
    '<a\nhref="https://x.example/"\n>x</a>\ny',
    '<p><a href="https://x.example/">x</a><br>y</p>',
  ],
  [
    'paragraphs within a quote',
    '<blockquote>a\n\nb</blockquote>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
  ],
  ['breaks that are there already', 'a<br />\nb', '<p>a<br>b</p>'],
  ['lines of blanks', 'a\n  \n\t\nb', '<p>a</p><p>b</p>'],
  ['code in a line', 'a <code>x\n\ny [gallery]</code> b', '<p>a <code>x y [gallery]</code> b</p>'],
  [
    'bold text over two paragraphs',
    '<b>a\n\nb</b>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  [
    'brackets that are text',
    '[2019], [sic], [follow-up] and [[gallery]]',
    '<p>[2019], [sic], [follow-up] and [gallery]</p>',
  ],
  [
    'text within unknown shortcodes',
    '[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]',
    '<p>Text</p>',
  ],
  ['a caption without a picture', '[caption id="x"]Words[/caption]', '<p>Words</p>'],
  [
    'an address in a line',
    'See https://youtu.be/dQw4w9WgXcQ now',
    '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a> now</p>',
  ],
  [
    'an embed of an unknown site',
    '[embed]https://x.example/1[/embed]',
    '<p><a href="https://x.example/1">https://x.example/1</a></p>',
  ],
])('classic text: %s', async (_, content, shown) => {
  expect(await show(content)).toBe(shown);
});

test.each([
  ['a bare address', 'https://vimeo.com/76979871'],
  ['an address in a paragraph', '<p>https://vimeo.com/76979871</p>'],
  ['[embed]', '[embed width="500"]https://vimeo.com/76979871[/embed]'],
  ['[video]', '[video src="https://vimeo.com/76979871"]'],
])('a video by %s', async (_, content) => {
  expect(await show(`Before\n\n${content}\n\nAfter`)).toMatch(
    /^<p>Before<\/p><figure .*https:\/\/vimeo\.com\/76979871.*<\/figure><p>After<\/p>$/,
  );
});

test('counts a shortcode that an item has often, and says where it first stood', async () => {
  const one = await readOne('One two [vc_row a="1"] three [vc_row a="2"]');
  expect(one.warnings).toEqual([
    {
      kind: 'left-out',
      text: 'The shortcode [vc_row] has no place in a post (2 times)',
      after: 'One two',
    },
  ]);
});

test('classic text between blocks has its paragraphs, and blocks that only WordPress fills are named', async () => {
  const content =
    'Old text\nof two lines\n\n<!-- wp:heading --><h2>New</h2><!-- /wp:heading --><!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:separator --><hr/><!-- /wp:separator -->\n\nEnd';
  const one = await readOne(content);
  expect(showBody(one)).toBe('<p>Old text<br>of two lines</p><h2>New</h2><hr><p>End</p>');
  expect(warningsOf(one)).toEqual(['left-out: The block latest-posts has no place in a post']);
});

test('reusable blocks that contain each other end, and a missing one is named', async () => {
  const block = (id: number, content: string) => item(content, { id, type: 'wp_block' });
  const ref = (id: number) => `<!-- wp:block {"ref":${id}} /-->`;
  const one = await readOne(
    `${ref(7)}${ref(9)}`,
    {},
    block(7, `<!-- wp:paragraph --><p>seven</p><!-- /wp:paragraph -->${ref(8)}`),
    block(8, `<!-- wp:paragraph --><p>eight</p><!-- /wp:paragraph -->${ref(7)}`),
  );
  expect(showBody(one)).toBe('<p>seven</p><p>eight</p>');
  expect(warningsOf(one)).toEqual(['left-out: The block block has no place in a post (2 times)']);
});

test('footnotes without their block stand at the end, and broken ones are kept as text', async () => {
  const withNotes = (footnotes: string) => readOne('Text', { more: meta({ footnotes }) });
  expect(showBody(await withNotes('[{"content":"A <em>note</em>","id":"1"},null]'))).toBe(
    '<p>Text</p><ol><li>A <em>note</em></li></ol>',
  );
  expect(showBody(await withNotes('[{"content":'))).toBe('<p>Text</p><p>[{"content":</p>');
});

test('pictures: sizes, copies of services, lazy ones, and the text of their file', async () => {
  const alt = meta({ _wp_attachment_image_alt: 'From the file' });
  const files = [
    file(5, '2024/pic.jpg', alt),
    file(6, '2024/big-scaled.jpg'),
    file(7, 'größe &amp; maß.png'),
  ];
  const uploads = 'https://old.example.com/wp-content/uploads';
  const shown = await Promise.all(
    [
      `<img src="/wp-content/uploads/2024/pic-300x200.jpg">`,
      `<img class="wp-image-5" src="https://cdn.example.net/x.jpg" alt="">`,
      `<img src="${uploads}/2024/big-1024x683.jpg?x=1">`,
      `<img src="https://i2.wp.com/old.example.com/wp-content/uploads/2024/pic.jpg?w=600&#038;ssl=1">`,
      `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="${uploads}/2024/pic.jpg">`,
      `<img src="${uploads}/other-150x150.jpg">`,
      `<img src="${uploads}/größe &amp; maß-10x10.png">`,
      `<a href="${uploads}/unknown.jpg"><img src="${uploads}/unknown-20x20.jpg"></a>`,
    ].map((content) => show(content, ...files)),
  );
  expect(shown.map((html) => html.slice(4, -5).split('|'))).toEqual([
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, 'From the file', ''],
    [`${uploads}/2024/big-scaled.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/other-150x150.jpg`, '', ''],
    [`${uploads}/gr%C3%B6%C3%9Fe%20&amp;%20ma%C3%9F.png`, '', ''],
    [`${uploads}/unknown.jpg`, '', ''],
  ]);
});

test('a gallery without numbers has what was uploaded to its item, and a missing picture is named', async () => {
  const parent = '<wp:post_parent>1</wp:post_parent>';
  const files = [file(5, 'a.jpg', parent), file(6, 'b.pdf', parent), file(7, 'c.jpg')];
  expect(await show('[gallery]', ...files)).toBe(
    '<p>{https://old.example.com/wp-content/uploads/a.jpg||}</p>',
  );
  expect(warningsOf(await readOne('[gallery ids="5,99"]', {}, ...files))).toEqual([
    'missing-file: A picture of a gallery (file 99) is not in the export',
  ]);
});

test.each([
  [
    'UTC',
    '<wp:post_date_gmt>2024-01-05 10:00:00</wp:post_date_gmt><wp:post_date>2024-01-05 05:00:00</wp:post_date>',
    { instant: '2024-01-05T10:00:00.000Z' },
  ],
  [
    'the clock of the site',
    '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_date>2024-01-05 05:00:00</wp:post_date>',
    { local: '2024-01-05T05:00:00' },
  ],
  [
    'the feed',
    '<wp:post_date>0000-00-00 00:00:00</wp:post_date><pubDate>Fri, 05 Jan 2024 10:00:00 +0100</pubDate>',
    { instant: '2024-01-05T09:00:00.000Z' },
  ],
  [
    'nothing',
    '<wp:post_date_gmt>2024-02-31 10:00:00</wp:post_date_gmt><pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>',
    undefined,
  ],
])('the date by %s', async (_, date, publishedAt) => {
  const one = await readOne('x', { date });
  expect(one.publishedAt).toEqual(publishedAt);
  expect(one.warnings.some(({ kind }) => kind === 'date')).toBe(
    !publishedAt || 'local' in publishedAt,
  );
});

test('search texts: variables are resolved, or the text is left out and named', async () => {
  const seo = async (fields: Record<string, string>) => {
    const one = await readOne('x', { title: 'The title', more: meta(fields) });
    return [one.seo.title, warningsOf(one)];
  };
  expect(
    await seo({ _yoast_wpseo_title: 'Best: %%title%% %%page%% %%sep%% %%sitename%%' }),
  ).toEqual(['Best: The title - Old Site', []]);
  expect(await seo({ _yoast_wpseo_title: '100% sure: %%title%%' })).toEqual([
    '100% sure: The title',
    [],
  ]);
  expect(await seo({ rank_math_title: '%title% %sep% %sitename%' })).toEqual([undefined, []]);
  expect(await seo({ rank_math_title: 'In %currentyear%: %title%' })).toEqual([
    undefined,
    [expect.stringContaining('%currentyear%')],
  ]);
  const robots = await readOne('x', {
    more: meta({ rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' }),
  });
  expect(robots.seo.noindex).toBe(true);
});

test('the primary category stands first, and no category is none', async () => {
  const category = (key: string) =>
    `<category domain="category" nicename="${key}">${key.toUpperCase()}</category>`;
  const text = wxr(
    item('x', {
      more: `${category('a')}${category('uncategorized')}${category('b')}${meta({ _yoast_wpseo_primary_category: '9' })}`,
    }),
  ).replace(
    '<item>',
    '<wp:category><wp:term_id>9</wp:term_id><wp:category_nicename>b</wp:category_nicename></wp:category><item>',
  );
  expect((await read(text)).items[0]!.categories.map(({ name }) => name)).toEqual(['B', 'A']);
});

test('states that are not known, and posts that WordPress made by itself', async () => {
  const { items, skipped } = await read(
    wxr(item('x', { status: 'auto-draft' }), item('x', { status: 'wc-odd' })),
  );
  expect(skipped).toEqual({ 'empty draft': 1 });
  expect(items.map(({ state }) => state)).toEqual(['unknown']);
  expect(warningsOf(items[0]!)).toEqual(['state: Its status “wc-odd” is unknown']);
});
