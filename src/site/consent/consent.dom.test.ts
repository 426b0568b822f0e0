import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  box,
  changeKept,
  changeMind,
  closePage,
  deleteCookies,
  queryPanel,
  leaveCookies,
  openPage,
  panel,
  press,
  sendSignal,
  TAG_MANAGER,
  TRACKER,
} from '#tests/support/dom/consent-page.ts';

/** The consent panel, and what each choice loads, stores and deletes. */

afterEach(() => {
  closePage();
  deleteCookies();
  sendSignal(false);
});

const DENIED = ['denied', 'denied'];
const GRANTED = ['granted', 'granted'];

test('asks, and until a choice loads nothing, checks nothing and deletes cookies of earlier visits', () => {
  leaveCookies();
  const page = openPage();
  expect(panel().textContent).toContain('Google Tag Manager and HubSpot would show us');
  expect([box(/Statistics/).checked, box(/Marketing/).checked]).toEqual([false, false]);
  expect(page.loaded()).toEqual([]);
  // The first script sends the default, which denies everything.
  expect(page.heard()).toEqual([]);
  expect(document.cookie).toBe('theirs=1');
  expect(localStorage.getItem('consent')).toBeNull();
});

test('names only what is configured', () => {
  openPage({ tracker: TRACKER });
  expect(panel().textContent).toContain('HubSpot would show us');
});

test('loads both tools once on this and the next page after consent', async () => {
  const page = openPage();
  await press('Allow');
  expect(queryPanel()).toBeNull();
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.heard()).toEqual([GRANTED]);
  const next = openPage();
  expect(queryPanel()).toBeNull();
  expect(next.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(next.heard()).toEqual([GRANTED]);
});

test('loads nothing after a rejection, on this and the next page', async () => {
  const page = openPage();
  await press('Reject');
  expect(page.loaded()).toEqual([]);
  expect(page.heard()).toEqual([DENIED]);
  const next = openPage();
  expect(queryPanel()).toBeNull();
  expect(next.loaded()).toEqual([]);
  expect(next.heard()).toEqual([DENIED]);
});

test('allows one purpose alone, with Enter in its checkbox, and the other one later', async () => {
  const page = openPage();
  await userEvent.click(screen.getByText('Choose'));
  await userEvent.click(box(/Statistics/));
  await userEvent.keyboard('{Enter}');
  expect(page.loaded()).toEqual([TAG_MANAGER]);
  expect(page.heard()).toEqual([['granted', 'denied']]);
  await changeMind();
  expect([box(/Statistics/).checked, box(/Marketing/).checked]).toEqual([true, false]);
  await press('Allow');
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.reload).not.toHaveBeenCalled();
});

test('treats Global Privacy Control as a rejection without asking, until the visitor consents', async () => {
  sendSignal(true);
  const page = openPage();
  expect(queryPanel()).toBeNull();
  expect(page.heard()).toEqual([DENIED]);
  await changeMind();
  expect(panel().textContent).toContain('Global Privacy Control');
  expect(page.loaded()).toEqual([]);
  await press('Allow');
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
});

test.each([
  ['all consent', { statistics: false, marketing: false }, 'theirs=1', []],
  [
    'half of the consent',
    { statistics: true, marketing: false },
    '_ga=1; _ga_ABC=1; theirs=1',
    [TAG_MANAGER],
  ],
] as const)(
  'reloads the page when %s is withdrawn, without its cookies and tools',
  async (_, choice, cookies, tools) => {
    const page = openPage();
    await press('Allow');
    page.loaded();
    leaveCookies();
    await changeMind();
    await userEvent.click(screen.getByText('Choose'));
    if (!choice.statistics) await userEvent.click(box(/Statistics/));
    await userEvent.click(box(/Marketing/));
    await press('Save this choice');
    expect(page.reload).toHaveBeenCalledOnce();
    expect(document.cookie).toBe(cookies);
    const next = openPage();
    expect(queryPanel()).toBeNull();
    expect(next.loaded()).toEqual(tools);
  },
);

test("asks again after a year, and deletes the tools' cookies", async () => {
  openPage();
  await press('Allow');
  leaveCookies();
  changeKept({ at: new Date(Date.now() - 366 * 24 * 60 * 60_000).toISOString() });
  const page = openPage();
  expect(panel()).toBeTruthy();
  expect(page.loaded()).toEqual([]);
  expect(document.cookie).toBe('theirs=1');
});

test("treats a privacy signal after consent as a rejection, and deletes the tools' cookies", async () => {
  openPage();
  await press('Allow');
  leaveCookies();
  sendSignal(true);
  const page = openPage();
  expect(queryPanel()).toBeNull();
  expect(page.loaded()).toEqual([]);
  expect(document.cookie).toBe('theirs=1');
});

test.each([
  ['before another tool was added', ['tagManager']],
  ['when tools were not stored with it', undefined],
])('asks again about consent given %s, but not about a rejection', async (_, tools) => {
  openPage();
  await press('Allow');
  changeKept({ tools });
  expect(openPage().loaded()).toEqual([]);
  expect(panel()).toBeTruthy();
  changeKept({ tools, statistics: false, marketing: false });
  openPage();
  expect(queryPanel()).toBeNull();
});

test('is first in the tab order, takes no focus by itself, and makes no choice on Escape', async () => {
  const page = openPage();
  expect(document.activeElement).toBe(document.body);
  const order = ['Skip to main content', 'What this means', 'Reject', 'Allow', 'Choose'];
  for (const text of order) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(text);
  }
  await userEvent.keyboard('{Escape}');
  expect(queryPanel()).toBeNull();
  expect(page.heard()).toEqual([]);
  openPage();
  expect(panel()).toBeTruthy();
});

test('takes the focus when the visitor opens it, and returns it on close', async () => {
  openPage();
  await press('Reject');
  const opener = screen.getByText('Cookie choices');
  for (const close of [() => userEvent.keyboard('{Escape}'), () => press('Reject')]) {
    await changeMind();
    expect(document.activeElement).toBe(panel());
    await close();
    expect(document.activeElement).toBe(opener);
  }
});
