import { expect, test } from 'vitest';
import { readSourceText, warningsOf } from '#tests/support/import-sources.ts';
import { item, meta, type WordpressPost, wxr } from '#tests/support/wordpress-file.ts';
import { wordpressAdapter } from './wordpress.ts';

const read = (text: string | Uint8Array) => readSourceText(wordpressAdapter, text);
const readOne = async (content: string, post?: WordpressPost, ...others: string[]) =>
  (await read(wxr(...others, item(content, post)))).items[0]!;

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

test('search texts made of variables are left out, and named if there is more in them', async () => {
  const seo = async (fields: Record<string, string>) => {
    const one = await readOne('x', { title: 'The title', more: meta(fields) });
    return [one.seo.title, warningsOf(one)];
  };
  expect(await seo({ _yoast_wpseo_title: '100% sure, 50% faster' })).toEqual([
    '100% sure, 50% faster',
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
