import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectNoViolations, expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { expectSaved, stateMark } from './support/page-editor.ts';

/** /admin/blog-template: from a blank template to posts, and to its next version. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test('a template: made, published, used for a post, changed, archived, used again @full', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto('/admin/blog-template');
  await expect(page.getByRole('row', { name: /How-to/ })).toContainText('Published');
  await expectUsable(page, 'templates');

  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Field note');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A day in {city}');
  await page.getByRole('button', { name: 'Add variable' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('city');
  await page.getByRole('textbox', { name: 'Question to writers' }).fill('City of the client');
  await page.getByRole('textbox', { name: 'Example' }).fill('Tulsa');

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('What we saw in {city}');
  await page.getByRole('textbox', { name: 'Guidance' }).fill('Three things, with numbers.');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await expectSaved(page);
  const sample = page.frameLocator('iframe:not([aria-hidden])');
  await expect(sample.getByRole('heading', { name: 'What we saw in Tulsa' })).toBeVisible();
  await expectUsable(page, 'template');

  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. New posts are made from it')).toBeVisible();
  await expect(stateMark(page)).toHaveText('Published');
  const template = page.url();

  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'City of the client' }).fill('Omaha');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A day in Omaha');
  await expectUsable(page, 'new post from a template');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await page.waitForURL(/\/admin\/blog-editor\/[0-9a-f-]{36}$/);
  const post = new URL(page.url()).pathname.split('/').at(-1)!;
  const response = await page.request.get(`/admin/api/documents/${post}`);
  const { content } = (await response.json()) as { content: Record<string, unknown> };
  expect(content).toMatchObject({
    title: 'A day in Omaha',
    template: { version: 1, values: { city: 'Omaha' } },
  });
  expect(JSON.stringify(content['body'])).toContain('What we saw in Omaha');

  // The editor shows the guidance until something is written, and keeps the heading.
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text.getByText('Three things, with numbers.')).toBeVisible();
  await page.getByRole('tab', { name: 'Sections' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sections' });
  await expect(panel).toContainText('Empty, 0 words, required');
  await panel.getByRole('button', { name: 'What we saw in Omaha' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Leads waited two days.');
  await expect(panel).toContainText('Done, 4 words, required');
  await expect(text.getByText('Three things, with numbers.')).toBeHidden();
  await text.getByRole('heading', { name: 'What we saw in Omaha' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('The template sets this heading.')).toBeVisible();
  await expect(text.getByRole('heading')).toHaveText('What we saw in Omaha');
  await expectSaved(page);
  const draft = page.url();

  await page.goto(template);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('What comes next');
  await expectSaved(page);
  // Also after the page was loaded anew, when the frame may be there before the browser takes over.
  await expect(sample.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('link', { name: 'A day in Omaha' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(stateMark(page)).toHaveText('Published');

  await page.goto(draft);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await panel.getByRole('button', { name: 'See what would change' }).click();
  await expect(panel).toContainText('What comes next New section');
  await expectNoViolations(page, 'post with a newer template');
  await panel.getByRole('button', { name: 'Update this post' }).click();
  await expect(text.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await expect(text).toContainText('Leads waited two days.');
  await expect(panel).not.toContainText('The template has changed.');
  await expectSaved(page);

  await page.goto('/admin/blog-template');
  const row = page.getByRole('row', { name: /Field note/ });
  await expect(row).toContainText('1 post');
  await expect(row).toContainText('1 draft, 100% complete');
  await row.getByRole('button', { name: 'Archive: Field note' }).click();
  await expect(row).toContainText('Archived');
  await expect(row.getByRole('link', { name: 'New post: Field note' })).toBeHidden();
  await row.getByRole('button', { name: 'Use again: Field note' }).click();
  await expect(row).toContainText('Published');
  await row.getByRole('button', { name: 'Duplicate: Field note' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Field note (copy)',
  );
});
