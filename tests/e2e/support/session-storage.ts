import { expect, type Page } from '@playwright/test';

/** Waits until this visit has kept a text under a key. */
export const untilKept = (page: Page, key: 'attribution' | 'landing', text: string) =>
  expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toContain(text);
