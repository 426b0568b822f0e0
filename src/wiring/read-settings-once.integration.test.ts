import { Client } from 'pg';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Services, servicesContext } from '#src/services.server.ts';
import { loader } from '#src/site/pages/block-page.ts';
import { publishFrame } from '#tests/support/publishing.ts';
import { createSite } from '#tests/support/restored-site.ts';

/** The document of a page, with its head and footer. */
async function request(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const url = new URL('https://cadron.example/about');
  const args = { request: new Request(url), url, context, params: {} };
  return (await loader(args as never)).text();
}

test('a page reads the frame once, and shows what was saved just before', async () => {
  const site = await createSite();
  const { documents, servicesForReading } = await site.open();
  const query = vi.spyOn(Client.prototype, 'query');
  const readings = async () => {
    query.mockClear();
    const shown = await request(servicesForReading());
    const read = query.mock.calls.filter((call) =>
      JSON.stringify(call).includes('from \\"cms_public_frame\\"'),
    );
    return [read.length, shown.includes('Cadron Nova')];
  };
  expect(await readings()).toEqual([1, false]);
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, name: 'Cadron Nova' } }));
  expect(await readings()).toEqual([1, true]);
});
