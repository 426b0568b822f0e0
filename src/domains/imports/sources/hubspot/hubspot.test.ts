import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvLine } from '#src/platform/csv/csv.ts';
import {
  readSourceFile,
  readSourceText,
  showBody,
  warningsOf,
} from '#tests/support/import-sources.ts';
import { hubspotAdapter } from './hubspot.server.ts';

const CASES = 'tests/cases/39-import-ghost-and-hubspot';
const { items, source } = await readSourceFile(hubspotAdapter, `${CASES}/hubspot-blog-export.csv`);
const [first] = items;

const HEADER = ['Post title', 'Post URL', 'Post body', 'Publish date', 'Status'];
const readRows = (...rows: string[][]) =>
  readSourceText(hubspotAdapter, [HEADER, ...rows].map((row) => csvLine(row)).join(''));
const readBody = async (body: string) =>
  (await readRows(['T', 'https://www.example.com/blog/t', body, '2024-01-05', 'PUBLISHED']))
    .items[0]!;

test.each(['hubspot-blog-export.csv', 'hubspot-other-header.csv'])('recognizes %s', (name) => {
  const file = { name, path: '', bytes: 1 };
  expect(hubspotAdapter.recognizes(file, readFileSync(`${CASES}/${name}`, 'utf8'))).toBe(true);
  expect(hubspotAdapter.recognizes(file, 'First Name,Last Name,Email\na,b,c')).toBe(false);
});

