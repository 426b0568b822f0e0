import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceFile, showBody, warningsOf } from '#tests/support/import-sources.ts';
import { wordpressAdapter } from './wordpress.ts';

const CASES = 'tests/cases/38-import-wordpress';
const read = await readSourceFile(wordpressAdapter, `${CASES}/wxr-main.xml`);
const post = (id: number) => read.items.find((item) => item.id === String(id))!;
const UPLOADS = 'https://old.example.com/wp-content/uploads';

test('recognizes an export by its head', () => {
  const head = readFileSync(`${CASES}/wxr-main.xml`, 'utf8');
  const file = { name: 'x.xml', path: '', bytes: 1 };
  expect(wordpressAdapter.recognizes(file, head)).toBe(true);
  expect(wordpressAdapter.recognizes(file, '<rss version="2.0"><channel>')).toBe(false);
});

test('11: classic text has the paragraphs, breaks, pictures and video that its readers saw', () => {
  expect(showBody(post(11))).toBe(
    '<p>First paragraph of the classic editor,<br>with a line end that WordPress shows as a break.</p>' +
      '<p>Second paragraph with a <a href="https://old.example.com/?p=12">link by number</a> and a <a href="https://old.example.com/draft-without-slug/">relative one</a>.</p>' +
      '<h2>Heading right after text</h2><p>Text right after a heading.</p><ul><li>one</li><li>two</li></ul>' +
      `<p>{${UPLOADS}/2019/03/team.jpg|The team|The whole team, [2019]}</p>` +
      `<p>{${UPLOADS}/2019/03/team.jpg|The team at work|Caption of the file}</p>` +
      // The export lacks this file, and another post shows a smaller copy of it.
      `<p>{${UPLOADS}/2020/05/big-photo-scaled-1024x683.jpg||}</p>` +
      '<pre><code>code, first line\n\n  code, after a blank line &lt;b&gt;</code></pre>' +
      '<figure class="body-figure body-video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><p class="body-play">Watch on YouTube</p><p>Video</p></a></figure>' +
      '<p>and inner text</p><blockquote><p>A quote<br>of two lines</p></blockquote>' +
      '<p>Last one: 5 &lt; 6 &amp; "quotes" ... -- done.</p>',
  );
});

test('11: what has no place is named, and comments are counted', () => {
  expect(warningsOf(post(11))).toEqual([
    'left-out: The shortcode [contact-form-7] has no place in a post',
    'left-out: The shortcode [unknown_code] has no place in a post',
  ]);
  expect(post(11).warnings[0]!.after).toBe('code, after a blank line <b>');
  expect(read.skipped['comment']).toBe(1);
});

test('11: title, authors, terms, date, addresses and search texts', () => {
  expect(post(11)).toMatchObject({
    title: 'Ben & Jo’s first post',
    slug: 'bens-first-post',
    state: 'published',
    publishedAt: { instant: '2019-03-08T19:30:00.000Z' },
    author: { key: 'jsmith+guest', name: 'Jo Smith and Guest Writer' },
    categories: [{ key: 'crm', name: 'CRM & Sales' }],
    tags: [{ key: 'hubspot', name: 'hubspot' }],
    cover: { address: `${UPLOADS}/2019/03/team.jpg`, alt: 'The team at work' },
    addresses: [
      'https://old.example.com/bens-first-post/',
      'https://old.example.com/ben-first/',
      'https://old.example.com/ben-and-jo/',
      'https://old.example.com/?p=11',
    ],
  });
  expect(post(11).seo.title).toBeUndefined();
  expect(post(11).seo.description).toBe('Why CRM & sales belong together');
});

test('12: blocks, reusable blocks, footnotes, and pictures by their original address', () => {
  expect(showBody(post(12))).toBe(
    `<p>A block post.<br>Second line.</p><p>{${UPLOADS}/2020/05/big-photo-scaled-1024x683.jpg||From the media file}</p>` +
      `<p>{${UPLOADS}/2019/03/team.jpg|x|}</p><h4>Left</h4><ol start="3"><li>three<ul><li>inner</li></ul></li></ol>` +
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>a<br>b</td></tr></table><p>Figures</p>' +
      '<pre><code>&lt;?php echo "[gallery]"; ?&gt;</code></pre>' +
      '<figure class="body-figure body-video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><p class="body-play">Watch on YouTube</p><p>Video</p></a></figure>' +
      '<p>Call us <a href="tel:+10000000">now</a>.</p><p>Question?</p><p>Answer.</p><p>Note<sup>1</sup></p><ol><li>The source</li></ol>',
  );
  expect(warningsOf(post(12))).toEqual([
    'missing-file: Its cover (file 404) is not in the export',
    'left-out: An embedded page (www.example.net) was left out',
  ]);
  expect(post(12)).toMatchObject({
    publishedAt: { instant: '2020-05-06T03:45:00.000Z' },
    seo: { canonical: 'https://partner.example.net/original/', noindex: true },
  });
});

test('13: a draft without date, title and slug has none', () => {
  const { title, slug, publishedAt, state } = post(13);
  expect({ title, slug, publishedAt, state }).toEqual({
    title: '',
    slug: undefined,
    publishedAt: undefined,
    state: 'draft',
  });
});

test('14 to 18: only what everyone could read counts as published, and no password is shown', () => {
  expect([14, 15, 16, 17, 18].map((id) => post(id).state)).toEqual([
    'scheduled',
    'private',
    'protected',
    'trash',
    'draft',
  ]);
  expect(post(14).publishedAt).toEqual({ instant: '2031-01-01T13:00:00.000Z' });
  expect(JSON.stringify(read.events)).not.toContain('letmein');
});

test('19 to 24: slugs, split text, unknown authors, excerpts and pages', () => {
  expect(post(19)).toMatchObject({
    slug: '会社の話',
    addresses: [
      'https://old.example.com/%e4%bc%9a%e7%a4%be%e3%81%ae%e8%a9%b1/',
      'https://old.example.com/?p=19',
    ],
  });
  expect(post(20).slug).toBe(post(11).slug);
  expect(showBody(post(21))).toBe('<p>if (a[b[0]]&gt; 1) stop();</p>');
  expect(post(22).author).toEqual({ key: 'deleted_user', name: '' });
  expect(post(23).excerpt).toBe('A hand-made excerpt with …');
  expect(showBody(post(23))).toBe('<p>Teaser.</p><p>Rest.</p>');
  expect(showBody(post(24))).toBe('<p>Page one.</p><p>Page two.</p>');
});

test('what is no post is counted by its kind', () => {
  expect(read.skipped).toEqual({
    comment: 1,
    page: 2,
    'nav menu item': 1,
    'custom css': 1,
    'case study': 1,
    'wp block': 1,
    revision: 1,
    attachment: 1,
  });
  expect(read.problems).toEqual([]);
});

test('an empty first line, and an export of media alone', async () => {
  const blank = await readSourceFile(wordpressAdapter, `${CASES}/wxr-blank-first-line.xml`);
  expect(blank.items.map(showBody)).toEqual([
    '<p>A plugin printed a line end before the XML declaration.</p>',
  ]);
  const media = await readSourceFile(wordpressAdapter, `${CASES}/wxr-attachments-only.xml`);
  expect([media.items, media.skipped]).toEqual([[], { attachment: 2 }]);
});
