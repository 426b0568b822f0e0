import { expect, test } from 'vitest';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import { textOfBody } from '#src/domains/content/body/post-body.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { recognizeSource } from '../../sources.server.ts';
import { medium } from './medium.server.ts';

/** A page of Medium's export: the shape is that of 2018 to 2024. */
const page = (title: string, inner: string, { subtitle = '', footer = '' } = {}) => `<!DOCTYPE html>
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><style>* { font-family: Georgia; }</style></head>
<body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header>
${subtitle && `<section data-field="subtitle" class="p-summary">\n${subtitle}\n</section>`}
<section data-field="body" class="e-content">
<section name="007" class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">${inner}</div></div></section>
</section>
<footer>${footer}<p>Exported from <a href="https://medium.com">Medium</a> on September 21, 2018.</p></footer></article></body></html>`;

const footer = `<p class="p-tags">Tagged in <a href="https://medium.com/tag/crm" class="p-tag">CRM</a>, <a href="https://medium.com/tag/a-b" class="p-tag">A &amp; B</a></p>
<p>By <a href="https://medium.com/@jo" class="p-author h-card">Jo Smith</a> on <a href="https://medium.com/p/abcdef123456"><time class="dt-published" datetime="2019-03-09T04:30:00.123Z">March 8, 2019</time></a>.</p>
<p><a href="https://blog.example.com/why-pipelines-stall-abcdef123456" class="p-canonical">Canonical link</a></p>`;

const post = page(
  'Why pipelines &amp; people stall',
  `<h3 name="1" class="graf graf--h3 graf--leading graf--title">Why pipelines &amp; people stall</h3>
<p class="graf graf--p">First <strong class="markup--strong">words</strong>.</p>
<figure class="graf graf--figure"><div class="aspectRatioPlaceholder"><div class="aspectRatioPlaceholder-fill" style="padding-bottom: 50%;"></div><img class="graf-image" src="https://cdn-images-1.medium.com/max/800/1*abc.png"></div><figcaption class="imageCaption">A caption</figcaption></figure>
<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/jo/123.js"></script></figure>
<p class="graf">After <a href="/@jo/other-123456789abc">another</a></p></div></div></section>
<section name="2" class="section section--body section--last"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div><p onclick="x()">End</p>`,
  { subtitle: 'A subtitle', footer },
);

const archive = zipOf([
  { name: 'README.html', data: '<p>About</p>' },
  { name: 'profile/profile.html', data: '<h1>Jo</h1>' },
  { name: 'posts/2019-03-09_Why-pipelines---people-stall-abcdef123456.html', data: post },
  {
    name: 'posts/draft_An-idea-0123456789ab.html',
    data: page('An idea', '<p class="graf">Words</p>', {
      footer: '<p><a href="https://medium.com/p/0123456789ab">View original.</a></p>',
    }),
  },
  {
    name: 'posts/2020-01-01_I-agree-with-all-of-it-aaaaaaaaaaaa.html',
    data: page('I agree with all…', '<p class="graf">I agree with all of it</p>', { footer }),
  },
  { name: 'posts/2020-01-02_Broken-bbbbbbbbbbbb.html', data: '<html><body>cut off' },
]);

test('posts and drafts come with what Medium knows, responses are counted, damaged ones named', async () => {
  const file = sourceFile('medium-export.zip', archive);
  expect(await recognizeSource(file)).toBe('medium');
  const { items, skipped, problems, source } = await openEvents(medium, file);
  expect([...items.keys()]).toEqual(['abcdef123456', '0123456789ab']);
  expect(items.get('abcdef123456')).toMatchObject({
    title: 'Why pipelines & people stall',
    slug: 'why-pipelines-stall',
    excerpt: 'A subtitle',
    state: 'published',
    publishedAt: { instant: '2019-03-09T04:30:00.123Z' },
    author: { name: 'Jo Smith' },
    tags: [{ name: 'CRM' }, { name: 'A & B' }],
    addresses: [
      'https://blog.example.com/why-pipelines-stall-abcdef123456',
      'https://medium.com/p/abcdef123456',
    ],
    warnings: [
      {
        kind: 'left-out',
        text: 'An embedded script was left out: https://gist.github.com/jo/123.js',
      },
    ],
  });
  expect(items.get('0123456789ab')).toMatchObject({
    title: 'An idea',
    slug: 'An-idea',
    state: 'draft',
    publishedAt: undefined,
  });
  expect(skipped).toEqual(['response']);
  expect(problems).toEqual({
    'posts/2020-01-02_Broken-bbbbbbbbbbbb.html': 'It has no text of a post',
  });
  expect(source.sites).toEqual(['https://blog.example.com', 'https://medium.com']);
});

test('the text has neither its title nor the first divider, and keeps pictures and captions', async () => {
  const { items } = await openEvents(medium, sourceFile('medium-export.zip', archive));
  const { body, base } = items.get('abcdef123456')!;
  const { body: read, pictures } = bodyFromHtml(body.text, { base });
  expect(read.content?.map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
    'paragraph',
    'horizontalRule',
    'paragraph',
  ]);
  expect(textOfBody(read)).toBe('First words. A caption After another  End');
  expect(pictures).toMatchObject([
    { source: { address: 'https://cdn-images-1.medium.com/max/800/1*abc.png' } },
  ]);
});
