import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { untilAlive, visit } from './support/application.ts';
import {
  answerByKeys,
  askForReport,
  ASSESSMENT,
  begin,
  card,
  EDITION,
  fillReport,
  keepCompleteRun,
  question,
  QUESTIONS,
  stepHeading,
} from './support/assessment.ts';
import { newPerson, storedLead } from './support/lead-forms.ts';

/** No answer is ever lost: a reload, a second tab, another day, and a device that forgot. */

/** What the answers say stands below the score: only the server knows it, and only of a complete run. */
const expectDetails = (page: Page) =>
  expect(
    card(page)
      .getByText(/^Next:/)
      .first(),
  ).toBeVisible();

/** How many answers of this browser's run the server has. */
async function answersOnServer(page: Page): Promise<number> {
  const answer = await page.request.get('/api/ai-quotient/run');
  const { run } = (await answer.json()) as { run?: { answers: object } };
  return Object.keys(run?.answers ?? {}).length;
}

test(
  'a reload at question 13 stays there, and nothing on the page moves',
  { tag: '@phone' },
  async ({ page }) => {
    await begin(page);
    await answerByKeys(page, 1, 12);
    await expect(question(page, 13)).toBeVisible();
    await expect(page).toHaveURL(/#step-question-13$/);
    await page.reload();
    await untilAlive(page);
    await expect(question(page, 13)).toBeVisible();
    await expect(card(page).getByText('48%')).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce(
                  (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                  0,
                ),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBeLessThan(0.005);
    await answerByKeys(page, 13, 13);
    await expect(question(page, 14)).toBeVisible();
  },
);

test('a second tab goes on where the first one is, and neither loses an answer of the other', async ({
  page,
  context,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 4);
  await expect(question(page, 5)).toBeVisible();
  const second = await context.newPage();
  await visit(second, ASSESSMENT);
  await expect(question(second, 5)).toBeVisible();
  await answerByKeys(second, 5, 8);
  await expect(question(second, 9)).toBeVisible();
  await answerByKeys(page, 5, 5, 1);
  await page.reload();
  await untilAlive(page);
  await expect(card(page).getByText('32%')).toBeVisible();
});

test('another day it goes on where it stopped, and can be started over', async ({ page }) => {
  await begin(page);
  await answerByKeys(page, 1, 12);
  await expect(question(page, 13)).toBeVisible();
  await page.goto('/about');
  await page.clock.install({ time: Date.now() + 40 * 24 * 3_600_000 });
  await page.clock.resume();
  await visit(page, ASSESSMENT);
  await expect(question(page, 13)).toBeVisible();
  await expect(card(page).getByText('Welcome back. 12 of 25 answers are kept.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Start over' }).click();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
  await expect(card(page).getByLabel('Company Name')).toHaveValue('Petrov Pumps');
  await card(page).getByRole('button', { name: 'Start Assessment' }).click();
  await expect(question(page, 1)).toBeVisible();
  await expect(card(page).getByText('0%')).toBeVisible();
});

test('a device that forgot is told by the server, all but the company’s name', async ({ page }) => {
  await begin(page);
  await answerByKeys(page, 1, 12);
  await expect.poll(() => answersOnServer(page)).toBe(12);
  // Where no script of ours can write it once more.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await visit(page, ASSESSMENT);
  await expect(card(page).getByLabel('Company Size')).toHaveValue('51-200');
  await card(page).getByLabel('Company Name').fill('Petrov Pumps');
  await card(page).getByRole('button', { name: 'Start Assessment' }).click();
  await expect(question(page, 13)).toBeVisible();
});

test(
  'where the company is forgotten, the way to the report asks for it, and for no answer again',
  { tag: '@phone' },
  async ({ page, site }) => {
    await keepCompleteRun(page);
    await visit(page, `${ASSESSMENT}#step-results`);
    await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
    await askForReport(page);
    await expect(stepHeading(page, 'Your Information')).toBeFocused();
    await expect(card(page).getByText('All your answers are kept.')).toBeVisible();
    await expect(card(page).getByLabel('Company Size')).toHaveValue('51-200');
    await page.goBack();
    await askForReport(page);
    await card(page).getByLabel('Company Name').fill('Petrov Pumps');
    await card(page).getByRole('button', { name: 'Continue' }).click();
    await expect(stepHeading(page, 'Get Your Detailed Report')).toBeFocused();
    const email = newPerson();
    await fillReport(page, email);
    await askForReport(page);
    await expect(stepHeading(page, 'Thank you, Ana')).toBeVisible();
    const { fields } = await storedLead(site, email);
    expect(fields).toMatchObject({ company: 'Petrov Pumps', percentage: '75' });
  },
);

test('no address leads to the report of a company that is not known', async ({ page }) => {
  await keepCompleteRun(page);
  await visit(page, `${ASSESSMENT}#step-submit`);
  await expect(card(page).getByText('All your answers are kept.')).toBeVisible();
  await visit(page, '/about');
  await visit(page, ASSESSMENT);
  await expect(stepHeading(page, 'Your AI Quotient Score')).toBeVisible();
});

test('without a network every answer is kept, the score is there, and all of it is sent once there is one', async ({
  page,
  context,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 2);
  await context.setOffline(true);
  await answerByKeys(page, 3, 25);
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await expect(card(page).getByText('Your score is kept on this device.')).toBeVisible();
  await context.setOffline(false);
  await expectDetails(page);
  expect(await answersOnServer(page)).toBe(25);
});

test('while our server fails every answer is kept, and all of it is sent at a press', async ({
  page,
}) => {
  await begin(page);
  // It is well again from the press on, so that no request still under way makes the button go.
  const retry = card(page).getByRole('button', { name: 'Try again' });
  await page.route('**/answers', async (route) =>
    (await page.evaluate(() => 'pressed' in document.body.dataset))
      ? route.continue()
      : route.fulfill({ status: 503, body: 'no' }),
  );
  await answerByKeys(page, 1, 25);
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await expect(card(page).getByText('Your score is kept on this device.')).toBeVisible();
  expect(await answersOnServer(page)).toBe(0);
  await retry.evaluate((button) =>
    button.addEventListener('click', () => (document.body.dataset.pressed = ''), { capture: true }),
  );
  await retry.click();
  await expectDetails(page);
  expect(await answersOnServer(page)).toBe(25);
});

test('a browser that blocks storage can finish it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await begin(page);
  await answerByKeys(page, 1, 25);
  await expectDetails(page);
});

test('a tampered cookie, a foreign one, and none get nothing but a clear page', async ({
  page,
  context,
  site,
  playwright,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 25);
  await askForReport(page);
  await fillReport(page, newPerson());
  await askForReport(page);
  await expect(stepHeading(page, 'Thank you, Ana')).toBeVisible();
  const own = (await context.cookies()).find(({ name }) => name === 'ai-quotient')!;
  expect(own).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((await context.request.get('/api/download-report')).headers()['content-type']).toBe(
    'application/pdf',
  );

  await using stranger = await playwright.request.newContext({ baseURL: site.url });
  const download = async (headers: Record<string, string> = {}) => {
    const answer = await stranger.get('/api/download-report', { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers()['location'], answer.headers()['cache-control']];
  };
  const assessment = [303, '/ai-quotient', 'no-store'];
  expect(await download()).toEqual(assessment);
  const last = own.value.endsWith('A') ? 'B' : 'A';
  const foreign = `${'0'.repeat(32)}.${own.value.split('.')[1]}`;
  for (const value of [own.value.slice(0, -1) + last, foreign, 'x', '%00']) {
    const headers = { Cookie: `ai-quotient=${value}` };
    expect(await download(headers)).toEqual(assessment);
    const run = await stranger.get('/api/ai-quotient/run', { headers });
    expect(await run.json()).toEqual({ ok: false });
    const opened = await stranger.get('/ai-quotient/assessment?step=results', { headers });
    expect(await opened.text()).toContain('No results available.');
  }
});

test('a download leads to the assessment until there is a result, and then says who has to ask for it', async ({
  page,
  request,
}) => {
  const download = () => request.get('/api/download-report', { maxRedirects: 0 });
  const data = {
    edition: EDITION,
    companySize: '1-10',
    answers: { 1: QUESTIONS[0]!.options[0].id },
  };
  await request.post('/api/ai-quotient/answers', { data });
  const unfinished = await download();
  expect([unfinished.status(), unfinished.headers()['location']]).toEqual([303, '/ai-quotient']);
  await keepCompleteRun(page);
  const unasked = await page.request.get('/api/download-report');
  expect(unasked.status()).toBe(404);
  expect(await unasked.text()).toContain('There is no report here');
});

test('what no page of ours would send is refused with a message, and stores nothing', async ({
  request,
}) => {
  const post = (data: unknown) => request.post('/api/ai-quotient/answers', { data });
  const edition = '2026-11';
  for (const [body, status] of [
    [{ edition: '1999-01', companySize: '1-10', answers: {} }, 409],
    [{ edition, companySize: '7', answers: {} }, 400],
    [{ edition }, 400],
    [[], 400],
  ] as const) {
    const answer = await post(body);
    expect(answer.status()).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toBeTruthy();
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  const odd = { '1': 'nonsense', '26': '26A', ['__proto__']: { '2': '2A' } };
  const answer = await post({ edition, companySize: '1-10', answers: odd });
  expect(await answer.json()).toMatchObject({ ok: true, run: { answers: {} } });
  expect(QUESTIONS).toHaveLength(25);
});
