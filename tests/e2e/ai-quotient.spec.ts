import type { Comparison } from '#src/domains/assessment/report.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { holdScripts, visit, watchForProblems } from './support/application.ts';
import {
  answerByKeys,
  askForReport,
  ASSESSMENT,
  card,
  fillReport,
  keepCompleteRun,
  keepOnDevice,
  LAST,
  openAssessment,
  question,
  QUESTIONS,
  startLink,
  stepHeading,
  tellCompany,
  untilTakenOver,
} from './support/assessment.ts';
import { newPerson } from './support/lead-forms.ts';

/**
 * The AI Quotient (docs/specification.md, sections 2 to 5 and 8): what needs layout, a network or a server.
 * src/blocks/assessment/*.dom.test.tsx covers its steps.
 */

/** The response once there are five companies of one size. */
const COMPARISON: Comparison = {
  size: '51-200',
  companies: 12,
  average: 61,
  aheadOf: 83,
  pillars: Object.fromEntries(QUESTIONS.map(({ pillar }) => [pillar, 60])),
};

test(
  'the landing page lists the pillars, and its button leads to the first step',
  { tag: '@phone-full' },
  async ({ page }) => {
    await visit(page, ASSESSMENT);
    for (const pillar of new Set(QUESTIONS.map((one) => one.pillar)))
      await expect(page.locator('.pillars-card').getByText(pillar)).toBeVisible();
    await startLink(page).click();
    await expect(stepHeading(page, 'Your Information')).toBeInViewport();
  },
);

test('Back and Forward go one step at a time, and in the end to the page before', async ({
  page,
}) => {
  const problems = await watchForProblems(page);
  await visit(page, '/about');
  await page.getByRole('contentinfo').locator(`a[href="${ASSESSMENT}"]`).click();
  await expect(page).toHaveURL(ASSESSMENT);
  await card(page).scrollIntoViewIfNeeded();
  await untilTakenOver(page);
  await tellCompany(page);
  await answerByKeys(page, 1, 3);
  await expect(question(page, 4)).toBeVisible();
  // The URL changes after the question has been painted.
  await expect(page).toHaveURL(/#step-question-4$/);
  await page.goBack();
  await expect(question(page, 3)).toBeVisible();
  await page.goForward();
  await expect(question(page, 4)).toBeVisible();
  for (let steps = 0; steps < 4; steps += 1) await page.goBack();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
  await expect(page).toHaveURL(ASSESSMENT);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(problems).toEqual([]);
});

test(
  'texts from the server do not shift the controls of a result',
  { tag: '@phone-full' },
  async ({ page }) => {
    await keepCompleteRun(page, 2);
    await openAssessment(page);
    await card(page).getByRole('button', { name: 'Take it again' }).click();
    await tellCompany(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/ai-quotient/answers', async (route) => {
      await released;
      const response = await route.fetch();
      const { result, ...more } = (await response.json()) as { result?: object };
      await route.fulfill({
        response,
        json: { ...more, result: result && { ...result, comparison: COMPARISON } },
      });
    });
    const first = QUESTIONS.filter(({ pillar }) => pillar === QUESTIONS[0]!.pillar).length;
    await answerByKeys(page, 1, first, 4);
    await answerByKeys(page, first + 1, LAST, 2);
    await expect(card(page).getByText('Reading your answers...')).toBeVisible();
    const boxes = () =>
      Promise.all(
        [
          card(page).getByRole('button', { name: 'Get Your Full Report' }),
          card(page).getByRole('link', { name: 'Book AI Strategy Session' }),
          card(page).getByRole('button', { name: 'Take it again' }),
        ].map((target) => target.boundingBox()),
      );
    const before = await boxes();
    release();
    await expect(
      card(page).getByText(`+${Math.round((first / LAST) * 50)} points since`),
    ).toBeVisible();
    await expect(card(page).getByText('+50')).toBeVisible();
    await expect(card(page).getByText('Average of 12 companies')).toBeVisible();
    expect(await boxes()).toEqual(before);
  },
);

test('a share link shows the result without answers and names, and can be revoked', async ({
  page,
  browser,
  site,
}) => {
  await keepOnDevice(page, 'Petrov Pumps');
  await openAssessment(page);
  await card(page).getByText('Share this result').click();
  await card(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await card(page).getByLabel('Link to the result').inputValue();
  const path = new URL(link).pathname;
  const stranger = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin })
  ).newPage();
  await stranger.goto(path);
  await expect(stranger.getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const html = await stranger.content();
  expect(html).not.toContain('Petrov');
  expect(QUESTIONS.filter(({ question }) => html.includes(question))).toEqual([]);
  await expectNoViolations(stranger, 'shared');
  await card(page).getByLabel('Hide my answers').uncheck();
  await card(page).getByRole('button', { name: 'Create a link' }).click();
  await expect(card(page).getByLabel('Link to the result')).not.toHaveValue(link);
  expect((await stranger.goto(path))?.status()).toBe(404);
  const open = new URL(await card(page).getByLabel('Link to the result').inputValue()).pathname;
  await stranger.goto(open);
  expect(await stranger.content()).toContain(QUESTIONS[0]!.question.replaceAll("'", '&#x27;'));
  await card(page).getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(card(page).getByText('The link no longer works.')).toBeVisible();
  expect((await stranger.goto(open))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This result is not shared');
  // Anyone with a link can use it, so logs contain none.
  for (const shared of [path, open]) expect(site.log()).not.toContain(shared.split('/').at(-1));
  expect(site.log()).toContain('/ai-quotient/shared/…');
  await stranger.context().close();
});

test(
  'every step is accessible, has targets of 44 px, and logs no errors',
  { tag: '@phone-only' },
  async ({ page }) => {
    const problems = await watchForProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAssessment(page);
    await untilTakenOver(page);
    const look = async (state: string) => {
      await expectNoViolations(page, state);
      expect.soft(await smallTargets(page), state).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect.soft(await page.evaluate(overflow), state).toBeLessThanOrEqual(0);
    };
    await card(page).getByRole('button', { name: 'Start Assessment' }).click();
    await look('company, wrong');
    await tellCompany(page);
    await answerByKeys(page, 1, 7);
    await look('question');
    await answerByKeys(page, 8, LAST);
    await card(page).getByText('Share this result').click();
    const closed = card(page).locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await look('results');
    await askForReport(page);
    await askForReport(page);
    await look('report, wrong');
    await fillReport(page, newPerson());
    await askForReport(page);
    await expect(stepHeading(page, 'Thank you, Ana')).toBeVisible();
    await look('thanks');
    expect(problems).toEqual([]);
  },
);

test('the server handles the first step if it is submitted before scripts have loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(ASSESSMENT, { waitUntil: 'commit' });
  await tellCompany(page);
  await expect(page).toHaveURL(/\/ai-quotient\/assessment\?step=question-1/);
  await card(page).getByText(QUESTIONS[0]!.options[1].text).click();
  release();
  await untilTakenOver(page);
  await expect(card(page).getByRole('radio').nth(1)).toBeChecked();
  await card(page).getByRole('button', { name: 'Next' }).click();
  await answerByKeys(page, 2, 3);
  await expect(question(page, 4)).toBeVisible();
});
