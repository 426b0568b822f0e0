import { deflateRawSync } from 'node:zlib';
import { storableText } from '#src/platform/forms/storable-text.ts';
import { readCases } from '#tests/builders/read-cases.ts';
import { type ZipPart, zipOf } from '#tests/builders/zip-archive.ts';
import { exportOf, lexical, POST } from './ghost-file.ts';
import { file, item, meta, wxr } from './wordpress-file.ts';

/** An address that is not allowed anywhere. */
export const JS = 'javascript:alert(1)';
export const HOSTILE_HTML = readCases('hostile-html.yaml') as string[];

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
/** A folder with paths that lead out of it, names twice, links and bombs. */
export const archive = zipOf([
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

/** Files to take in, with the kind that each is recognized as. */
export const HOSTILE_FILES: readonly (readonly [
  name: string,
  source: string,
  contents: string | Buffer,
])[] = [
  ['wordpress.xml', 'wordpress', wordpress],
  ['ghost.json', 'ghost', ghost],
  ['post.md', 'markdown', markdown],
  ['rows.json', 'table', json],
  ['rows.csv', 'table', rows],
  ['hubspot.csv', 'hubspot', hubspot],
  ['folder.zip', 'markdown', archive],
];

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${'&a;'.repeat(10)}">`).join('')}]>`;
/** Files that cannot be read, and what they are taken for. */
export const REFUSED_FILES: readonly (readonly [
  name: string,
  contents: string | Buffer,
  source: string,
])[] = [
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
