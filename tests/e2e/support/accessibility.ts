import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { expectNoSidewaysScroll, PHONE } from './layout.ts';

/**
 * Axe for the current state of the page. Without frames, it runs within the page, which finds the same in half the time
 * as the default mode with a second, blank page; and only violations are described in full. What is in a frame of the
 * admin, such as the page that is edited, only the full tier looks into.
 */
export function axeOf(page: Page): AxeBuilder {
  const hasFrames = IS_FULL_RUN && page.frames().length > 1;
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: hasFrames })
    .setLegacyMode(!hasFrames);
}

/** Asserts that axe finds no violations of WCAG 2.2 AA and its best practices in the current state of the page. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, state).toEqual([]);
}

/** The same at the current width and at phone width; restores the width. */
export async function expectNoViolationsAtBothWidths(page: Page, state: string): Promise<void> {
  const wide = page.viewportSize()!;
  await expectNoViolations(page, state);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, `${state}, on a phone`);
  await page.setViewportSize(wide);
}

/**
 * Asserts that an admin page passes axe, fits and has large targets, at the current width and on a phone. Axe at the
 * width of a phone is left to the full tier, which opens every screen.
 */
export async function expectUsable(page: Page, state: string): Promise<void> {
  const wide = page.viewportSize()!;
  for (const size of [wide, PHONE]) {
    const where = `${state} at ${size.width} px`;
    await page.setViewportSize(size);
    if (IS_FULL_RUN || size === wide) await expectNoViolations(page, where);
    await expectNoSidewaysScroll(page, where);
    expect.soft(await smallTargets(page), `${where}: small targets`).toEqual([]);
  }
  await page.setViewportSize(wide);
}

/** Controls smaller than 44 px, including the label of a checkbox; WCAG 2.5.8 exempts links in text. */
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