test('seven rows, whatever line ends are in their cells, with slugs and addresses of their URL', () => {
  expect(items.map(({ slug, addresses }) => [slug, addresses[0]])).toEqual([
    ['why-when-how', 'https://www.example.com/blog/why-when-how'],
    // A temporary address is none.
    [undefined, undefined],
    ['planned', 'https://www.example.com/blog/planned'],
    ['why-when-how', 'https://www.example.com/de/blog/why-when-how'],
    ['why-when-how', 'https://news.example.com/why-when-how'],
    ['archived-one', 'https://www.example.com/blog/archived-one'],
    ['formula', 'https://www.example.com/blog/formula'],
  ]);
  expect(source.sites).toEqual(['https://www.example.com', 'https://news.example.com']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(7);
});

test('the body: pictures of the file manager, buttons as links, videos, and tokens left out', () => {
  expect(showBody(first!)).toBe(
    '<p>Intro text.</p><h2>Why</h2><p>{https://www.example.com/hubfs/My%20Photo.png|Chart|}</p>' +
      '<p><a href="https://cta-redirect.hubspot.com/cta/redirect/1/2">Get the guide</a></p>' +
      '<figure class="body-figure body-video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><p class="body-play">Watch on YouTube</p><p>Video</p></a></figure>' +
      '<p>{{ not_hubl }} costs you</p><p><strong>A heading that is only bold text</strong></p><p>Quote: "He said, ""no""", end.</p>',
  );
  expect(warningsOf(first!)).toEqual([
    'left-out: Its own code for the page has no place in a post',
    'left-out: The HubSpot token “cta” has no place in a post',
    'left-out: The HubSpot token “include_module” has no place in a post',
    'left-out: The HubSpot token “personalization_token” has no place in a post',
    'left-out: The HubSpot button “Get the guide” is a plain link now',
  ]);
});

test('texts, tags, author and cover', () => {
  expect(first).toMatchObject({
    title: 'Why, when & “how”',
    excerpt: 'Intro text.',
    author: { name: 'Jo Smith' },
    tags: [{ name: 'CRM' }, { name: 'Sales, Ops' }],
    seo: { title: 'SEO: why | Example', description: 'Line one line two' },
    cover: { address: 'https://www.example.com/hubfs/Cover%20Image%20(1).png' },
  });
  expect(items[2]!.cover!.address).toBe('https://www.example.com/hubfs/rel.png');
  expect(items[4]!.author).toEqual(first!.author);
  expect(items[6]!.title).toBe('=HYPERLINK("https://evil.example")');
});

test('dates in five forms', async () => {
  expect(items.slice(0, 5).map(({ publishedAt }) => publishedAt)).toEqual([
    { instant: '2023-05-04T18:30:00.000Z' },
    undefined,
    { day: '2031-01-01' },
    { day: '2023-05-04' },
    { instant: '2023-05-04T14:30:00.000Z' },
  ]);
  // A person may take another column for the date.
  const columns = {
    ...Object.fromEntries(source.columns!.map(({ name, field }) => [name, field])),
    'Publish date': '',
    'Last modified date': 'publishedAt',
  };
  const path = `${CASES}/hubspot-blog-export.csv`;
  const changed = await readSourceFile(hubspotAdapter, path, { columns });
  expect(changed.items.slice(0, 2).map(({ publishedAt }) => publishedAt)).toEqual([
    { instant: '2024-01-15T09:30:00.000Z' },
    { instant: '2024-01-15T09:30:00.000Z' },
  ]);
});

test('states: archived is not published, and an unknown one is neither', async () => {
  expect(items.map(({ state }) => state)).toEqual([
    'published',
    'draft',
    'scheduled',
    'published',
    'published',
    'archived',
    'published',
  ]);
  const row = (status: string) => ['T', `https://x.example/${status}`, '', '2024-01-05', status];
  const odd = await readRows(row('PUBLISHED_OR_SCHEDULED'), row('AB_TEST'), row(''));
  expect(odd.items.map(({ state }) => state)).toEqual(['published', 'unknown', 'unknown']);
  expect(warningsOf(odd.items[1]!)).toEqual(['state: Its status “ab test” is unknown']);
});

test('says how the table is read', async () => {
  expect(source.notes).toEqual(['Tags are divided at “;”']);
  const other = await readSourceFile(hubspotAdapter, `${CASES}/hubspot-other-header.csv`);
  expect(other.source.notes).toEqual(['Tags are divided at “|”']);
  expect(other.items[0]).toMatchObject({
    tags: [{ name: 'a' }, { name: 'b' }],
    publishedAt: { day: '2022-01-01' },
    state: 'published',
  });
});

test('names a body that a spreadsheet has cut, and a date that is none', async () => {
  const cut = await readBody(`<p>${'x'.repeat(32_764)}`);
  expect(warningsOf(cut)).toEqual([expect.stringMatching(/^damaged: .*32,767/)]);
  const row = ['T', 'https://x.example/t', '', 'someday', 'DRAFT'];
  expect(warningsOf((await readRows(row)).items[0]!)).toEqual([
    'date: The date “someday” cannot be read',
  ]);
});

test('a video in a box that keeps its shape is shown', async () => {
  const box = '<div style="position:relative;height:0;overflow:hidden;padding-bottom:56.25%">';
  const one = await readBody(
    `${box}<iframe src="https://player.vimeo.com/video/76979871"></iframe></div>`,
  );
  expect(showBody(one)).toContain('https://vimeo.com/76979871');
});

test('relative addresses belong to the address of the post', async () => {
  const one = await readBody(
    '<a href="/pricing">x</a><img src="../hs-fs/hubfs/a.png?width=5" alt="A">',
  );
  expect(showBody(one)).toBe(
    '<p><a href="https://www.example.com/pricing">x</a></p><p>{https://www.example.com/hubfs/a.png|A|}</p>',
  );
});

test.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), /Save it as CSV/],
  ['a quote that is not closed', '"Post URL', /quotation mark/],
  ['nothing', '', /no rows/],
])('refuses %s with a sentence', async (_, content, message) => {
  await expect(readSourceText(hubspotAdapter, content)).rejects.toThrow(message);
});

test('columns of other names are shown, for a person to say what they are', async () => {
  const text = 'Überschrift,Post URL,Post body,Inhalt\nA,https://x.example/a,,<p>Text</p>\n';
  const guessed = await readSourceText(hubspotAdapter, text);
  expect(guessed.source.columns?.map(({ field }) => field)).toEqual(['', 'address', 'body', '']);
  const columns = { Überschrift: 'title', 'Post URL': 'address', Inhalt: 'body' };
  const [one] = (await readSourceText(hubspotAdapter, text, { columns })).items;
  expect([one!.title, showBody(one!)]).toEqual(['A', '<p>Text</p>']);
});
