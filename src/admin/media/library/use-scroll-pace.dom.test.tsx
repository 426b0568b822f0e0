import { act, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollPace } from './use-scroll-pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  return () => vi.useRealTimers();
});

const shown: string[] = [];

function Screen() {
  const { get, subscribe } = useScrollPace();
  shown.push(useSyncExternalStore(subscribe, get, get));
  return null;
}

/** Scrolls in steps of pixels and milliseconds. @returns the paces that were shown, without the first */
function scrolled(...steps: [pixels: number, ms: number][]): string[] {
  shown.length = 0;
  const { unmount } = render(<Screen />);
  for (const [pixels, ms] of steps)
    act(() => {
      vi.advanceTimersByTime(ms);
      window.scrollY += pixels;
      document.dispatchEvent(new Event('scroll'));
    });
  act(() => void vi.advanceTimersByTime(500));
  unmount();
  return shown.slice(1);
}

const times = (count: number, ...steps: [number, number][]) =>
  Array.from({ length: count }, () => steps).flat();

test('a steady wheel is slow, although events do not come evenly', () => {
  expect(scrolled(...times(20, [25, 8], [25, 25], [25, 17]))).toEqual([]);
});

test('a flick is fast, dragging the bar is racing, and both end at rest', () => {
  expect(scrolled(...times(20, [100, 17]))).toEqual(['fast', 'slow']);
  expect(scrolled(...times(20, [1_000, 17]))).toEqual(['racing', 'slow']);
});
