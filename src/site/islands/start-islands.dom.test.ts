import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startIslands } from './start-islands.ts';

/** Islands wake by several events, also when one cannot be loaded or throws. */

let started: string[];
let requests: string[];
/** the next loads that fail */
let failures: number;
let observed: Map<Element, (isIntersecting: boolean) => void>;

beforeEach(() => {
  started = [];
  requests = [];
  failures = 0;
  observed = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(element: Element) {
        observed.set(element, (isIntersecting) => this.report([{ isIntersecting }]));
      }
      disconnect() {
        observed.clear();
      }
    },
  );
});

async function load(name: string) {
  requests.push(name);
  if (failures > 0) {
    failures -= 1;
    throw new TypeError('Failed to fetch');
  }
  return { start: (element: HTMLElement) => void started.push(element.id) };
}

/** Shows an island and waits until nothing of it is pending. */
async function open(wake: string) {
  document.body.innerHTML = `<p id="beside" tabindex="0">Text</p>
    <section id="one" data-island="logos" data-wake="${wake}"><input id="field"></section>`;
  startIslands(load);
  await settled();
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const island = () => document.querySelector('#one')!;
const beside = () => document.querySelector('#beside')!;

test('wakes an idle island at once', async () => {
  await open('idle');
  expect(started).toEqual(['one']);
});

test('wakes one when it is seen, and only once', async () => {
  await open('seen');
  observed.get(island())!(false);
  await settled();
  expect(requests).toEqual([]);
  observed.get(island())!(true);
  await settled();
  expect([requests, started]).toEqual([['logos'], ['one']]);
  fireEvent.pointerOver(island());
  fireEvent.pointerDown(beside());
  await settled();
  expect([started, observed.size]).toEqual([['one'], 0]);
});

test.each(['touch', 'seen'])(
  'wakes one for `%s` when the pointer or the focus comes',
  async (wake) => {
    for (const come of [
      () => fireEvent.pointerOver(island()),
      () => document.querySelector<HTMLElement>('#field')!.focus(),
    ]) {
      started = [];
      await open(wake);
      fireEvent.pointerOver(beside());
      await settled();
      expect(started).toEqual([]);
      come();
      await settled();
      expect(started).toEqual(['one']);
    }
  },
);

test('starts one with the data at its address, which is requested again like its script', async () => {
  const data: unknown[] = [];
  const respond = vi.fn<() => Promise<Response>>();
  respond.mockResolvedValueOnce(new Response('Busy', { status: 503 }));
  respond.mockResolvedValueOnce(Response.json({ questions: 25 }));
  vi.stubGlobal('fetch', respond);
  document.body.innerHTML = `<div data-island="logos" data-wake="idle" data-from="/api/some"></div>`;
  startIslands(async () => ({ start: (_, each) => void data.push(each) }));
  await settled();
  expect(data).toEqual([]);
  fireEvent.pointerDown(document.body);
  await settled();
  expect(data).toEqual([{ questions: 25 }]);
  expect(respond).toHaveBeenLastCalledWith('/api/some');
});

test('wakes one that has the focus already', async () => {
  document.body.innerHTML = `<div id="one" data-island="logos" data-wake="touch"><input></div>`;
  document.querySelector('input')!.focus();
  startIslands(load);
  await settled();
  expect(started).toEqual(['one']);
});

test.each([
  ['a press', () => fireEvent.pointerDown(beside())],
  ['a key', () => fireEvent.keyDown(beside())],
  ['the connection', () => fireEvent(window, new Event('online'))],
  ['being seen', () => observed.get(island())!(true)],
])('loads one that failed to load again with %s', async (_, retry) => {
  failures = 2;
  await open('seen');
  observed.get(island())!(true);
  await settled();
  for (let tries = 2; tries <= 3; tries += 1) {
    retry();
    await settled();
    expect(requests).toHaveLength(tries);
  }
  expect(started).toEqual(['one']);
  retry = () => fireEvent.pointerDown(beside());
  retry();
  await settled();
  expect(requests).toHaveLength(3);
});

test('an island that throws keeps its markup, and the others start', async () => {
  document.body.innerHTML = `<div id="one" data-island="logos" data-wake="idle">Text</div>
    <div id="two" data-island="logos" data-wake="idle"></div>`;
  const thrown = Promise.withResolvers<unknown>();
  process.once('unhandledRejection', thrown.resolve);
  startIslands(async () => ({
    start(element) {
      if (element.id === 'one') throw new Error('broken');
      started.push(element.id);
    },
  }));
  await settled();
  expect(started).toEqual(['two']);
  expect(document.querySelector('#one')!.textContent).toBe('Text');
  expect(await thrown.promise).toEqual(new Error('broken'));
});

test('knows the islands of blocks and pages by their file names', async () => {
  document.body.innerHTML = `<section data-island="technology-logos" data-wake="idle"><div class="logos">
    <img alt="One" src="/one.svg"></div></section>`;
  startIslands();
  const image = document.querySelector('img')!;
  await vi.waitFor(() => {
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/mark.svg');
  });
});
