import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { STORY, UNKNOWN } from './public-pages.ts';
import { SITE_PATHS } from './site-paths.ts';

/** Every address a visitor or an editor can reach without signing in; of the stories, which are alike, one. */
export const EVERY_PAGE = [
  ...SITE_PATHS.filter((path) => path === STORY || !path.startsWith('/insights/success-stories/')),
  UNKNOWN,
  '/admin/login',
];

/** Asserts that axe finds nothing against WCAG 2.2 AA and its own best practices on the page as it stands. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, state).toEqual([]);
}

/** Elements that take a press and are smaller than 44 px, a box with the label round it; links in running text may be, by WCAG 2.5.8. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInline = (target: Element) =>
      target.matches('p a, .prose a, article :is(li, td, dd) a') &&
      getComputedStyle(target).display === 'inline';
    return [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((target) => !isInline(target) && !target.closest('.sr-only, [href="#main"]'))
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ target, box }) => {
        const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
        return `${target.tagName} ${target.textContent || target.ariaLabel} ${size}`;
      });
  });
}
