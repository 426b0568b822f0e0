import { afterEach, expect, test, vi } from 'vitest';
import { LAID_OUT, layOut } from './lay-out.ts';

afterEach(() => vi.unstubAllGlobals());

function openPage() {
  document.body.innerHTML =
    '<main><section></section><section></section><section></section></main>';
  const root = document.querySelector('main')!;
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (request: number) => (idle[request - 1] = () => {}));
  const laying = layOut(root);
  return {
    laying,
    idle: () => idle.splice(0).forEach((run) => run()),
    laidOut: () => [...root.children].map((element) => element.hasAttribute(LAID_OUT)),
  };
}

test('shows the page at once, and lays out one part whenever there is nothing else to do', () => {
  const { idle, laidOut } = openPage();
  expect(document.body.hasAttribute('data-canvas-shown')).toBe(true);
  expect(laidOut()).toEqual([false, false, false]);
  idle();
  expect(laidOut()).toEqual([true, false, false]);
  for (let n = 0; n < 5; n += 1) idle();
  expect(laidOut()).toEqual([true, true, true]);
});

test('all of it is laid out before something is measured, and nothing after the editor was left', () => {
  const { laying, idle, laidOut } = openPage();
  idle();
  laying.finish();
  expect(laidOut()).toEqual([true, true, true]);
  const left = openPage();
  left.laying.stop();
  left.idle();
  expect(left.laidOut()).toEqual([false, false, false]);
});
