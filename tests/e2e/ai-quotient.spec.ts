import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { holdScripts, untilAlive, visit, watchForProblems } from './support/application.ts';
import {
  answerByKeys,
  askForReport,
  ASSESSMENT,
  begin,
  card,
  fillReport,
  question,
  QUESTIONS,
  stepHeading,
  tellCompany,
  untilTakenOver,
} from './support/assessment.ts';
import { newPerson, storedLead } from './support/lead-forms.ts';

/** The AI Quotient (spec sections 2 to 5 and 8). */

test(
  'the landing says what is measured, and its button leads to the first step',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, ASSESSMENT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Measure Your\s*AI Readiness/);
    await expect(page.getByText('25 questions • 5-10 minutes • Personalized report')).toBeVisible();
    for (const pillar of new Set(QUESTIONS.map((one) => one.pillar)))
      await expect(page.locator('.pillars-card').getByText(pillar)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What You’ll Discover' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a Strategy Session' })).toHaveAttribute(
      'href',
      '/book-audit',
    );
    await page.getByRole('main').getByRole('link', { name: 'Start Assessment' }).click();
    await expect(stepHeading(page, 'Your Information')).toBeInViewport();
  },
);

test(
  'the company is asked for in the words of the specification',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, ASSESSMENT);
    await untilTakenOver(page);
    await expect(card(page).getByLabel('Company Name')).toHaveAttribute('placeholder', 'Acme Inc.');
    await card(page).getByRole('button', { name: 'Start Assessment' }).click();
    await expect(card(page).getByText('Company name is required')).toBeVisible();
    await expect(card(page).getByText('Company size is required')).toBeVisible();
    await expect(card(page).getByLabel('Company Name')).toBeFocused();
    await tellCompany(page);
    await expect(question(page, 1)).toBeVisible();
  },
);

test(
  'Next needs a choice, an earlier one comes back chosen, and another one replaces it',
  { tag: '@phone' },
  async ({ page }) => {
    await begin(page);
    const next = card(page).getByRole('button', { name: 'Next' });
    await expect(next).toBeDisabled();
    const { options } = QUESTIONS[0]!;
    await card(page).getByText(options[1].text).click();
    await next.click();
    await expect(question(page, 2)).toBeVisible();
    await expect(card(page).getByText('4%')).toBeVisible();
    await card(page).getByRole('button', { name: 'Previous' }).click();
    await expect(card(page).getByRole('radio', { name: options[1].text })).toBeChecked();
    await card(page).getByText(options[2].text).click();
    await next.click();
    await expect(card(page).getByText('4%')).toBeVisible();
    await card(page).getByRole('button', { name: 'Previous' }).click();
    await expect(card(page).getByRole('radio', { name: options[2].text })).toBeChecked();
  },
);

