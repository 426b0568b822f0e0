import type { Page } from '@playwright/test';

/** The button of a desktop menu, which opens it. */
export const menuName = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary:visible', { hasText: name });

/** The links of a menu, visible or not. */
export const menuLinks = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('li', { has: page.locator('summary', { hasText: name }) })
    .locator('a');
