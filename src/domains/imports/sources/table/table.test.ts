import { expect, test } from 'vitest';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { recognizeSource } from '../../sources.server.ts';
import { table } from './table.server.ts';

const read = (name: string, text: string, columns?: Record<string, string>) =>
  openEvents(table, sourceFile(name, text), { columns });
const first = async (...given: Parameters<typeof read>) =>
  [...(await read(...given)).items.values()][0]!;

const row = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  title: 'Rows of a database',
  slug: 'rows',
  excerpt: 'Short',
  body: '<p>A text</p>',
  author: 'Jo',
  status: 'published',
  is_listed: false,
  published_at: '2024-01-05T09:00:00+00:00',
  created_at: '2023-01-01 00:00:00+00',
  updated_at: '2024-02-01 10:00:00.123456+00',
  category_tags: ['CRM', 'a, b', 'c'],
  seo: { title: 'Seo', description: 'Desc', canonical: 'https://old.example/rows', noindex: true },
  read_time: '5 min read',
  cover_image: '/storage/v1/object/public/a.png',
};

test('rows of cms_blog_posts need no mapping: as JSON, and as CSV of PostgreSQL', async () => {
  const csv = [
    'id,title,slug,excerpt,body,author,status,is_listed,published_at,category_tags,seo,cover_image',
    [
      row.id,
      row.title,
      row.slug,
      row.excerpt,
      `"${row.body.replaceAll('"', '""')}"`,
      row.author,
      row.status,
      'f',
      '2024-01-05 09:00:00+00',
      '"{CRM,""a, b"",c}"',
      `"${JSON.stringify(row.seo).replaceAll('"', '""')}"`,
      row.cover_image,
    ].join(','),
  ].join('\r\n');
  for (const [name, text] of [
    ['rows.json', JSON.stringify([row])],
    [
      'rows.json',
      JSON.stringify({
        posts: [
          {
            ...row,
            seo: JSON.stringify(row.seo),
            category_tags: JSON.stringify(row.category_tags),
          },
        ],
      }),
    ],
    ['cms_blog_posts_rows.csv', csv],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const item = await first(name, text);
    expect(item, name).toMatchObject({
      id: row.id,
      title: row.title,
      slug: 'rows',
      excerpt: 'Short',
      state: 'published',
      isListed: false,
      publishedAt: { instant: '2024-01-05T09:00:00.000Z' },
      author: { name: 'Jo' },
      categories: [{ name: 'CRM' }],
      tags: [{ name: 'a, b' }, { name: 'c' }],
      seo: {
        title: 'Seo',
        description: 'Desc',
        canonical: 'https://old.example/rows',
        noindex: true,
      },
      cover: { address: row.cover_image },
    });
  }
});

test('a text that is JSON is named', async () => {
  const unknown = await first('rows.json', JSON.stringify([{ title: 'A', body: { blocks: [] } }]));
  expect(unknown.warnings.map((each) => each.text)).toEqual([
    'Its text is JSON of an unknown shape',
  ]);
});

test('columns stand beside samples, with a mapping that a person can change', async () => {
  const text =
    'Headline;Inhalt;postDate;Schlagworte\nOne;"Line *one*\n\nLine two";1/5/2024;a|b\nTwo;<p>Html</p>;25.12.2023;c\n';
  const file = sourceFile('posts (2).csv', text);
  expect(await recognizeSource(file)).toBe('table');
  expect((await table.open(file, {})).columns).toEqual([
    { name: 'Headline', field: 'title', samples: ['One', 'Two'] },
    { name: 'Inhalt', field: '', samples: ['Line *one*\n\nLine two', '<p>Html</p>'] },
    { name: 'postDate', field: 'publishedAt', samples: ['1/5/2024', '25.12.2023'] },
    { name: 'Schlagworte', field: '', samples: ['a|b', 'c'] },
  ]);
  const columns = {
    Headline: 'title',
    Inhalt: 'body',
    postDate: 'publishedAt',
    Schlagworte: 'tags',
  };
  const { items, source } = await openEvents(table, file, { columns });
  expect(source.origin).toBe('posts');
  expect([...items.values()]).toMatchObject([
    {
      id: 'One',
      place: 'line 2',
      body: { format: 'markdown', text: 'Line *one*\n\nLine two' },
      state: 'unknown',
      publishedAt: undefined,
      tags: [{ name: 'a' }, { name: 'b' }],
      warnings: [
        {
          kind: 'date',
          text: 'The date “1/5/2024” cannot be read',
        },
      ],
    },
    {
      id: 'Two',
      body: { format: 'html', text: '<p>Html</p>' },
      publishedAt: { day: '2023-12-25' },
    },
  ]);
});

test('states that are not known to be public are not public', async () => {
  const states = [
    'published',
    'PUBLISH',
    'draft',
    'future',
    'private',
    'trash',
    'archived',
    'Live!',
    '',
  ];
  const { items } = await read(
    'a.json',
    JSON.stringify(states.map((status, id) => ({ id, title: 'A', status }))),
  );
  expect(Array.from(items.values(), ({ state }) => state)).toEqual([
    'published',
    'published',
    'draft',
    'scheduled',
    'private',
    'trash',
    'archived',
    'unknown',
    'unknown',
  ]);
});
