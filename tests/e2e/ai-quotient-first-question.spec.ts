import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import {
  answerFirst,
  card,
  question,
  stepHeading,
  tellCompany,
  untilTakenOver,
} from './support/assessment.ts';

/** The first question on the home page: the answer waits until the question comes up (ADR 146). */

const kept = 'Your answer to question 1 is kept.';

test('an answer waits through a reload, can be changed, and leaves an unfinished run as it is', async ({
  page,
}) => {
  const open = async () => {
    await visit(page, '/');
    await answerFirst(page, 3).scrollIntoViewIfNeeded();
    await expect(answerFirst(page, 3).locator('svg')).toBeAttached();
  };
  await open();
  await answerFirst(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-quotient#assessment$/);
  await page.reload();
  await untilTakenOver(page);
  await expect(card(page).getByText(kept)).toBeVisible();
  await tellCompany(page);
  await expect(question(page, 1).getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeVisible();
  await open();
  await answerFirst(page, 3).dblclick();
  await expect(question(page, 2)).toBeVisible();
  await card(page).getByRole('button', { name: 'Previous' }).click();
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer waits behind the company, and leaves an unfinished run as it is', async ({
    page,
  }) => {
    await page.goto('/');
    await answerFirst(page, 1).click();
    await expect(stepHeading(page, 'Your Information')).toBeVisible();
    await expect(card(page).getByText(kept)).toBeVisible();
    await tellCompany(page);
    await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
    await card(page).getByRole('button', { name: 'Next' }).click();
    await expect(question(page, 2)).toBeVisible();
    await page.goto('/');
    await answerFirst(page, 3).click();
    await expect(question(page, 2)).toBeVisible();
    await card(page).getByRole('button', { name: 'Previous' }).click();
    await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked();
  });
});