test('the browser’s own Back goes one step back, and Forward on again', async ({ page }) => {
  await begin(page);
  await answerByKeys(page, 1, 6);
  await expect(question(page, 7)).toBeVisible();
  // The address follows once the question has been painted.
  await expect(page).toHaveURL(/#step-question-7$/);
  await expect(card(page).locator('[aria-current=step]')).toHaveText(/Funnel Intelligence/);
  await page.goBack();
  await page.goBack();
  await expect(question(page, 5)).toBeVisible();
  await expect(card(page).locator('[aria-current=step]')).toHaveText(/Data Spine Health/);
  await page.goForward();
  await expect(question(page, 6)).toBeVisible();
  for (let steps = 0; steps < 6; steps += 1) await page.goBack();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
  await expect(card(page).getByLabel('Company Name')).toHaveValue('Petrov Pumps');
  await expect(page).toHaveURL(ASSESSMENT);
});

test('a step that does not exist says so, and results need answers', async ({ page }) => {
  await visit(page, `${ASSESSMENT}#step-nonsense`);
  await expect(card(page).getByText('Unknown step')).toBeVisible();
  for (const step of ['results', 'submit', 'thank-you']) {
    await page.goto(`/about`);
    await visit(page, `${ASSESSMENT}#step-${step}`);
    await expect(card(page).getByText('No results available.')).toBeVisible();
  }
  await card(page).getByRole('button', { name: 'Start over' }).click();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
});

test('what the form for the report says when it is wrong, refused, or nobody answers', async ({
  page,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 25);
  await expect(card(page).getByRole('link', { name: 'Book AI Strategy Session' })).toHaveAttribute(
    'href',
    '/growth-audit',
  );
  await askForReport(page);
  await askForReport(page);
  for (const message of [
    'First name is required',
    'Last name is required',
    'Invalid email',
    'Job title is required',
    'You must accept the terms and conditions',
  ])
    await expect(card(page).getByText(message)).toBeVisible();
  await fillReport(page, 'ana@client.example');
  await page.route('**/api/ai-quotient/report', (route) =>
    route.fulfill({ status: 503, json: { ok: false } }),
  );
  await askForReport(page);
  await expect(card(page).getByRole('alert')).toHaveText(
    'There was an error submitting your assessment. Please try again.',
  );
  await page.unroute('**/api/ai-quotient/report');
  await page.route('**/api/ai-quotient/report', (route) => route.abort());
  await askForReport(page);
  await expect(card(page).getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again later.',
  );
  await expect(card(page).getByLabel('First name')).toHaveValue('Ana');
  await page.unroute('**/api/ai-quotient/report');
});

test('two presses ask for one report, and while it is asked for the button says so', async ({
  page,
  site,
}) => {
  await begin(page);
  await answerByKeys(page, 1, 25, 2);
  await askForReport(page);
  const email = newPerson();
  await fillReport(page, email);
  let posts = 0;
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/ai-quotient/report', async (route) => {
    posts += 1;
    await mayGo;
    await route.continue();
  });
  await card(page).getByRole('button', { name: 'Get Your Full Report' }).dblclick();
  await expect(card(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  go();
  await expect(stepHeading(page, 'Thank You!')).toBeVisible();
  await expect(stepHeading(page, 'Thank you, Ana')).toBeVisible();
  expect(posts).toBe(1);
  const lead = await storedLead(site, email);
  expect(lead.fields).toMatchObject({
    percentage: '50',
    level: 'AI Emerging',
    company: 'Petrov Pumps',
  });
});

test('a result is shared by a link that hides the answers, names nobody, and can be withdrawn', async ({
  page,
  browser,
  site,
}) => {
  await begin(page, 'Petrov Pumps');
  await answerByKeys(page, 1, 25, 3);
  await card(page).getByText('Share this result').click();
  await card(page).getByRole('button', { name: 'Make a link' }).click();
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
  await card(page).getByRole('button', { name: 'Make a link' }).click();
  await expect(card(page).getByLabel('Link to the result')).not.toHaveValue(link);
  expect((await stranger.goto(path))?.status()).toBe(404);
  const open = new URL(await card(page).getByLabel('Link to the result').inputValue()).pathname;
  await stranger.goto(open);
  expect(await stranger.content()).toContain(QUESTIONS[0]!.question.replaceAll("'", '&#x27;'));
  await card(page).getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(card(page).getByText('The link no longer works.')).toBeVisible();
  expect((await stranger.goto(open))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This result is not shared');
  // Links act for whoever has them, so no log line has one.
  for (const shared of [path, open]) expect(site.log()).not.toContain(shared.split('/').at(-1));
  expect(site.log()).toContain('/ai-quotient/shared/…');
  await stranger.context().close();
});

test('taken again, it tells what changed by pillar', async ({ page }) => {
  await begin(page, 'Petrov Pumps', '501-1000');
  await answerByKeys(page, 1, 25, 2);
  await expect(card(page).getByText('Share this result')).toBeVisible();
  await card(page).getByRole('button', { name: 'Take it again' }).click();
  await card(page).getByRole('button', { name: 'Start Assessment' }).click();
  await answerByKeys(page, 1, 5, 4);
  await answerByKeys(page, 6, 25, 2);
  await expect(card(page).getByText(/^\+10 points since/)).toBeVisible();
  await expect(card(page).getByText('+50')).toBeVisible();
});

test(
  'every step is accessible, has targets of 44 px, and complains of nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const problems = await watchForProblems(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, ASSESSMENT);
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
    await answerByKeys(page, 8, 25);
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

test('a client navigation to it shows the same, and it works there', async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Quotient' }).click();
  await expect(page).toHaveURL(ASSESSMENT);
  await untilTakenOver(page);
  await tellCompany(page);
  await answerByKeys(page, 1, 2);
  await expect(question(page, 3)).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  'pressed before any script has come, the first step is worked off by the server',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(ASSESSMENT, { waitUntil: 'commit' });
    await tellCompany(page);
    await expect(page).toHaveURL(/\/ai-quotient\/assessment\?step=question-1/);
    await card(page).getByText(QUESTIONS[0]!.options[1].text).click();
    release();
    await untilAlive(page);
    await expect(card(page).getByRole('radio').nth(1)).toBeChecked();
    await card(page).getByRole('button', { name: 'Next' }).click();
    await answerByKeys(page, 2, 3);
    await expect(question(page, 4)).toBeVisible();
  },
);
