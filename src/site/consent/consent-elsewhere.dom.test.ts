import { afterEach, expect, test, vi } from 'vitest';
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
  TAG_MANAGER,
  TRACKER,
} from '#tests/support/dom/consent-page.ts';

/** A choice in another tab applies to this one, and to a page from the back/forward cache (ADR 016). */

afterEach(() => {
  closePage();
  deleteCookies();
});

const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];
const BOTH_TOOLS = { tools: ['tagManager', 'tracker'], despiteSignal: false };

/** Saves a choice as another tab does. */
const chooseElsewhere = (statistics: boolean, marketing: boolean) =>
  changeKept({ statistics, marketing, at: new Date().toISOString(), ...BOTH_TOOLS });

async function openAllowed() {
  const page = openPage();
  await press('Allow');
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  leaveCookies();
  return page;
}

test.each(SYNC_EVENTS)(
  'reloads the page on %s after consent was withdrawn in another tab',
  async (moment) => {
    const page = await openAllowed();
    await changeMind();
    chooseElsewhere(false, false);
    dispatchEvent(new Event(moment));
    expect(page.reload).toHaveBeenCalledOnce();
    expect(queryPanel()).toBeNull();
    expect(document.cookie).toBe('theirs=1');
    dispatchEvent(new Event(moment));
    expect(page.reload).toHaveBeenCalledOnce();
  },
);

test('loads what another tab allows without a reload, and closes the panel', () => {
  const page = openPage();
  chooseElsewhere(true, false);
  dispatchEvent(new Event('storage'));
  expect(queryPanel()).toBeNull();
  expect(page.loaded()).toEqual([TAG_MANAGER]);
  chooseElsewhere(true, true);
  dispatchEvent(new Event('storage'));
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.heard()).toEqual([
    ['granted', 'denied'],
    ['granted', 'granted'],
  ]);
  expect(page.reload).not.toHaveBeenCalled();
});

test('does nothing on these events when the choice is unchanged', async () => {
  const page = await openAllowed();
  for (const moment of SYNC_EVENTS) dispatchEvent(new Event(moment));
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.heard()).toHaveLength(1);
});

test('reloads the page when stored consent is cleared, and asks when a rejection is cleared', async () => {
  const page = await openAllowed();
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  expect(page.reload).toHaveBeenCalledOnce();

  const next = openPage();
  await press('Reject');
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  expect(panel()).toBeTruthy();
  expect(next.reload).not.toHaveBeenCalled();
});

test('shows the choice of another tab in the panel', async () => {
  await openAllowed();
  chooseElsewhere(true, false);
  dispatchEvent(new Event('storage'));
  await changeMind();
  expect([box(/Statistics/).checked, box(/Marketing/).checked]).toEqual([true, false]);
});

test('keeps consent for the document when storage is blocked, also after the tab was hidden', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  const page = openPage();
  await press('Allow');
  dispatchEvent(new Event('visibilitychange'));
  expect(queryPanel()).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.heard()).toEqual([['granted', 'granted']]);
});
