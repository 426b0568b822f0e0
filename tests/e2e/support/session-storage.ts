import { expect, type Page } from '@playwright/test';

/** Waits until session storage contains a text under a key. */
export const untilKept = (page: Page, key: 'attribution' | 'landing', text: string) =>
  expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toContain(text);
