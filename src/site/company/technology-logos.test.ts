import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MediaItem } from '#src/domains/media/media-library.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { loader } from './technology-logos.ts';

/** Requests the endpoint with a media library that lists folders with the given function. */
async function requestLogos(list: (folder: string) => Promise<MediaItem[]>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ media: { list } }));
  const request = new Request('https://cadron.example/api/technology-logos');
  const args: Partial<Parameters<typeof loader>[0]> = { request, context };
  return loader(args as Parameters<typeof loader>[0]);
}

test('lists the logos of the folder by name, without caching', async () => {
  const folders: string[] = [];
  const response = await requestLogos(async (folder) => {
    folders.push(folder);
    return [
      { name: 'Google Ads.png', url: '/media/cms_media/Technology%20Logos/Google%20Ads.png' },
    ];
  });
  expect(folders).toEqual(['Technology Logos']);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    logos: [
      {
        name: 'Google Ads',
        url: '/media/cms_media/Technology%20Logos/Google%20Ads.png?width=400',
      },
    ],
  });
});

test('returns an empty list for an empty folder', async () => {
  expect(await (await requestLogos(async () => [])).json()).toEqual({ logos: [] });
});

test('returns 503 without details when the storage fails', async () => {
  const response = await requestLogos(() => Promise.reject(new Error('bucket "secret" refused')));
  expect(response.status).toBe(503);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ message: 'Failed to load technology logos.' });
});
