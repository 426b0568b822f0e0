import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { focusedName, tabTo } from './keyboard-walk.ts';

/** The page editor by keyboard alone. */

/** Adds a section of a kind below the selected one, and goes to it in the outline. */
export async function addSectionByKey(page: Page, kind: string): Promise<void> {
  await tabTo(page, 'Add section', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add section' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(kind);
  await expect(picker.getByRole('option', { selected: true })).toHaveText(new RegExp(`^${kind}`));
  await expectNoViolations(page, 'the kinds of sections');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row', { selected: true })).toBeFocused();
  expect(await focusedName(page)).toMatch(new RegExp(`^${kind}`));
  await page.keyboard.press('Enter');
}

/** The button goes once it has done its work; the focus goes to the start of the panel. */
export async function publishByKey(page: Page, button: string): Promise<void> {
  await tabTo(page, button, button === 'Publish now' ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeFocused();
}

/** Goes back to the tabs of the inspector, and on to one of them. */
export async function showTabByKey(
  page: Page,
  name: 'Page' | 'Publish' | 'History',
): Promise<void> {
  const isOnTabs = () =>
    page.evaluate(() => document.activeElement?.getAttribute('role') === 'tab');
  for (let n = 0; n < 60 && !(await isOnTabs()); n += 1) await page.keyboard.press('Shift+Tab');
  const tab = page.getByRole('tab', { name, exact: true });
  for (let n = 0; n < 4 && (await tab.getAttribute('aria-selected')) !== 'true'; n += 1)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
}
