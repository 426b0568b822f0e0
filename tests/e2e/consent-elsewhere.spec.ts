import type { Page } from '@playwright/test';
import { expect, type Site } from '#tests/support/server-fixture.ts';
import {
  documentRequests,
  waitForHydration,
  visit,
  watchForProblems,
} from './support/application.ts';
import {
  allowAll,
  changeMind,
  consentCommands,
  cookiesOf,
  panel,
  press,
  state,
  TAG_MANAGER,
  test,
  TRACKER,
  watchForeign,
} from './support/consent.ts';
import { keepFilters, pathsOf } from './support/data-layer.ts';
import { formOf } from './support/lead-forms.ts';

/**
 * A consent choice applies to documents that were already open (ADR 016), in real tabs. consent-elsewhere.dom.test.ts
 * in src/site/consent covers each change of choice.
 */

/** A visitor of /about who has allowed everything, with `path` open in a second tab and both tools loaded. */
async function openTwo(page: Page, site: Site, path: string) {
  await allowAll(page, site);
  const other = await page.context().newPage();
  const foreign = await watchForeign(other, site);
  await visit(other, path);
  await expect.poll(() => foreign.toSorted()).toEqual([TRACKER, TAG_MANAGER]);
  return { other, foreign };
}

async function reject(page: Page): Promise<void> {
  await changeMind(page);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Reject');
  await reloaded;
  await waitForHydration(page);
}

const allowsNothing = (page: Page) =>
  expect
    .poll(() => consentCommands(page))
    .toEqual([
      ['default', { ...state('denied', 'denied'), wait_for_update: 500 }],
      ['update', state('denied', 'denied')],
    ]);

/** Changes the stored choice without an event in this document. */
const keep = (page: Page, change: object) =>
  page.evaluate((fields) => {
    const kept = JSON.parse(localStorage.getItem('consent') ?? '{}') as object;
    localStorage.setItem('consent', JSON.stringify({ ...kept, ...fields }));
  }, change);

test('withdrawing consent in one tab reloads every tab once, without the tools', async ({
  page,
  site,
}) => {
  const { other, foreign } = await openTwo(page, site, '/services');
  await changeMind(other);
  await expect(panel(other).getByLabel('Statistics')).toBeChecked();
  const documents = [documentRequests(page), documentRequests(other)];
  const reloaded = other.waitForEvent('load');
  await reject(page);
  await reloaded;
  await waitForHydration(other);
  await allowsNothing(other);
  await allowsNothing(page);
  await expect(panel(other)).toBeHidden();
  await changeMind(other);
  await expect(panel(other).getByLabel('Statistics')).not.toBeChecked();
  expect(await cookiesOf(other)).toBe('theirs=1');
  expect(foreign).toHaveLength(2);
  expect(documents).toEqual([['/about'], ['/services']]);
});

test(
  'a tab that reloads because of another preserves its form input',
  { tag: '@full' },
  async ({ page, site }) => {
    const { other } = await openTwo(page, site, '/contact');
    const form = formOf(other);
    const newsletter = other.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
    await form.getByLabel('First name').focus();
    await waitForHydration(other);
    await form.getByLabel('Message').fill('Two reports disagree.');
    await newsletter.fill('ana@example.com');
    const reloaded = other.waitForEvent('load');
    await reject(page);
    await reloaded;
    await allowsNothing(other);
    await expect(form.getByLabel('Message')).toHaveValue('Two reports disagree.');
    await newsletter.scrollIntoViewIfNeeded();
    await expect(newsletter).toHaveValue('ana@example.com');
  },
);

test('a page from the back/forward cache applies the current choice and counts once', async ({
  page,
  site,
}) => {
  const views = await keepFilters(page);
  const foreign = await allowAll(page, site);
  // Playwright has no back/forward cache, so the test dispatches its events.
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const documents = documentRequests(page);
  await comeBack();
  await expect.poll(() => pathsOf(page)).toEqual(['/about', '/about']);
  expect(documents).toEqual([]);

  await keep(page, { statistics: false, marketing: false });
  const reloaded = page.waitForEvent('load');
  await comeBack();
  await reloaded;
  await allowsNothing(page);
  await expect.poll(() => pathsOf(page)).toEqual(['/about']);
  expect(views).toHaveLength(3);
  expect(await cookiesOf(page)).toBe('theirs=1');
  expect(foreign).toHaveLength(2);
});

test(
  'allows image requests of the tracker for an EU account',
  { tag: '@full' },
  async ({ page, site }) => {
    const problems = await watchForProblems(page);
    const foreign = await watchForeign(page, site);
    await visit(page, '/about');
    const address = 'https://track-eu1.hubspot.com/__ptq.gif';
    await page.evaluate((src) => {
      new Image().src = src;
    }, address);
    await expect.poll(() => foreign).toEqual([address]);
    expect(problems).toEqual([]);
  },
);
