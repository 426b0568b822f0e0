import { deflateRawSync } from 'node:zlib';
import { storableText } from '#src/platform/forms/storable-text.ts';
import { readCases } from '#tests/builders/read-cases.ts';
import { type ZipPart, zipOf } from '#tests/builders/zip-archive.ts';
import { exportOf, lexical, POST } from './ghost-file.ts';
import { file, item, meta, wxr } from './wordpress-file.ts';

/** An address that is not allowed anywhere. */
export const JS = 'javascript:alert(1)';
export const HOSTILE_HTML = readCases('hostile-html.yaml') as string[];

type Fields = Record<string, unknown>;
const written = readCases('hostile-files.yaml') as Record<'addresses' | 'html', string[]> &
  Record<'svg' | 'text', string> &
  Record<'wordpress' | 'hubspot', Record<string, string>> &
  Record<'markdown' | 'row', Fields> & {
    ghost: Record<string, Fields[]>;
    archive: ZipPart[];
  };

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Texts for words in braces. */
const WORDS: Record<string, string> = {
  JS,
  DATA: written.addresses[2]!,
  LONG: 'x'.repeat(10_000),
  TITLE: `<script>alert(1)</script>\u0000\uD800${'T'.repeat(10_000)}`,
  ACCENTS: 'é'.repeat(9_000),
  DEEP: '<div><ul><li>'.repeat(9_000),
  HALF: '\uD800',
  'OTHER-HALF': '\uDC00',
  NESTED: `{"root":{"type":"root","children":[${'{"type":"quote","children":['.repeat(20_000)}${']}'.repeat(20_000)}]}}`,
  FOLDERS: 'd/'.repeat(500),
  QUOTES: '> '.repeat(5_000),
  BRACKETS: '['.repeat(20_000),
  SCRIPT64: base64('<script>alert(1)</script>'),
};

/** Puts texts in place of words in braces. */
function filled<Value>(value: Value): Value {
  if (typeof value === 'string')
    return value.replaceAll(/\{([A-Z\d-]+)\}/g, (_, word: string) => WORDS[word]!) as Value;
  if (Array.isArray(value)) return value.map(filled) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filled(each)]),
  ) as Value;
}

const svg = (WORDS['SVG'] = filled(written.svg));
WORDS['SVG64'] = base64(svg);
WORDS['HTML'] = [
  ...HOSTILE_HTML,
  ...written.addresses.flatMap((address) => [
    `<a href="${address}">link</a>`,
    `<img src="${address}" alt="picture">`,
    `<iframe src="${address}"></iframe><video src="${address}" poster="${address}"></video>`,
  ]),
  ...filled(written.html),
].join('\n');

const wordpress = wxr(
  item(WORDS['HTML'], {
    title: WORDS['TITLE']!,
    more:
      meta(filled(written.wordpress)) +
      '<category domain="post_tag" nicename="constructor">constructor</category>',
  }),
  file(2, '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;.svg'),
  item('<p>Second</p>', { id: 3, type: 'constructor' }),
  item('<p>Third</p>', { id: 4, status: '__proto__', title: 'Third' }),
);
const { posts, ...tables } = filled(written.ghost);
const ghost = JSON.stringify({
  db: [
    exportOf({
      posts: posts!.map(({ lexical: nodes, ...post }) => ({
        ...POST,
        ...post,
        ...(nodes !== undefined && {
          lexical: typeof nodes === 'string' ? nodes : lexical(...(nodes as Fields[])),
        }),
      })),
      ...tables,
    }),
  ],
});
const front = Object.entries(filled(written.markdown)).map(
  ([name, value]) => `${name}: ${JSON.stringify(value)}`,
);
const markdown = `---\n${front.join('\n')}\n---\n${filled(written.text)}`;
WORDS['MARKDOWN'] = markdown;
const ROW = filled(written.row);
const json = `[${JSON.stringify(ROW).replace(/\}$/, `,"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}`)},{"title":"\\ud800","body":"x","status":"__proto__"}]`;
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csv = (fields: Record<string, string>) =>
  `${Object.keys(fields).map(quote).join(',')}\n${Object.values(fields).map(quote).join(',')}\n`;
// A table with control signs is refused as no text.
const rows = csv({
  ...ROW,
  title: storableText(ROW['title'] as string),
  body: storableText(ROW['body'] as string),
  tags: 'constructor,__proto__',
  cover: JS,
  canonical: JS,
});
const hubspot = csv(filled(written.hubspot));
/** A folder with paths that lead out of it, names twice, links and bombs. */
export const archive = zipOf(filled(written.archive));

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
