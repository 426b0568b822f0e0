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

/** What is chosen in another tab holds in this one, and in a page that the browser brings back (ADR 016). */

afterEach(() => {
  closePage();
  deleteCookies();
});

const MOMENTS = ['storage', 'pageshow', 'visibilitychange'];
const BOTH_TOOLS = { tools: ['tagManager', 'tracker'], despiteSignal: false };

/** Another tab keeps a choice. */
const chooseElsewhere = (statistics: boolean, marketing: boolean) =>
  changeKept({ statistics, marketing, at: new Date().toISOString(), ...BOTH_TOOLS });

async function openAllowed() {
  const page = openPage();
  await press('Allow');
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  leaveCookies();
  return page;
}

test.each(MOMENTS)(
  'opens the page anew at %s once a yes was taken back in another tab',
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

test('loads what is allowed in another tab without opening the page anew, and asks no longer', () => {
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

test('does nothing when it is looked at again and nothing was chosen meanwhile', async () => {
  const page = await openAllowed();
  for (const moment of MOMENTS) dispatchEvent(new Event(moment));
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(page.heard()).toHaveLength(1);
});

test('opens the page anew where the yes was cleared away, and asks where a no was', async () => {
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

test('shows in the panel what another tab has chosen', async () => {
  await openAllowed();
  chooseElsewhere(true, false);
  dispatchEvent(new Event('storage'));
  await changeMind();
  expect([box(/Statistics/).checked, box(/Marketing/).checked]).toEqual([true, false]);
});

test('lets a yes hold for its document where storage is blocked, also when the tab is seen again', async () => {
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
