import { expect, test } from 'vitest';
import { ATTRIBUTION_KEY } from './kept-touch.ts';
import { shareTouches } from './share-touches.ts';

const storage = (items = new Map<string, string>()) =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }) as Storage;

/** Tabs of one site: a change of the shared storage by one of them is an event for the others. */
function createBrowser() {
  const shared = new Map<string, string>();
  const targets: EventTarget[] = [];
  return {
    shared,
    open(known: string | undefined, isAsking: boolean) {
      const own = storage(known ? new Map([[ATTRIBUTION_KEY, known]]) : undefined);
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
      shareTouches({ own: () => own, shared: () => watched, target }, isAsking);
      return () => own.getItem(ATTRIBUTION_KEY);
    },
  };
}

test('a tab that asks learns what another one knows, and nothing lasting is left', () => {
  const browser = createBrowser();
  browser.open('{"first":1}', false);
  browser.open(undefined, false);
  const asking = browser.open(undefined, true);
  expect(asking()).toBe('{"first":1}');
  expect([...browser.shared]).toEqual([]);
});

test('a tab that knows keeps what it knows, and one that did not ask learns nothing', () => {
  const browser = createBrowser();
  const knowing = browser.open('{"first":1}', false);
  const fresh = browser.open(undefined, false);
  const other = browser.open('{"first":2}', true);
  browser.open(undefined, true);
  expect([knowing(), fresh(), other()]).toEqual(['{"first":1}', null, '{"first":2}']);
});

test('where storage is blocked nothing fails', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const target = new EventTarget();
  shareTouches({ own: blocked, shared: blocked, target }, true);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'touch-asked', newValue: '1' }));
});
