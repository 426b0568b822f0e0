import { buildPost } from '#tests/builders/post.ts';
import type { Post } from '#src/domains/content/posts/post.ts';
import { savePost } from '#tests/support/publishing.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { pageHeading, startSession } from './support/admin-session.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';

/** /admin/blog-editor: from many posts to those that someone looks for, and what is done to several at once. */

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site.stop());

const save = (post: Partial<Post>) =>
  withDatabase(embeddedConnectionString(site.dataDir), (db) =>
    savePost(db, buildPost(post), new Date()),
  );

const paragraph = (text: string): Post['body'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

test('finds a post by its text, tags several at once, and renames the tag on the site', async ({
  page,
}) => {
  await save({
    slug: 'quarters',
    title: 'Zephyr quarters',
    categoryTags: ['Rituals'],
    body: paragraph('Begin each quarter with the zeppelin exercise.'),
  });
  await save({ slug: 'weeks', title: 'Zephyr weeks', categoryTags: ['Rituals'] });
  await startSession(page, site);
  await page.goto(`${site.url}/admin/blog-editor`);
  await page.getByRole('searchbox', { name: 'Title or text' }).fill('zeppel');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Zephyr' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Zephyr quarters' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Title or text' }).fill('zephyr');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('2 posts, your drafts first')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bulk = page.getByRole('group', { name: 'With the selected posts' });
  await bulk.getByRole('combobox', { name: 'Change the selected posts' }).selectOption('Add a tag');
  await bulk.getByRole('combobox', { name: 'Tag' }).fill('Zeppelins');
  await bulk.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('2 posts tagged “Zeppelins”.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Zeppelins' })).toHaveCount(2);

  await page.goto(`${site.url}/admin/blog-editor/tags`);
  await page.getByRole('checkbox', { name: 'Rituals' }).check();
  await page.getByRole('button', { name: 'Rename or merge' }).click();
  await expect(pageHeading(page)).toHaveText('Rename “Rituals”');
  await expect(page.getByText('2 posts public: visitors see the change at once.')).toBeVisible();
  await page.getByRole('combobox', { name: 'New name' }).fill('Cadence');
  await page.getByRole('button', { name: 'Rename in 2 posts' }).click();
  await expect(page.getByText('Renamed “Rituals” to “Cadence”').first()).toBeVisible();
  await page.goto(`${site.url}/insights?category=Rituals`);
  await expect(page).toHaveURL(`${site.url}/insights?category=Cadence`);
  await expect(page.getByRole('link', { name: 'Zephyr weeks' }).first()).toBeVisible();
});

test('@full saves a filter, makes one draft of a double click, and takes a rename back', async ({
  page,
}) => {
  await save({ slug: 'alpha', title: 'Alpha', categoryTags: ['Greek'] });
  await startSession(page, site);
  await page.goto(`${site.url}/admin/blog-editor?tag=Greek`);
  await page.getByText('Save this filter').click();
  await expect(page.getByText('Only you see your filters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Greek ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Filter saved.')).toBeVisible();
  await page.goto(`${site.url}/admin/blog-editor`);
  await page.getByRole('link', { name: 'Greek ones' }).click();
  await expect(page.getByText('1 post, your drafts first')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter “Greek ones”' }).click();
  await expect(page.getByText('Filter removed.')).toBeVisible();

  await page.goto(`${site.url}/admin/blog-editor/new`);
  await page.getByRole('button', { name: 'Blank post' }).dblclick();
  await expect(page).toHaveURL(/\/admin\/blog-editor\/[\da-f-]{36}$/);
  await page.goto(`${site.url}/admin/blog-editor?state=draft`);
  await expect(page.getByText('1 post, your drafts first')).toBeVisible();
  await expect(page.getByRole('link', { name: /Untitled post/ })).toContainText('Your draft');

  await page.goto(`${site.url}/admin/blog-editor/tags/change?tag=Greek&to=Latin`);
  await page.getByRole('button', { name: 'Rename in 1 post' }).click();
  await page.getByRole('button', { name: 'Undo: Renamed “Greek” to “Latin”' }).click();
  await expect(page.getByText('The tags are as they were.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Greek', exact: true })).toBeVisible();
});
