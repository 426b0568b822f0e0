import { expect } from '@playwright/test';
import { expectUsable } from './support/accessibility.ts';
import { cookieHeader, fillLogin, startSession } from './support/admin-session.ts';
import {
  ALL_TIME,
  DELETED_LEAD,
  questions,
  runRows,
  section,
  test,
} from './support/admin-assessments.ts';

/** The stats, runs and export at /admin/assessments. */

test('shows how far runs came, where they stopped and their scores', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto(ALL_TIME);
  const stages = section(page, 'Completion').getByRole('listitem');
  await expect(stages).toHaveText([
    /^Started7$/,
    /^Data Spine Health7100% of 7$/,
    /457% of 7$/,
    /457% of 7$/,
    /457% of 7$/,
    /457% of 7$/,
    /^Complete457% of 7$/,
    /^Report requested250% of 4$/,
    /^Opened booking125% of 4$/,
  ]);
  await expect(
    page.getByRole('img', { name: 'Of 7 runs started, 4 are complete, 2 requested the report' }),
  ).toBeVisible();

  const scores = section(page, 'Scores');
  await expect(scores).toContainText('4 complete runs, median 62.5%');
  await expect(scores.getByRole('listitem').last()).toHaveText('19090 to 100%');
  await expect(section(page, 'Levels').getByRole('listitem').last()).toContainText(
    /AI Innovator\s*1\s*25%/,
  );

  const asked = section(page, 'Questions');
  await expect(asked).toContainText('Most left at question 7: 2 of the 7 who reached it.');
  const seventh = asked.getByRole('row').filter({ hasText: questions[6]!.question });
  await expect(seventh).toContainText('2 left here, 29%');
  await seventh.locator('summary').click();
  const best = questions[6]!.options.find(({ value }) => value === 4)!;
  await expect(seventh.getByRole('listitem').filter({ hasText: best.text })).toContainText(
    '1, 25%',
  );
});

test('filters stats and runs, without scripts', async ({ browser, site, seeded }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/admin/assessments');
  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL('/admin/assessments');
  await expect(page.getByText('6 runs, newest first')).toBeVisible();

  await page.getByLabel('Company size').selectOption('1000+');
  await page.getByLabel('Started', { exact: true }).selectOption('Last 30 days');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('1 run, newest first')).toBeVisible();
  await expect(runRows(page).nth(1)).toContainText('AI Innovator');
  await page.getByRole('link', { name: 'Reset filters' }).click();

  await page.getByRole('navigation', { name: 'States' }).getByText('Abandoned').click();
  await expect(page).toHaveURL('/admin/assessments?state=abandoned#runs');
  await expect(page.getByText('2 runs, newest first')).toBeVisible();
  await runRows(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`/admin/assessments/${seeded.abandoned}`);
  await context.close();
});

test('reports an empty filter with a link to all runs', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin/assessments?size=501-1000');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'No one from a company with 501-1000 employees has started in the last 90 days.',
  );
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all time and every size' }).click();
  await expect(page.getByText('7 runs, newest first')).toBeVisible();
});

test('a run links to its lead and contains no name', async ({ page, site, seeded }) => {
  await startSession(page, site);
  await page.goto(ALL_TIME);
  expect(await page.content()).not.toMatch(/Whitfield|ridgeline/i);
  await runRows(page)
    .filter({ has: page.getByRole('link', { name: 'Open lead' }) })
    .getByRole('link', { name: '1000+ employees' })
    .click();
  await expect(page).toHaveURL(`/admin/assessments/${seeded.reported}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('100%');
  await expect(main).toContainText('AI Innovator');
  const best = questions[0]!.options.find(({ value }) => value === 4)!;
  await expect(main.getByRole('listitem').filter({ hasText: best.text })).toContainText(
    '4 of 4 points',
  );
  await page.getByRole('link', { name: 'Open lead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Whitfield');

  await page.goto(`/admin/assessments/${seeded.orphaned}`);
  await expect(main).toContainText('The lead was deleted, so the person is not known.');
  await expect(page.getByRole('link', { name: 'Open lead' })).toHaveCount(0);
  expect(await page.content()).not.toContain(DELETED_LEAD);
});

test('an abandoned run shows its answers, without a result or a person', async ({
  page,
  site,
  seeded,
}) => {
  await startSession(page, site);
  await page.goto(`/admin/assessments/${seeded.abandoned}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Abandoned');
  await expect(main).toContainText('No result yet: a result requires every answer.');
  await expect(main).toContainText('6 of 25');
  await expect(main.getByText('Not answered')).toHaveCount(19);
  await expect(main).toContainText('Not known: a name is given only when requesting the report.');
  await page.goto('/admin/assessments/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such run');
});

test(
  'exports the filtered runs as CSV, only when signed in',
  { tag: '@full' },
  async ({ page, site, seeded }) => {
    await startSession(page, site);
    await page.goto(`${ALL_TIME}&state=reported`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^cadron-assessments-2026-11-\d{4}-\d\d-\d\d\.csv$/,
    );
    const address = new URL(download.url());
    const answer = await fetch(address, { headers: { cookie: await cookieHeader(page) } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, first, second, end] = bytes.toString().split('\r\n');
    expect(header).toContain('"Run","Edition","Company size","State","Started"');
    expect(header).toContain(`25. ${questions[24]!.question}`);
    expect(first).toContain(`"${seeded.reported}","2026-11","1000+","reported"`);
    expect(first).toContain(`,"${seeded.leadId}","25","100","AI Innovator"`);
    expect(first).toContain(`${questions[0]!.options.find(({ value }) => value === 4)!.text} (4)`);
    expect(second).toContain(',"deleted","25","75","AI Ready"');
    expect(end).toBe('');

    const stranger = await fetch(address, { redirect: 'manual' });
    expect(stranger.status).toBe(302);
    expect(await stranger.text()).not.toContain(seeded.reported);
  },
);

test(
  'stats and runs pass axe, fit the screen and have large targets',
  { tag: '@full' },
  async ({ page, site, seeded }) => {
    await startSession(page, site);
    for (const path of [
      ALL_TIME,
      '/admin/assessments?size=501-1000',
      '/admin/assessments?state=in-progress',
      `/admin/assessments/${seeded.reported}`,
      `/admin/assessments/${seeded.inProgress}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
      });
      await expectUsable(page, path);
    }
  },
);

test('a question shows its answers by keyboard', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto(ALL_TIME);
  const { question, options } = questions[0]!;
  const summary = page.locator('summary').filter({ hasText: question });
  const answer = section(page, 'Questions').getByText(options[0].text, { exact: true });
  await expect(answer).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});
