import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MediaItem } from '#src/domains/media/media-library.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { loader } from './technology-logos.ts';

/** What the endpoint answers when the library lists the folder like this. */
async function ask(list: (folder: string) => Promise<MediaItem[]>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ media: { list } }));
  const request = new Request('https://cadron.example/api/technology-logos');
  const args: Partial<Parameters<typeof loader>[0]> = { request, context };
  return loader(args as Parameters<typeof loader>[0]);
}

test('the logos of the folder are listed by name, and kept by nobody', async () => {
  const folders: string[] = [];
  const response = await ask(async (folder) => {
    folders.push(folder);
    return [
      { name: 'Google Ads.png', url: '/media/cms_media/Technology%20Logos/Google%20Ads.png' },
    ];
  });
  expect(folders).toEqual(['Technology Logos']);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    logos: [{ name: 'Google Ads', url: '/media/cms_media/Technology%20Logos/Google%20Ads.png' }],
  });
});

test('an empty folder is an empty list', async () => {
  expect(await (await ask(async () => [])).json()).toEqual({ logos: [] });
});

test('a storage that fails is a 503 that says nothing about it', async () => {
  const response = await ask(() => Promise.reject(new Error('bucket "secret" refused')));
  expect(response.status).toBe(503);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ message: 'Failed to load technology logos.' });
});
