import { Client } from 'pg';
import { wordpressExport } from '#tests/builders/wordpress-export.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { waitForHydration } from './support/application.ts';
import { embeddedConnectionString } from './support/own-database.ts';

/** /admin/migrate-content: an old site moves over, and back. */

const test = base.extend<{ site: Site }>({ site: ownSite() });
/** More than one page of the list in the full tier; integration tests import fifty. */
const POSTS = IS_FULL_RUN ? 60 : 8;

/** Lets nobody write documents until it is disposed, so that a run waits at its next item however fast the machine is. */
async function holdDocuments({ dataDir }: Site): Promise<AsyncDisposable> {
  const client = new Client({ connectionString: embeddedConnectionString(dataDir) });
  await client.connect();
  await client.query('begin; lock table cms_documents in share mode');
  return { [Symbol.asyncDispose]: () => client.end() };
}

test('an export is uploaded, checked, mapped, imported with a pause, and taken back', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto('/admin/migrate-content');
  await waitForHydration(page);
  await expectUsable(page, 'migrate');
  const file = {
    name: 'old.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(wordpressExport(POSTS)),
  };
  await page.getByLabel('Choose the file').setInputFiles(file);

  await expect(page.getByRole('heading', { level: 1, name: 'old.xml' })).toBeVisible();
  const start = page.getByRole('button', { name: `Import ${POSTS} posts` });
  await expect(start).toBeVisible();
  await page.getByRole('button', { name: 'Leave out Post 2', exact: true }).click();
  await expect(page.getByRole('button', { name: `Import ${POSTS - 1} posts` })).toBeVisible();

  await page.getByText('Map authors, tags and dates').click();
  await expectUsable(page, 'a dry run with its mapping');
  await page.getByRole('textbox', { name: 'Ben Ito' }).fill('Ben Ito-Okafor');
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(start).toBeVisible();
  await page.getByRole('link', { name: 'Post 3', exact: false }).first().click();
  await expect(page.getByText('Ben Ito-Okafor')).toBeVisible();
  await expect(page.getByText(/\[poll/).first()).toBeVisible();
  await expectUsable(page, 'an item of an import');
  await page.getByRole('link', { name: 'old.xml' }).click();

  await page.getByRole('checkbox', { name: /Publish what was public/ }).check();
  const mark = page.locator('.page-head-mark');
  {
    await using _held = await holdDocuments(site);
    await start.click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(mark).toHaveText('Paused');
  }
  await expectUsable(page, 'a paused import');
  await page.getByRole('button', { name: 'Go on' }).click();
  const make = page.getByText(`Make ${2 * POSTS} redirects`);
  await expect(make.first()).toBeVisible({ timeout: 90_000 });
  await make.first().click();
  await expectUsable(page, 'an import that is done, with its redirects');
  await page.getByRole('button', { name: `Make ${2 * POSTS} redirects` }).click();
  await expect(page.getByText(`${2 * POSTS} redirects made`).first()).toBeVisible();

  // Nodes notice what an import did a moment after its end.
  const reached = async () => {
    const old = await page.request.get('/2019/post-7/');
    return [old.status(), new URL(old.url()).pathname];
  };
  await expect.poll(reached).toEqual([200, '/insights/post-7']);
  const report = await page.request.get(`${new URL(page.url()).pathname}/report.csv`);
  expect((await report.text()).split('\r\n')).toHaveLength(POSTS + 2);
  await page.getByText('Take this import back').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(mark).toHaveText('Taken back', { timeout: 90_000 });
  await expect.poll(async () => (await reached())[0]).toBeGreaterThanOrEqual(404);
});
