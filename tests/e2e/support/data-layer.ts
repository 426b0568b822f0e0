import { expect, type Page } from '@playwright/test';
import type { PageViewEvent } from '#src/domains/analytics/events.ts';

/** The current data layer: events as objects, commands (`arguments`) as arrays. */
export const dataLayer = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? { command: Array.from(entry as ArrayLike<unknown>) }
        : { ...entry },
    ),
  );

/** The events with a name, in order. */
export const eventsOf = async (page: Page, name: string) =>
  (await dataLayer(page)).filter(({ event }) => event === name);

export const pageViews = async (page: Page) =>
  (await eventsOf(page, 'page_view')) as unknown as PageViewEvent[];

export const pathsOf = async (page: Page) => (await pageViews(page)).map((view) => view.page_path);

/** The page views of all documents from now on; each document starts with an empty data layer. */
export async function keepFilters(page: Page): Promise<PageViewEvent[]> {
  const views: PageViewEvent[] = [];
  await page.exposeFunction('keepFilter', (view: PageViewEvent) => views.push(view));
  await page.addInitScript(() => {
    const { keepFilter } = window as unknown as { keepFilter(entry: object): void };
    const layer: object[] = [];
    layer.push = (...entries) => {
      for (const entry of entries)
        if ('event' in entry && entry.event === 'page_view') keepFilter(entry);
      return Array.prototype.push.apply(layer, entries);
    };
    window.dataLayer = layer;
  });
  return views;
}

/** Waits until session storage contains a text under a key. */
export const untilKept = (page: Page, key: 'attribution' | 'landing', text: string) =>
  expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toContain(text);
