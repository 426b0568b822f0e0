import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findLogoGrid, LOGO_GRIDS, logoGridAddress } from '#src/admin/media/library/logo-grids.ts';
import { schema } from '#src/blocks/logo-grid/logo-grid.schema.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { findAll } from '#tests/support/html.ts';
import { LogoScreens } from './logo-screens.tsx';
import { loader } from './logos.tsx';

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const ASSET = {
  id: ID,
  address: 'Technology Logos/HubSpot.svg',
  folder: 'Technology Logos',
  name: 'HubSpot',
  alt: 'HubSpot',
  focus: { x: 0.5, y: 0.5 },
  crop: null,
  file: {
    kind: 'drawing',
    contentType: 'image/svg+xml',
    hash: 'abcdef0123456789',
    width: 10,
    height: 10,
  },
};
const URL_OF = '/media/cms_media/Technology%20Logos/HubSpot.svg';

const load = async (grid: string, assets: unknown[], listed: { name: string; url: string }[]) => {
  const context = adminContext({
    assetLists: { list: async () => ({ assets, total: assets.length }) as never },
    media: { list: async () => listed },
  });
  const request = new Request('http://x/admin/media-library/logos');
  const loaded = await loader({ context, request, params: { grid } } as never);
  return { status: loaded.init?.status, ...loaded.data };
};

test('the client grid has the default folder of its block', () => {
  const props = schema.parse({ title: 'Clients' });
  expect(LOGO_GRIDS.clients.folder).toBe(props.folder);
});

test('only the two folders have a preview', () => {
  expect(logoGridAddress('Technology Logos')).toBe('/admin/media-library/logos/technology-logos');
  expect(logoGridAddress('Team')).toBeUndefined();
  expect(logoGridAddress(undefined)).toBeUndefined();
  expect(findLogoGrid('team')).toBeUndefined();
});

test('shows what the site lists, at addresses of the current files', async () => {
  const { status, view } = await load(
    'technology-logos',
    [ASSET],
    [
      { name: 'Copied.png', url: '/media/cms_media/Technology%20Logos/Copied.png' },
      { name: 'HubSpot.svg', url: URL_OF },
    ],
  );
  expect(status).toBe(200);
  expect(view?.logos).toEqual([
    {
      name: 'Copied',
      url: '/media/cms_media/Technology%20Logos/Copied.png?width=400',
      id: undefined,
    },
    { name: 'HubSpot', url: expect.stringMatching(/HubSpot\.svg\?v=[0-9a-f]{10}$/), id: ID },
  ]);
  expect(view?.problems).toEqual([]);
});

test('an empty folder of clients shows the samples, that of technologies none', async () => {
  const clients = await load('active-client-logos', [], []);
  expect(clients.view).toMatchObject({ hasSamples: true, total: 0 });
  expect(clients.view?.logos).toHaveLength(12);
  const technologies = await load('technology-logos', [], []);
  expect(technologies.view).toMatchObject({ hasSamples: false, logos: [] });
});

test('says that it cannot be read, or does not exist', async () => {
  const context = adminContext({
    log: { error: () => undefined },
    assetLists: { list: () => Promise.reject(new Error('no database')) },
    media: { list: async () => [], describe: () => undefined },
  });
  const failed = await loader({ context, params: { grid: 'technology-logos' } } as never);
  expect(failed.init?.status).toBe(503);
  await expect(load('team', [], [])).rejects.toMatchObject({ status: 404 });
});

test.each(Object.values(LOGO_GRIDS))('the block of $folder is shown at two widths', (grid) => {
  const logos = [{ name: 'Acme', url: '/acme.svg', id: ID }];
  const html = renderToStaticMarkup(<LogoScreens grid={grid} logos={logos} />);
  expect(findAll(html, { name: 'img' }).map(({ attribs }) => attribs['alt'])).toEqual([
    'Acme',
    'Acme',
  ]);
});
