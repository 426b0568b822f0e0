import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './logo-grid.island.ts';
import { LogoGrid } from './logo-grid.view.tsx';
import { FADE_MS, ROTATION_MS } from './logo-rotation.ts';

/** The client logos, with fake timers. */

const LOGOS = Array.from({ length: 14 }, (_, index) => ({
  name: `Client ${index}`,
  url: `/media/${index}.svg`,
}));

let motion: EventTarget & { matches: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
});

let stop: () => void = () => undefined;
afterEach(() => stop());

function open(data = LOGOS) {
  const { container } = render(
    <LogoGrid id="logos" label="" title="Clients" folder="" data={data} />,
  );
  stop = start(container.querySelector('section')!);
}
const logos = () => within(screen.getByRole('list')).getAllByRole<HTMLImageElement>('img');
const names = () => logos().map(({ alt }) => alt);
const fading = () => document.querySelectorAll('.logo-fading').length;
const control = () => screen.queryByRole('button', { name: 'Pause the logos' });
const run = (ms: number) => vi.advanceTimersByTime(ms);
const press = () => fireEvent.click(control()!);

test('fades out one logo every 4 seconds and shows another one 0.7 s later', () => {
  open();
  const first = names();
  run(3_999);
  expect(fading()).toBe(0);
  run(1);
  expect(fading()).toBe(1);
  run(699);
  expect(names()).toEqual(first);
  run(1);
  expect(fading()).toBe(0);
  expect(names().filter((name, slot) => name !== first[slot])).toHaveLength(1);
});

test('changes one slot per rotation and never shows a logo twice', () => {
  open();
  const seen = new Set<string>();
  run(FADE_MS);
  for (let rotation = 0; rotation < 30; rotation += 1) {
    const before = names();
    run(ROTATION_MS);
    const now = names();
    expect(now.filter((name, slot) => name !== before[slot])).toHaveLength(1);
    expect(new Set(now).size).toBe(6);
    for (const name of now) seen.add(name);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('pauses on a press and resumes on the next one', () => {
  open();
  expect(control()!.getAttribute('aria-pressed')).toBe('false');
  press();
  expect(control()!.getAttribute('aria-pressed')).toBe('true');
  const paused = names();
  run(5 * ROTATION_MS);
  expect(fading()).toBe(0);
  expect(names()).toEqual(paused);
  press();
  run(ROTATION_MS + FADE_MS);
  expect(names()).not.toEqual(paused);
});

test('shows a fading logo again when paused', () => {
  open();
  const before = names();
  run(ROTATION_MS);
  expect(fading()).toBe(1);
  press();
  expect(fading()).toBe(0);
  run(FADE_MS);
  expect(names()).toEqual(before);
});

test('changes nothing while its tab is hidden', () => {
  open();
  const before = names();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run(3 * ROTATION_MS);
  expect(names()).toEqual(before);
  hidden.mockRestore();
  run(ROTATION_MS + FADE_MS);
  expect(names()).not.toEqual(before);
});

test('stops when the user prefers reduced motion', () => {
  open();
  motion.matches = true;
  motion.dispatchEvent(new Event('change'));
  const before = names();
  expect(control()).toBeNull();
  run(5 * ROTATION_MS);
  expect(names()).toEqual(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('does not rotate six logos', () => {
  open(LOGOS.slice(0, 6));
  expect(control()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('clears its timers when it is stopped', () => {
  open();
  run(ROTATION_MS);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('fades in only a logo that has replaced another one', () => {
  open();
  const first = logos();
  run(ROTATION_MS);
  expect(document.querySelector('.logos-turned')).toBeNull();
  run(FADE_MS);
  expect(document.querySelector('.logos-turned')).not.toBeNull();
  // The others are the same elements, which no starting style applies to again.
  expect(logos().filter((logo) => !first.includes(logo))).toHaveLength(1);
});

test('replaces only a logo that cannot be loaded with the Cadron mark', () => {
  open();
  fireEvent.error(logos()[2]!);
  expect(logos().map((image) => image.getAttribute('src'))).toEqual(
    LOGOS.slice(0, 6)
      .map(({ url }) => url)
      .with(2, '/mark.svg'),
  );
  expect(names()[2]).toBe('Client 2');
});

test('replaces a logo that had failed before the script came', () => {
  const broken = (image: Partial<HTMLImageElement>) =>
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true) &&
    Object.entries(image).forEach(([name, value]) =>
      vi
        .spyOn(HTMLImageElement.prototype, name as 'currentSrc', 'get')
        .mockReturnValue(value as string),
    );
  broken({ currentSrc: 'https://cadron.example/media/0.svg' });
  open(LOGOS.slice(0, 2));
  vi.restoreAllMocks();
  expect(logos().map((image) => image.getAttribute('src'))).toEqual(Array(2).fill('/mark.svg'));
});
