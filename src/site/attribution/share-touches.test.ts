import { expect, test } from 'vitest';
import { ATTRIBUTION_KEY } from './stored-touch.ts';
import { shareTouches } from './share-touches.ts';

const storage = (items = new Map<string, string>()) =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }) as Storage;

/** Tabs of one site: a change of the shared storage in one tab dispatches an event in the others. */
function createBrowser() {
  const shared = new Map<string, string>();
  const targets: EventTarget[] = [];
  return {
    shared,
    open(stored: string | undefined, isRequesting: boolean) {
      const own = storage(stored ? new Map([[ATTRIBUTION_KEY, stored]]) : undefined);
      const target = new EventTarget();
      targets.push(target);
      const sharedOf = storage(shared);
      const changed = (key: string, newValue: string | null) => {
        for (const other of targets)
          if (other !== target)
            other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      };
      const watched = {
        setItem(key: string, value: string) {
          sharedOf.setItem(key, value);
          changed(key, value);
        },
        removeItem(key: string) {
          sharedOf.removeItem(key);
          changed(key, null);
        },
      } as Storage;
      shareTouches({ own: () => own, shared: () => watched, target }, isRequesting);
      return () => own.getItem(ATTRIBUTION_KEY);
    },
  };
}

test('copies the touches of another tab on request, and leaves nothing in the shared storage', () => {
  const browser = createBrowser();
  browser.open('{"first":1}', false);
  browser.open(undefined, false);
  const requesting = browser.open(undefined, true);
  expect(requesting()).toBe('{"first":1}');
  expect([...browser.shared]).toEqual([]);
});

test('keeps the touches a tab already has, and changes no tab that did not request them', () => {
  const browser = createBrowser();
  const first = browser.open('{"first":1}', false);
  const fresh = browser.open(undefined, false);
  const other = browser.open('{"first":2}', true);
  browser.open(undefined, true);
  expect([first(), fresh(), other()]).toEqual(['{"first":1}', null, '{"first":2}']);
});

test('does not throw when storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const target = new EventTarget();
  shareTouches({ own: blocked, shared: blocked, target }, true);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'touch-asked', newValue: '1' }));
});
