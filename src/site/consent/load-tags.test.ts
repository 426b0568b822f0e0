import { afterEach, expect, test, vi } from 'vitest';
import type { Tags } from './tags.server.ts';
import { createTagLoader } from './load-tags.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
const TRACKER = 'https://tracker.example/1.js';
const BOTH: Tags = { tagManager: 'GTM-TEST', tracker: TRACKER };

const NONE = { statistics: false, marketing: false };
const STATISTICS = { statistics: true, marketing: false };
const MARKETING = { statistics: false, marketing: true };
const ALL = { statistics: true, marketing: true };

afterEach(() => vi.unstubAllGlobals());

/** Stubs the part of the document that the loader uses. */
function openDocument(tags: Tags) {
  const waiting: (() => void)[] = [];
  const scripts: { src: string }[] = [];
  const dataLayer: object[] = [];
  const reload = vi.fn<() => void>();
  const requestIdleCallback = (start: () => void) => waiting.push(start);
  vi.stubGlobal('window', { dataLayer, requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
  return {
    loader: createTagLoader(tags),
    becomeIdle: () => waiting.splice(0).forEach((start) => start()),
    loaded: () => scripts.map(({ src }) => src),
    last: () => Array.from(dataLayer.at(-1) as ArrayLike<unknown>).at(-1),
    starts: () => dataLayer.filter((entry) => 'gtm.start' in entry),
    reload,
  };
}

test.each([
  [STATISTICS, [TAG_MANAGER]],
  [MARKETING, [TAG_MANAGER, TRACKER]],
  [NONE, []],
])('%j loads %j', (choice, expected) => {
  const { loader, becomeIdle, loaded } = openDocument(BOTH);
  loader.apply(choice);
  expect(loaded()).toEqual([]);
  becomeIdle();
  expect(loaded()).toEqual(expected);
});

test('loads further tools as more is allowed, each once', () => {
  const { loader, becomeIdle, loaded, starts } = openDocument(BOTH);
  for (const choice of [STATISTICS, ALL, ALL]) {
    loader.apply(choice);
    becomeIdle();
  }
  expect(loaded()).toEqual([TAG_MANAGER, TRACKER]);
  expect(starts()).toHaveLength(1);
});

test('loads nothing and does not reload when consent is withdrawn before the page is idle', () => {
  const { loader, becomeIdle, loaded, reload } = openDocument(BOTH);
  loader.apply(ALL);
  expect(loader.apply(NONE)).toBe(false);
  becomeIdle();
  expect(loaded()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads the page only if a tool was loaded and consent is withdrawn', () => {
  const onlyTracker = openDocument({ tracker: TRACKER });
  onlyTracker.loader.apply(STATISTICS);
  onlyTracker.becomeIdle();
  expect(onlyTracker.loader.apply(MARKETING)).toBe(false);
  onlyTracker.becomeIdle();
  expect(onlyTracker.loader.apply(ALL)).toBe(false);
  expect(onlyTracker.reload).not.toHaveBeenCalled();
  expect(onlyTracker.loader.apply(MARKETING)).toBe(true);
  expect(onlyTracker.reload).toHaveBeenCalledOnce();
});

test('sends the withdrawal to the tag manager before the reload, and nothing after it', () => {
  const { loader, becomeIdle, loaded, last, reload } = openDocument(BOTH);
  loader.apply(STATISTICS);
  becomeIdle();
  let sent: unknown;
  reload.mockImplementation(() => (sent = last()));
  loader.apply(MARKETING);
  becomeIdle();
  expect(sent).toMatchObject({ analytics_storage: 'denied', ad_storage: 'granted' });
  const lastEntry = last();
  window.dataLayer?.push(['page_view']);
  expect(last()).toBe(lastEntry);
  expect(loaded()).toEqual([TAG_MANAGER]);
});
