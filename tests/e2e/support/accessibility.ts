import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { expectNoSidewaysScroll, PHONE } from './layout.ts';

/** A violation of WCAG 2.2 AA or of the best practices of axe. */
interface Violation {
  rule: string;
  /** the selector of each element, and what is wrong with it */
  at: string[];
}

interface AxeScope {
  /** The selector of the part to check; default: the page. */
  within?: string;
  withoutRules?: readonly string[];
}

interface AxeResults {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string | undefined }[] }[];
}

/** Of the package that AxeBuilder is made for, so that both find the same. */
const AXE = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
let axeSource: string | undefined;

/**
 * Lists what axe finds in the current state of the page. AxeBuilder takes twice the CPU time: it sends the source of axe twice for
 * each check, and all that passes back. It looks into frames of the admin, such as the page that is edited, in the full tier.
 */
export async function findViolations(page: Page, scope: AxeScope = {}): Promise<Violation[]> {
  await page.evaluate(awaitFades, MAX_FADE_MS);
  const hasFrames = IS_FULL_RUN && page.frames().length > 1;
  const { violations } = await (hasFrames ? runInFrames(page, scope) : runInPage(page, scope));
  return violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

const MAX_FADE_MS = 2_000;

/** Runs in the browser: half transparent text of a dialog that opens has too little contrast. */
async function awaitFades(maxMs: number): Promise<void> {
  const fades = document
    .getAnimations()
    .filter(
      ({ timeline, playState, effect }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().endTime) <= maxMs,
    );
  await Promise.allSettled(fades.map(({ finished }) => finished));
}

const rulesOf = ({ withoutRules = [] }: AxeScope) =>
  Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }]));

function runInFrames(page: Page, scope: AxeScope): Promise<AxeResults> {
  // Where scripts are off, a check of axe never ends. These frames show pages as visitors see them; public ones have tests of their own.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox="allow-same-origin"]');
  if (scope.within) axe.include(scope.within);
  return axe.options({ resultTypes: ['violations'], rules: rulesOf(scope) }).analyze();
}

async function runInPage(page: Page, scope: AxeScope): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate((axeSource ??= readFileSync(AXE, 'utf8')));
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        // Style sheets are only read for rules that are off by default.
        preload: { assets: ['media'] },
        rules,
      });
      return {
        violations: violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
        })),
      };
    },
    { within: scope.within, rules: rulesOf(scope) },
  );
}

/** Asserts that axe finds no violations of WCAG 2.2 AA and its best practices in the current state of the page. */
export async function expectNoViolations(
  page: Page,
  state: string,
  scope?: AxeScope,
): Promise<void> {
  expect.soft(await findViolations(page, scope), state).toEqual([]);
}

/** The same at the current width, and at phone width in the full tier; restores the width. */
export async function expectNoViolationsAtBothWidths(page: Page, state: string): Promise<void> {
  const wide = page.viewportSize()!;
  await expectNoViolations(page, state);
  if (!IS_FULL_RUN) return;
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

/**
 * Controls smaller than 44 px, including the label of a checkbox; WCAG 2.5.8 exempts links in text, and the handle of a block, whose
 * actions have keys.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInline = (target: Element) =>
      target.matches('p a, .prose a, article :is(li, td, dd) a') &&
      getComputedStyle(target).display === 'inline';
    return [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter(
        (target) => !isInline(target) && !target.closest('.sr-only, [href="#main"], .block-handle'),
      )
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
