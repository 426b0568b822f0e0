import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { signIn, withOwnerBrowser } from './editor-browser.ts';
import { seededRandom } from './random.ts';
import { median } from './timed.ts';

const PORT = 21_418;
const ROUNDS = 12;
/** Between two signs of life of a tab: acts come at any moment of it. */
const BEAT_MS = 1_500;

interface Stored {
  version: number;
  lifeMark: string;
  content: { title: string };
}

interface Act {
  name: string;
  /** what is posted to the endpoint of changes; without it, the document gets another name */
  change?(stored: Stored): object;
  /** of the mark in the bar afterwards */
  state: string;
}

const publish: Act = {
  name: 'publish',
  change: ({ version }) => ({ type: 'publish', version }),
  state: 'published',
};
const ACTS: readonly Act[] = [
  { name: 'rename', state: 'changed' },
  publish,
  { name: 'take offline', change: () => ({ type: 'unpublish' }), state: 'unpublished' },
  {
    name: 'schedule',
    change: ({ version }) => {
      const at = new Date(Date.now() + 86_400_000).toISOString();
      return { type: 'schedule', version, at };
    },
    state: 'scheduled',
  },
  { name: 'trash', change: () => ({ type: 'trash' }), state: 'trash' },
  { name: 'restore', change: () => ({ type: 'restore-from-trash' }), state: 'unpublished' },
  publish,
];

/**
 * Measures in two browsers with sessions of their own how long after an act of one the open editor of the other shows it, from before
 * the request until the frame with the new state or name.
 */
export const benchTwoPeople = (): Promise<void> =>
  withOwnerBrowser(PORT, async (anas) => {
    const bens = await anas.browser()!.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
    await signIn(bens);
    const { id, address } = await makeSection(anas);
    const [ana, ben] = await Promise.all([openEditor(anas, address), openEditor(bens, address)]);
    const random = seededRandom(1);
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const act of ACTS) {
        await wait(random() * BEAT_MS);
        const ms = await timeToBen({ ana, ben, id, act, title: `Offer ${round}` });
        times.set(act.name, [...(times.get(act.name) ?? []), ms]);
      }
    console.log('from an act of one person until the editor of another shows it (goal 2,000):');
    for (const [name, measured] of times) print(name, measured);
    print('all', [...times.values()].flat());
  });

async function makeSection(context: BrowserContext) {
  const block = DEFAULT_PAGES.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'faq')!;
  const id = crypto.randomUUID();
  const data = { id, title: 'Offer', blocks: [{ ...block, id: 'faq' }] };
  const made = await context.request.post('/admin/page-editor/sections/make', { data });
  if (!made.ok()) throw new Error(await made.text());
  return { id, address: `/admin/page-editor/${id}` };
}

async function openEditor(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('.outline-list[aria-readonly=false]') !== null,
  );
  return page;
}

interface Trial {
  ana: Page;
  ben: Page;
  id: string;
  act: Act;
  title: string;
}

async function timeToBen({ ana, ben, id, act, title }: Trial): Promise<number> {
  const api = `/admin/api/documents/${id}`;
  const stored = (await (await ana.request.get(api)).json()) as Stored;
  const { version, lifeMark, content } = stored;
  const data = act.change
    ? { ...act.change(stored), seen: lifeMark }
    : { saveId: crypto.randomUUID(), base: version, content: { ...content, title } };
  const shown = ben.waitForFunction(
    ([state, name]) =>
      document.querySelector(`.page-editor-bar [data-state="document-${state}"]`) &&
      (!name || document.querySelector('h1')?.textContent === name) &&
      Date.now(),
    [act.state, act.change ? '' : title] as const,
    { polling: 'raf' },
  );
  const startedAt = await ana.evaluate(
    async ([url, body]) => {
      const startsAt = Date.now();
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(await response.text());
      return startsAt;
    },
    [act.change ? `${api}/change` : api, JSON.stringify(data)] as const,
  );
  return ((await (await shown).jsonValue()) as number) - startedAt;
}

function print(name: string, measured: readonly number[]): void {
  const most = Math.max(...measured);
  console.log(`  ${name}: median ${median(measured)} ms, at most ${most} ms (${measured.length})`);
}
