import type { Browser, Page } from '@playwright/test';
import { wordpressExport } from '#tests/builders/wordpress-export.ts';
import { oncePerSite } from '#tests/support/file-sites.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { pageHeading, startSession } from './admin-session.ts';
import { expectSaved, openEditor, titleField } from './page-editor.ts';
import { linkTo } from './mails.ts';
import { runRole } from './run-role.ts';

/** A site full of demo data, with a second owner, a viewer and an open invitation. */

export const PASSWORD = 'seven quiet lanterns';
export const VIEWER = 'vic@cadron.test';

export interface AdminWorld {
  site: Site;
  /** paths of one object each */
  lead: string;
  run: string;
  member: string;
  invitation: string;
  post: string;
  story: string;
  file: string;
  import: string;
}

export const test = base.extend<{ site: Site; world: AdminWorld }>({
  site: ownSite(),
  world: [
    async ({ site, browser }, provide) => provide(await fillOnce(site, browser)),
    { scope: 'test', timeout: 120_000 },
  ],
});

export const fillOnce = oncePerSite(fillSite);

async function fillSite(site: Site, browser: Browser): Promise<AdminWorld> {
  const seed = runRole('seed-demo', { DATA_DIR: site.dataDir });
  expect(await seed.ended, seed.output()).toBe(0);
  const page = await newPage(browser, site);
  await startSession(page, site);
  for (const [email, name, role] of [
    ['robin@cadron.test', 'Robin Vale', 'Owner'],
    [VIEWER, 'Vic Moreno', 'Viewer'],
  ] as const) {
    const link = await invite(page, site, email, role);
    const guest = await newPage(browser, site);
    await guest.goto(link);
    await guest.getByLabel('Your name').fill(name);
    await guest.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await guest.getByRole('button', { name: 'Create account' }).click();
    await expect(pageHeading(guest)).toHaveText('Dashboard');
    await guest.context().close();
  }
  await invite(page, site, 'a-very-long-address.of-someone@consultants.cadron.test', 'Editor');
  await openEditor(page, '/contact');
  await titleField(page).fill('Contact us');
  await titleField(page).blur();
  await expectSaved(page);
  const firstIn = async (path: string, name?: RegExp) => {
    await page.goto(path);
    const rows = page.getByRole('main').getByRole('row');
    const links = name ? rows.getByRole('link', { name }) : rows.getByRole('link', { name: /\w/ });
    const address = await links.locator('visible=true').last().getAttribute('href');
    return new URL(address!, site.url).pathname;
  };
  const world = {
    site,
    lead: await firstIn('/admin/leads'),
    run: await firstIn('/admin/assessments?period=all'),
    member: await firstIn('/admin/team', /Robin/),
    invitation: await firstIn('/admin/team', /a-very-long/),
    post: await firstIn('/admin/blog-editor'),
    story: await firstIn('/admin/blog-editor/stories'),
    file: await firstIn('/admin/media-library?as=list'),
    import: await readExport(page),
  };
  await page.context().close();
  return world;
}

/** Uploads an export of another site, and returns the path of what would be imported. */
async function readExport(page: Page): Promise<string> {
  await page.goto('/admin/migrate-content');
  await page.getByLabel('Choose the file').setInputFiles({
    name: 'old.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(wordpressExport(4)),
  });
  await expect(page.getByRole('button', { name: 'Import 4 posts' })).toBeVisible({
    timeout: 60_000,
  });
  return new URL(page.url()).pathname;
}

const newPage = async (browser: Browser, site: Site): Promise<Page> =>
  (await browser.newContext({ baseURL: site.url })).newPage();

async function invite(page: Page, site: Site, email: string, role: string): Promise<string> {
  await page.goto('/admin/team/invite');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('on its way');
  return linkTo(site.mailFolder, email, /\/admin\/invite\//, new Set());
}
