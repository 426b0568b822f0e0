import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTICLE_SAMPLE } from '#content/styleguide/article.ts';
import { harmfulParts } from '#tests/support/harmful-markup.ts';
import { findAll } from '#tests/support/html.ts';
import { parsePostBody } from './post-body.ts';
import { POST_NODE_SCHEMAS } from './post-node-fields.ts';
import { renderPostBody } from './render-post-body.server.ts';

const SCHEDULERS = {
  SCHEDULER_URL: 'https://meet.example/audit',
  VISTAGE_SCHEDULER_URL: 'https://meet.example/members',
};

function render(stored: unknown) {
  const warnings: string[] = [];
  const rendered = renderPostBody(parsePostBody(stored), (type) => warnings.push(type), SCHEDULERS);
  return { ...rendered, warnings };
}

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (value: string) => ({ type: 'text', text: value });
const node = (type: string, attrs: object, ...content: unknown[]) => ({ type, attrs, content });
const paragraph = (value: string) => ({ type: 'paragraph', content: [text(value)] });

test('names an aside once, and shows its kind to everyone', () => {
  const callout = node('callout', { tone: 'warning', title: 'Stop' }, paragraph('Read first.'));
  expect(render(doc(callout)).html).toBe(
    '<aside class="body-callout body-warning" aria-label="Warning">' +
      '<p class="body-label" aria-hidden="true">Warning</p><p class="body-title">Stop</p><p>Read first.</p></aside>',
  );
  expect(render(doc(node('callout', { tone: '"><script>' }, paragraph('A')))).html).toContain(
    'class="body-callout body-note"',
  );
});

test('renders questions as disclosures without script', () => {
  const item = (asked: string, answer: string) =>
    node(
      'faqItem',
      {},
      node('faqQuestion', {}, text(asked)),
      node('faqAnswer', {}, paragraph(answer)),
    );
  const { html: markup, warnings } = render(
    doc(node('faq', {}, item('Why?', 'So.'), item('', 'A'))),
  );
  expect(markup).toContain('<details><summary>Why?</summary><div><p>So.</p></div></details>');
  expect(findAll(markup, { name: 'details' })).toHaveLength(1);
  expect(warnings).toEqual(['faqItem']);
});

test.each([
  ['scheduler:', 'https://meet.example/audit'],
  ['vistage-scheduler:', 'https://meet.example/members'],
])('a button to %s leads to the configured address', (href, address) => {
  const attrs = { title: 'Talk to us', label: 'Book', href };
  expect(POST_NODE_SCHEMAS.cta.safeParse(attrs).success).toBe(true);
  const [button] = findAll(render(doc(node('cta', attrs))).html, { name: 'a' });
  expect(button?.attribs).toMatchObject({ href: address, rel: 'noopener' });
});

test('a button to an unknown scheduler is left out', () => {
  const attrs = { title: 'Talk to us', label: 'Book', href: 'my-scheduler:' };
  expect(POST_NODE_SCHEMAS.cta.safeParse(attrs).success).toBe(false);
  expect(render(doc(node('cta', attrs)))).toMatchObject({ html: '', warnings: ['cta'] });
});

test('a table of contents lists the headings after it, too', () => {
  const heading = (level: number, value: string) => node('heading', { level }, text(value));
  const { html: markup, hasContents } = render(
    doc(heading(2, 'A <b>'), { type: 'contents' }, heading(3, 'B'), heading(4, 'C')),
  );
  expect(markup).toContain('<li><a href="#h-a-b">A &lt;b&gt;</a></li><li class="body-sub">');
  expect(markup).not.toContain('href="#h-c"');
  expect(hasContents).toBe(true);
  expect(render(doc({ type: 'contents' }, paragraph('<contents>')))).toMatchObject({
    html: '<p>&lt;contents&gt;</p>',
    hasContents: false,
  });
});

test('shows numbers in words, and draws them only to scale', () => {
  const drawings = { arrow: '', guide: () => '', change: (...amounts: number[]) => amounts.join() };
  const metric = (before: string, after: string) =>
    renderPostBody(
      parsePostBody(doc(node('metric', { label: 'Days', before, after }))),
      () => {},
      SCHEDULERS,
      drawings,
    ).html;
  expect(metric('1,064 days', '28 days')).toContain(
    '1064,28<dl><div><dt>Before</dt><dd>1,064 days</dd></div><div><dt>After</dt><dd>28 days</dd></div></dl>',
  );
  for (const [before, after] of [
    ['2 hours', '15 minutes'],
    ['0%', '9%'],
    ['$5', '9'],
    ['few', 'many'],
    ['1 of 3', '2 of 3'],
  ] as const)
    expect(metric(before, after)).toContain('</figcaption><dl>');
});

test('a guide leads to the form on its page', () => {
  const { html: markup } = render(doc(node('download', { guide: 'quick-wins' })));
  expect(findAll(markup, { name: 'a' })[0]?.attribs['href']).toBe(
    '/playbooks/hubspot-quick-wins#form',
  );
  expect(render(doc(node('download', { guide: 'constructor' })))).toMatchObject({
    html: '',
    warnings: ['download'],
  });
});

