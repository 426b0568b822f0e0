import { afterEach, expect, test, vi } from 'vitest';
import { onChoiceElsewhere } from './choice-elsewhere.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose choice is followed. */
function openWindow() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
  const readAnew = vi.fn<() => void>();
  onChoiceElsewhere(readAnew);
  const tell = (name: string, fields: object) =>
    window.dispatchEvent(Object.assign(new Event(name), fields));
  return { document, readAnew, tell };
}

test.each([
  ['consent', 1],
  // Everything was cleared.
  [null, 1],
  ['form:contact', 0],
])('a change of %j in another tab is read %i times', (key, times) => {
  const { readAnew, tell } = openWindow();
  tell('storage', { key });
  expect(readAnew).toHaveBeenCalledTimes(times);
});

test('a page that comes back as it was reads anew, one that is shown first does not', () => {
  const { readAnew, tell } = openWindow();
  tell('pageshow', { persisted: false });
  expect(readAnew).not.toHaveBeenCalled();
  tell('pageshow', { persisted: true });
  expect(readAnew).toHaveBeenCalledOnce();
});

test('a tab reads anew when it comes to the front, and not when it goes', () => {
  const { document, readAnew } = openWindow();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readAnew).toHaveBeenCalledOnce();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readAnew).toHaveBeenCalledOnce();
});
