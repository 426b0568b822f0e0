import { expect, test } from 'vitest';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import type { SourceAdapter, SourceItem } from '#src/domains/imports/source.ts';
import { HOSTILE_HTML as HOSTILE, JS } from '#tests/support/hostile-files.ts';
import { readSourceText } from '#tests/support/import-sources.ts';
import { ghostAdapter } from './ghost/ghost.server.ts';
import { hubspotAdapter } from './hubspot/hubspot.server.ts';
import { wordpressAdapter } from './wordpress/wordpress.ts';

const LONG = 'T'.repeat(10_000);
const ALL = HOSTILE.join('\n\n');

const xml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const wxr = (content: string, title = LONG) =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"><channel><wp:base_blog_url>${JS}</wp:base_blog_url>
  <item><title>${xml(title)}</title><link>${JS}</link><content:encoded>${xml(content)}</content:encoded><excerpt:encoded>${xml(content)}</excerpt:encoded>
  <wp:post_id>1</wp:post_id><wp:post_name>../../${JS}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>../../../${JS}</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value>${xml(JSON.stringify([{ content }]))}</wp:meta_value></wp:postmeta></item>
  <item><content:encoded/><wp:post_id>2</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${JS}</wp:attachment_url></item></channel></rss>`;
const shortcodes = (content: string) =>
  `[caption caption='${content.replaceAll("'", '')}']<img src="https://x.example/c.png">[/caption][embed]${JS}[/embed][video src="${JS}"][x_y]${content}[/x_y]`;
const blocks = (content: string) =>
  `<!-- wp:html -->${content}<!-- /wp:html --><!-- wp:embed {"url":"${JS}"} -->\n${JS}\n<!-- /wp:embed -->`;
/** Without the guard against formulas, which takes a text of line ends long. */
const csvLine = (cells: string[]) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
const row = (content: string) =>
  csvLine([
    'Post title',
    'Post URL',
    'Post body',
    'Featured image URL',
    'Canonical URL',
    'Status',
  ]) + csvLine([LONG, JS, content, JS, JS, 'PUBLISHED']);
const cta = (content: string) =>
  `<span class="hs-cta-wrapper"><a href="${JS}"><img alt="Go" src="x"></a></span>{{ personalization_token('a', '<img src=x onerror=alert(1)>') }}${content}`;
const ghost = (post: Record<string, unknown>) =>
  JSON.stringify({
    data: {
      posts: [
        {
          id: 1,
          title: LONG,
          slug: `../${JS}`,
          status: 'published',
          feature_image: JS,
          canonical_url: JS,
          ...post,
        },
      ],
    },
  });
const lexical = (content: string) => ({
  lexical: JSON.stringify({
    root: {
      type: 'root',
      children: [
        { type: 'html', html: content },
        { type: 'markdown', markdown: content },
        { type: 'link', url: JS, children: [{ type: 'text', text: content }] },
        { type: 'heading', tag: 'script', children: [{ type: 'text', text: 'alert(1)' }] },
        { type: 'list', listType: 'number', start: '1" onclick="alert(1)', children: [] },
        { type: 'image', src: `${JS}"onerror="alert(1)`, alt: '"><script>', caption: content },
        { type: 'button', buttonUrl: JS, buttonText: content },
        { type: 'codeblock', language: '"><script>alert(1)</script>', code: content },
        { type: 'toggle', heading: content, content },
      ],
    },
  }),
});
const mobiledoc = (content: string) => ({
  mobiledoc: JSON.stringify({
    markups: [
      ['script', []],
      ['a', ['href', JS, 'onclick', 'alert(1)']],
      ['img src=x onerror=alert(1)', []],
    ],
    cards: [['html', { html: content }]],
    sections: [
      [10, 0],
      [1, 'script', [[0, [], 0, 'alert(1)']]],
      [1, 'p onclick=x', [[0, [0, 1, 2], 3, content]]],
      [2, JS],
    ],
  }),
});

const SOURCES: [name: string, adapter: SourceAdapter, make: (content: string) => string][] = [
  ['WordPress', wordpressAdapter, (content) => wxr(content)],
  ['WordPress, shortcodes', wordpressAdapter, (content) => wxr(shortcodes(content))],
  ['WordPress, blocks', wordpressAdapter, (content) => wxr(blocks(content))],
  ['HubSpot', hubspotAdapter, row],
  ['HubSpot, buttons', hubspotAdapter, (content) => row(cta(content))],
  ['Ghost, HTML', ghostAdapter, (content) => ghost({ html: content })],
  ['Ghost, Markdown', ghostAdapter, (content) => ghost({ markdown: content })],
  ['Ghost, Lexical', ghostAdapter, (content) => ghost(lexical(content))],
  ['Ghost, Mobiledoc', ghostAdapter, (content) => ghost(mobiledoc(content))],
];

const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };
const typesOf = (node: BodyNode): string[] => [node.type, ...(node.content ?? []).flatMap(typesOf)];
const OURS =
  /^(?:doc|text|paragraph|heading|image|hardBreak|bulletList|orderedList|listItem|blockquote|codeBlock|video|horizontalRule|table\w*)$/;

function expectHarmless({ body: { text }, base, cover, seo, addresses }: SourceItem): void {
  const { body, pictures } = bodyFromHtml(text, { base });
  expect(typesOf(body).filter((type) => !OURS.test(type))).toEqual([]);
  const html = renderPostBody(body, () => undefined, schedulers).html;
  const tags = html.match(/<[a-z][^>]*>/gi)?.join('') ?? '';
  expect(tags).not.toMatch(
    /<(?:script|svg|style|iframe|object|form|base|meta|link)|\son\w+=|data-pm-slice/i,
  );
  const links = [
    ...Array.from(tags.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => address),
    ...pictures.flatMap(({ source }) => ('address' in source ? [source.address] : [])),
    ...addresses,
    cover?.address ?? '',
  ];
  for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|\/|$)/);
  expect(JSON.stringify(body)).not.toMatch(/\\u0000/);
  // The planner refuses these: it reads them as addresses of the web.
  expect(seo.image ?? '').toMatch(/^(?:https?:|$)/);
}

test.each(SOURCES)('nothing of %s runs', async (_, adapter, make) => {
  for (const content of [...HOSTILE, ALL]) {
    const { items } = await readSourceText(adapter, make(content));
    expect(items).toHaveLength(1);
    expectHarmless(items[0]!);
    expect(items[0]!.title).toBe(LONG);
  }
});

/** Beginnings without ends, which make careless patterns quadratic: minutes at this length. */
const UNITS = [
  '<pre ',
  '<pre>',
  '[a b="',
  '[a_b]',
  '[gallery]',
  '[caption]',
  '<!-- wp:a {',
  '<!-- wp:block {"ref":1} /-->',
  '<a\n',
  '\n',
  '{{',
  '{% raw %}',
  '<img ',
  '"',
];

/** Ghost's texts are read by parsers alone. */
const BY_PATTERNS = SOURCES.filter(([, adapter]) => adapter !== ghostAdapter);

test.each(BY_PATTERNS)('%s is read in the time that its length takes', async (_, adapter, make) => {
  for (const unit of UNITS) {
    const { items } = await readSourceText(adapter, make(unit.repeat(200_000 / unit.length)));
    expect(items).toHaveLength(1);
  }
});