test.each([
  [
    'https://www.youtube.com/watch?v=abcDEF12345&si=track',
    'https://www.youtube.com/watch?v=abcDEF12345',
  ],
  ['https://youtu.be/abcDEF12345?t=90', 'https://www.youtube.com/watch?v=abcDEF12345&amp;t=90'],
  ['https://m.youtube.com/shorts/abcDEF12345', 'https://www.youtube.com/watch?v=abcDEF12345'],
  ['https://player.vimeo.com/video/123456789', 'https://vimeo.com/123456789'],
])('%s is a link, and loads nothing from there', (src, href) => {
  const poster = '/media/cms_media/Videos/poster.jpg';
  const { html: markup } = render(doc(node('video', { src, title: 'Talk', poster })));
  expect(markup).toContain(`<a href="${href}" rel="noopener"><img src="${poster}" alt=""`);
  expect(markup).not.toMatch(/<(?:iframe|video|script)/);
});

test.each(['https://tracker.example/v.mp4', 'javascript:1', '/media/cms_media/a.mov', '', null])(
  'leaves out a video from %j',
  (src) => {
    expect(render(doc(node('video', { src, title: 'x' })))).toMatchObject({
      html: '',
      warnings: ['video'],
    });
  },
);

test('a video file loads when it is played', () => {
  const src = '/media/cms_media/Videos/a b.mp4';
  const [player] = findAll(render(doc(node('video', { src, title: 'Demo' }))).html, {
    name: 'video',
  });
  expect(player?.attribs).toMatchObject({ preload: 'none', 'aria-label': 'Demo' });
});

test('offers a picture in the sizes of the library once its size is known', () => {
  const image = { src: '/media/cms_media/a b,c.jpg', alt: 'A', width: 'wide', caption: 'Fig <1>' };
  const sized = render(doc(node('image', { ...image, pixels: { width: 900, height: 600 } }))).html;
  expect(sized).toContain(
    '<figure class="body-figure body-wide"><picture><source type="image/avif"',
  );
  expect(sized).toContain(
    'srcset="/media/cms_media/a%20b%2Cc.jpg?width=400 400w, /media/cms_media/a%20b%2Cc.jpg?width=800 800w, /media/cms_media/a%20b%2Cc.jpg?width=900 900w"',
  );
  expect(sized).toContain('width="900" height="600"');
  expect(sized).toContain('<figcaption>Fig &lt;1&gt;</figcaption>');
  expect(render(doc(node('image', image))).html).toContain(
    '<img src="/media/cms_media/a%20b,c.jpg"',
  );
});

test.each([
  ['cta', { title: 'A', label: 'B', href: 'javascript:1' }],
  ['cta', { title: 'A', label: '', href: '/contact' }],
  ['metric', { label: 'A', before: '1', after: ' ' }],
  ['testimonial', { name: 'A' }],
  ['takeaways', {}],
])('leaves out an unfinished %s', (type, attrs) => {
  const { html: markup, warnings } = render(doc(node(type, attrs)));
  expect([markup, warnings]).toEqual(['', [type]]);
});

test('shows every node of the sample article without a warning', () => {
  const { html: markup, warnings } = render(ARTICLE_SAMPLE);
  expect(warnings).toEqual([]);
  expect(harmfulParts(markup)).toEqual([]);
});

const TYPES =
  'doc paragraph heading bulletList orderedList listItem blockquote codeBlock horizontalRule hardBreak table tableRow ' +
  'tableHeader tableCell image video callout faq faqItem faqQuestion faqAnswer cta metric testimonial download takeaways ' +
  'contents text iframe unknownBlock';
const ATTRIBUTES =
  'level start type colspan colwidth align href src poster alt title tone label text before after change name role ' +
  'company guide width caption language pixels decorative locked slot onclick style';
const HARMFUL = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onerror='alert(1)",
  '" onmouseover="alert(1)',
  '/media/cms_media/a.jpg" onerror="alert(1)',
  'https://youtu.be/"><img src=x onerror=alert(1)>',
  '</style><script>',
];
const HARMLESS = [
  '/contact',
  '/media/cms_media/a.mp4',
  '/media/cms_media/a.jpg',
  'tip',
  'quick-wins',
  '64 days',
];

test('never throws, and renders nothing that could run, whatever is stored', () => {
  const value = fc.oneof(
    fc.constantFrom(...HARMFUL, ...HARMLESS),
    fc.anything({ maxDepth: 1 }),
    fc.record({ width: fc.anything({ maxDepth: 0 }), height: fc.integer() }),
  );
  const attrs = fc.dictionary(fc.constantFrom(...ATTRIBUTES.split(' ')), value, { maxKeys: 6 });
  const marks = fc.array(
    fc.record({ type: fc.constantFrom('link', 'bold', 'code', 'script'), attrs }),
    { maxLength: 2 },
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.record(
      {
        type: fc.constantFrom(...TYPES.split(' ')),
        attrs,
        marks,
        text: fc.constantFrom(...HARMFUL, 'words'),
        content: fc.array(tie('tree'), { maxLength: 3, depthIdentifier: 'tree' }),
      },
      { requiredKeys: ['type'] },
    ),
  }));
  const drawings = {
    arrow: '<svg></svg>',
    guide: () => '<svg></svg>',
    change: () => '<svg></svg>',
  };
  fc.assert(
    fc.property(fc.array(fc.oneof(tree, fc.anything()), { maxLength: 4 }), (content) => {
      const { html: markup } = renderPostBody(
        parsePostBody(doc(...content)),
        () => {},
        SCHEDULERS,
        drawings,
      );
      expect(harmfulParts(markup)).toEqual([]);
    }),
    { seed: 18, numRuns: 1500 },
  );
});
