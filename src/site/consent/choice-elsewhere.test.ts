import { afterEach, expect, test, vi } from 'vitest';
import { onChoiceElsewhere } from './choice-elsewhere.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose choice is followed. */
function openWindow() {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const follow = vi.fn<() => boolean>(() => false);
  onChoiceElsewhere(follow);
  const tell = (name: string, fields: object) =>
    target.dispatchEvent(Object.assign(new Event(name), fields));
  return { follow, tell };
}

test.each([
  ['consent', 1],
  // Everything was cleared.
  [null, 1],
  ['form:contact', 0],
])('a change of %j in another tab is read %i times', (key, times) => {
  const { follow, tell } = openWindow();
  tell('storage', { key });
  expect(follow).toHaveBeenCalledTimes(times);
});

test('a page that comes back as it was reads anew, one that is shown first does not', () => {
  const { follow, tell } = openWindow();
  tell('pageshow', { persisted: false });
  expect(follow).not.toHaveBeenCalled();
  tell('pageshow', { persisted: true });
  expect(follow).toHaveBeenCalledOnce();
});
