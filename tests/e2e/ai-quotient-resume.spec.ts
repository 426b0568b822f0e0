import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { waitForHydration } from './support/application.ts';
import {
  answerByKeys,
  askForReport,
  ASSESSMENT,
  begin,
  card,
  EDITION,
  fillReport,
  keepCompleteRun,
  LAST,
  openAssessment,
  percentOf,
  question,
  QUESTIONS,
  stepHeading,
} from './support/assessment.ts';
import { newPerson, storedLead } from './support/lead-forms.ts';

/**
 * No answer is lost: after a reload, in a second tab, offline, and without local storage.
 * assessment-resume.dom.test.tsx in src/blocks/assessment covers cases without a browser.
 */

/** The used part of a layout-shift entry, which TypeScript does not define. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** The explanation below the score, which the server returns only for a complete run. */
const expectDetails = (page: Page) =>
  expect(
    card(page)
      .getByText(/^Next:/)
      .first(),
  ).toBeVisible();

/** The number of answers of this browser's run on the server. */
async function answersOnServer(page: Page): Promise<number> {
  const answer = await page.request.get('/api/ai-quotient/run');
  const { run } = (await answer.json()) as { run?: { answers: object } };
  return Object.keys(run?.answers ?? {}).length;
}

/**
 * The layout shift since the page was opened. Finally shifts an element of its own: once that is reported, so are all
 * earlier shifts.
 */
const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { promise: reported, resolve } = Promise.withResolvers<number>();
    const marker = document.createElement('div');
    // Shifts of elements without paint are not reported.
    marker.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 50px; background: red';
    document.body.append(marker);
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift;
        if (sources.some(({ node }) => node === marker)) resolve(sum);
        else sum += value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await frame();
    await frame();
    marker.style.top = '200px';
    const shifts = await reported;
    observer.disconnect();
    marker.remove();
    return shifts;
  });

test(
  'a reload returns to the current question without layout shift',
  { tag: '@phone-full' },
  async ({ page }) => {
    await begin(page);
    await answerByKeys(page, 1, 3);
    await expect(question(page, 4)).toBeVisible();
    await expect(page).toHaveURL(/#step-question-4$/);
    await page.reload();
    await waitForHydration(page);
    await expect(question(page, 4)).toBeVisible();
    await expect(card(page).getByText(percentOf(3))).toBeVisible();
    const shifts = await layoutShifts(page);
    expect(shifts).toBeLessThan(0.005);
    await answerByKeys(page, 4, 4);
    await expect(question(page, 5)).toBeVisible();
  },
);

test('a second tab continues where the first one is, and neither loses answers of the other', async ({
  page,
  context,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 4);
  await expect(question(page, 5)).toBeVisible();
  const second = await context.newPage();
  await openAssessment(second);
  await expect(question(second, 5)).toBeVisible();
  await answerByKeys(second, 5, 8);
  await expect(question(second, 9)).toBeVisible();
  await answerByKeys(page, 5, 5, 1);
  await page.reload();
  await waitForHydration(page);
  await expect(card(page).getByText(percentOf(8))).toBeVisible();
});

test('Back leads out of an assessment that began before a deployment, to the page where its router came from', async ({
  page,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 2);
  await expect(page).toHaveURL(/#step-question-3$/);
  // As the router moved from a page to this one, and between the steps: without a document of its own.
  await page.goto('/about');
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'a1', idx: 1 }, '', '/ai-quotient');
    history.pushState({ usr: null, key: 'b2', idx: 2 }, '', '/ai-quotient#step-question-3');
  });
  await page.reload();
  await card(page).scrollIntoViewIfNeeded();
  await expect(question(page, 3)).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('AI Readiness');
});

test('asks for the company before the report if it is unknown, but not for answers again', async ({
  page,
  site,
}) => {
  await keepCompleteRun(page);
  await openAssessment(page, `${ASSESSMENT}#step-results`);
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await askForReport(page);
  await expect(stepHeading(page, 'Your Information')).toBeFocused();
  await expect(card(page).getByText('Your answers are saved, but')).toBeVisible();
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
  expect(fields).toMatchObject({
    company: 'Petrov Pumps',
    percentage: '75',
    level: 'AI Ready',
  });
});

test('stores answers and shows the score offline, and sends everything when the network is back', async ({
  page,
  context,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 2);
  await context.setOffline(true);
  await answerByKeys(page, 3, LAST);
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await expect(card(page).getByText('Your score is saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expectDetails(page);
  expect(await answersOnServer(page)).toBe(LAST);
});

test('a tampered, foreign or missing cookie gives access to nothing', async ({
  page,
  site,
  playwright,
}) => {
  const { request } = page;
  const data = await keepCompleteRun(page);
  const person = { firstName: 'Ana', lastName: 'Petrov', jobTitle: 'COO', email: newPerson() };
  const asked = await request.post('/api/ai-quotient/report', {
    data: {
      ...person,
      ...data,
      company: 'Petrov Pumps',
      answers: JSON.stringify(data.answers),
      acceptTerms: 'true',
    },
  });
  expect(await asked.json()).toMatchObject({ ok: true });
  const { cookies } = await request.storageState();
  const own = cookies.find(({ name }) => name === 'ai-quotient')!;
  expect(own).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((await request.get('/api/download-report')).headers()['content-type']).toBe(
    'application/pdf',
  );

  await using stranger = await playwright.request.newContext({ baseURL: site.url });
  const download = async (headers: Record<string, string> = {}) => {
    const answer = await stranger.get('/api/download-report', { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers()['location'], answer.headers()['cache-control']];
  };
  const assessment = [303, '/ai-quotient', 'no-store'];
  expect(await download()).toEqual(assessment);
  const [id, signature] = own.value.split('.') as [string, string];
  // Not the last character: some of its bits do not count.
  const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  for (const value of [`${id}.${changed}`, `${'0'.repeat(32)}.${signature}`, 'x', '%00']) {
    const headers = { Cookie: `ai-quotient=${value}` };
    expect(await download(headers)).toEqual(assessment);
    const run = await stranger.get('/api/ai-quotient/run', { headers });
    expect(await run.json()).toEqual({ ok: false });
    const opened = await stranger.get('/ai-quotient/assessment?step=results', { headers });
    expect(await opened.text()).toContain('No results available.');
  }
});

test('the download redirects to the assessment without a result, and then explains how to request it', async ({
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
