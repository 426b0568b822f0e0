import { expect, test } from 'vitest';
import { readSourceText, showBody, warningsOf } from '#tests/support/import-sources.ts';
import { file, item, meta, type WordpressPost, wxr } from '#tests/support/wordpress-file.ts';
import { wordpressAdapter } from './wordpress.ts';

const read = (text: string | Uint8Array) => readSourceText(wordpressAdapter, text);
const readOne = async (content: string, post?: WordpressPost, ...others: string[]) =>
  (await read(wxr(...others, item(content, post)))).items[0]!;
const show = async (content: string, ...others: string[]) =>
  showBody(await readOne(content, {}, ...others));

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
  [
    'empty lines within lists and tables',
    '<ul>\n\n<li>a</li>\n\n<li>b</li>\n\n</ul>\n\n<table>\n\n<tr>\n\n<td>1</td>\n\n<td>2</td>\n\n</tr>\n\n</table>\n\nEnd',
    '<ul><li>a</li><li>b</li></ul><table><tr><td>1</td><td>2</td></tr></table><p>End</p>',
  ],
  ['a break before an empty line', 'a<br />\n\nb', '<p>a</p><p>b</p>'],
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
  ['text within a shortcode without attributes', '[highlight]Text[/highlight]', '<p>Text</p>'],
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

test('names a shortcode that an item has often once, where it first stood', async () => {
  const one = await readOne('One two [vc_row a="1"] three [vc_row a="2"]');
  expect(one.warnings).toEqual([
    {
      kind: 'left-out',
      text: 'The shortcode [vc_row] has no place in a post',
      after: 'One two',
    },
  ]);
});

test('text between blocks stays, as WordPress shows it, and blocks that only WordPress fills are named', async () => {
  const content =
    'Old text\nof two lines\n\n<!-- wp:heading --><h2>New</h2><!-- /wp:heading --><!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:separator --><hr/><!-- /wp:separator -->\n\nEnd';
  const one = await readOne(content);
  expect(showBody(one)).toBe('<p>Old text of two lines</p><h2>New</h2><hr><p>End</p>');
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
  expect(warningsOf(one)).toEqual(['left-out: The block block has no place in a post']);
});

test('footnotes without their block stand at the end, and broken ones are none', async () => {
  const withNotes = (footnotes: string) => readOne('Text', { more: meta({ footnotes }) });
  expect(showBody(await withNotes('[{"content":"A <em>note</em>","id":"1"},null]'))).toBe(
    '<p>Text</p><ol><li>A <em>note</em></li></ol>',
  );
  expect(showBody(await withNotes('[{"content":'))).toBe('<p>Text</p>');
});

test('pictures: sizes, copies of services, lazy ones, and the text of their file', async () => {
  const alt = meta({ _wp_attachment_image_alt: 'From the file' });
  const files = [file(5, '2024/pic.jpg', alt), file(7, 'größe &amp; maß.png')];
  const uploads = 'https://old.example.com/wp-content/uploads';
  const shown = await Promise.all(
    [
      `<img src="/wp-content/uploads/2024/pic-300x200.jpg">`,
      `<img class="wp-image-5" src="https://cdn.example.net/x.jpg" alt="">`,
      `<img src="${uploads}/2024/pic-1024x683.jpg?x=1">`,
      `<img src="https://i2.wp.com/old.example.com/wp-content/uploads/2024/pic.jpg?w=600&#038;ssl=1">`,
      `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="${uploads}/2024/pic.jpg">`,
      `<img src="${uploads}/other-150x150.jpg">`,
      `<img src="${uploads}/größe &amp; maß-10x10.png">`,
    ].map((content) => show(content, ...files)),
  );
  expect(shown.map((html) => html.slice(4, -5).split('|'))).toEqual([
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, 'From the file', ''],
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/2024/pic.jpg`, '', ''],
    [`${uploads}/other-150x150.jpg`, '', ''],
    [`${uploads}/gr%C3%B6%C3%9Fe%20&amp;%20ma%C3%9F.png`, '', ''],
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

test('a gallery of the first block editors is no list', async () => {
  const picture = (name: string) =>
    `<li class="blocks-gallery-item"><figure><img src="https://x.example/${name}.png" alt=""/><figcaption>${name}</figcaption></figure></li>`;
  expect(
    await show(
      `<!-- wp:gallery {"ids":[1,2]} --><ul class="wp-block-gallery blocks-gallery-grid">${picture('a')}${picture('b')}</ul><!-- /wp:gallery -->`,
    ),
  ).toBe('<p>{https://x.example/a.png||a}</p><p>{https://x.example/b.png||b}</p>');
});
