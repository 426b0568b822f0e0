import { Client } from 'pg';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Services, servicesContext } from '#src/services.server.ts';
import { loader } from '#src/site/pages/block-page.tsx';
import { loadShell } from '#src/site/shell/render-shell.server.tsx';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createSite } from '#tests/support/restored-site.ts';

/** The head of a page and its footer, as the router loads them for one request. */
async function request(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staticMarkupContext, { isDocument: true, markup: new Map(), islands: new Map() });
  const url = new URL('https://cadron.example/about');
  const args = { request: new Request(url), url, context, params: {} };
  const [page] = await Promise.all([loader(args as never), loadShell(context, false)]);
  const markup = [...context.get(staticMarkupContext).markup.values()].join();
  return JSON.stringify(page) + markup;
}

test('a page reads the settings once, and shows what was saved just before', async () => {
  const site = await createSite();
  const { siteSettings, servicesForReading } = await site.open();
  const query = vi.spyOn(Client.prototype, 'query');
  const readings = async () => {
    query.mockClear();
    const shown = await request(servicesForReading());
    const read = query.mock.calls.filter((call) =>
      JSON.stringify(call).includes('from \\"seo_site_settings\\"'),
    );
    return [read.length, shown.includes('Cadron Nova')];
  };
  expect(await readings()).toEqual([1, false]);
  const changes = { name: 'Cadron Nova' };
  const by = { ...KIM, id: 'kim' };
  await siteSettings.save({ id: crypto.randomUUID(), changes }, by);
  expect(await readings()).toEqual([1, true]);
});
