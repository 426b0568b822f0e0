import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { categoryOf } from './post.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

const text = (value: unknown) => JSON.stringify(value);

test.each<[string[], unknown]>([
  [['Data Quality', 'Other'], null],
  [['  Padded  '], null],
  [['', 'Second'], { category: 'Seo' }],
  [[], null],
  [[], {}],
  [[], { category: 'Seo' }],
  [[], { category: '  ' }],
  [[], { category: 7 }],
  [[], { category: { nested: true } }],
  [[], ['category']],
  [[], text({ category: 'In a text' })],
  [[], text({ title: 'a "quoted" one', category: ' Padded ' })],
  [[], ' { "category" : "Spaced" } '],
  [[], text({ title: 'none' })],
  [[], text({ category: '' })],
  [[], '{"category":'],
  [[], 'no JSON'],
  [[], text(['category'])],
])(
  'derives the same category in SQL and in TypeScript for tags %j and seo %j',
  async (tags, seo) => {
    const { db } = fixture.database;
    const slug = crypto.randomUUID();
    // Inserts as another tool would, without `savePost`.
    const stored = await db.execute<{ category: string }>(sql`
    insert into cms_blog_posts (slug, title, category_tags, seo)
    values (${slug}, 'T', array(select jsonb_array_elements_text(${text(tags)}::jsonb)), ${text(seo)}::jsonb)
    returning category`);
    expect(stored.rows[0]?.category).toBe(categoryOf({ categoryTags: tags, seo }));
  },
);

test('rejects an unknown status', async () => {
  const insert = sql`insert into cms_blog_posts (slug, title, status) values ('x', 'T', 'secret')`;
  await expect(fixture.database.db.execute(insert)).rejects.toMatchObject({
    cause: { constraint: 'cms_blog_posts_status' },
  });
});
