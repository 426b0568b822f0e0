import { expect, test } from 'vitest';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import { textOfBody } from '#src/domains/content/body/post-body.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { recognizeSource } from '../../sources.server.ts';
import { substack } from './substack.server.ts';

const list = `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
101.first,2019-07-26T20:48:19.814Z,true,2019-07-26T20:48:19.814Z,,newsletter,everyone,"First, of all",A subtitle,
102.paid,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,only_paid,Paid,,
103.sound,2022-08-12T12:11:23.230Z,true,,,podcast,everyone,Sound,,https://example.com/a.mp3
104.draft,,false,,,newsletter,everyone,,,
105.talk,2022-08-12T12:11:23.230Z,true,,,thread,everyone,Talk,,
106.about,2022-08-12T12:11:23.230Z,true,,,page,everyone,About,,
107.some,2022-08-12T12:11:23.230Z,true,,,adhoc_email,everyone,To some,,
108.gone,2022-08-12T12:11:23.230Z,true,,,newsletter,everyone,Gone,,
109.founders,soon,true,,,newsletter,founding,Founders,,
`;
const first = `<p>Words<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a> and <a href="https://jo.example.com/p/paid">paid</a>, <a href="https://other.example/p/else">else</a>.</p>
<div class="captioned-image-container"><figure><a class="image-link" href="https://cdn.example/full.png"><img src="https://cdn.example/small.png" data-attrs="{&quot;src&quot;:1}" alt="Chart"></a><figcaption class="image-caption">Cap</figcaption></figure></div>
<p class="button-wrapper"><a class="button primary" href="https://jo.example.com/subscribe"><span>Subscribe now</span></a></p>
<div class="subscription-widget-wrap"><form><input type="email" name="email"></form></div>
<div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>The note</p></div></div>`;

const archive = zipOf([
  { name: 'export/posts.csv', data: list },
  { name: 'export/email_list.jo.csv', data: 'email\nreader@example.com' },
  { name: 'export/posts/101.first.delivers.csv', data: 'a' },
  { name: 'export/posts/101.first.html', data: first },
  ...['102.paid', '103.sound', '104.draft', '107.some', '109.founders'].map((id) => ({
    name: `export/posts/${id}.html`,
    data: '<p>Text</p>',
  })),
]);

test('only what everyone could read was public, and pages, threads and readers are no posts', async () => {
  const file = sourceFile('export.zip', archive);
  expect(await recognizeSource(file)).toBe('substack');
  const { items, skipped, problems, source } = await openEvents(substack, file);
  expect(Array.from(items.values(), ({ id, slug, state }) => [id, slug, state])).toEqual([
    ['101', 'first', 'published'],
    ['102', 'paid', 'members'],
    ['103', 'sound', 'published'],
    ['104', 'draft', 'draft'],
    ['107', 'some', 'private'],
    ['109', 'founders', 'members'],
  ]);
  expect(skipped).toEqual(['thread', 'page']);
  expect(problems).toEqual({ 'posts/108.gone.html': 'Its text is not in the archive' });
  expect(source.sites).toEqual(['https://jo.example.com']);
  expect(items.get('101')).toMatchObject({
    title: 'First, of all',
    excerpt: 'A subtitle',
    publishedAt: { instant: '2019-07-26T20:48:19.814Z' },
    addresses: ['/p/first'],
    place: 'posts/101.first.html',
  });
  const warnings = (id: string) => items.get(id)!.warnings.map(({ text }) => text);
  expect(warnings('103')).toEqual(['The podcast was left out: https://example.com/a.mp3']);
  expect(warnings('109')).toEqual(['The date “soon” cannot be read']);
});

test('footnotes are apart from words, captions stay, fields of forms are named', async () => {
  const { items } = await openEvents(substack, sourceFile('export.zip', archive));
  const { body, leftOut, pictures } = bodyFromHtml(items.get('101')!.body.text);
  expect(textOfBody(body)).toBe('Words[1] and paid, else. Cap Subscribe now [1] The note');
  expect(JSON.stringify(body)).toContain(
    '{"type":"text","text":"[1]","marks":[{"type":"superscript"}]}',
  );
  expect(pictures).toMatchObject([
    { alt: 'Chart', source: { address: 'https://cdn.example/small.png' } },
  ]);
  expect(leftOut.map(({ text }) => text)).toEqual(['A field of a form was left out']);
});
