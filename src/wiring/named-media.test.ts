import { expect, test } from 'vitest';
import { listNamedMedia } from './named-media.server.ts';

test('lists what settings, search appearances and redirects name, and only files of the library', async () => {
  const redirects = [
    { from: '/price-list', to: '/media/cms_media/Prices%202026.pdf' },
    { from: '/media/old', to: '/contact' },
  ];
  const named = await listNamedMedia({
    siteSettings: {
      read: async () =>
        ({
          socialPicture: '/media/cms_media/default.jpg?v=1',
          logo: 'https://elsewhere.example/logo.png',
        }) as never,
    },
    overrides: {
      all: async () =>
        new Map([
          ['/services', { image: '/media/cms_media/Team/a.png' }],
          ['/about', { title: 'About' }],
        ]),
    },
    redirects: {
      async *all() {
        yield redirects as never;
      },
    },
  });
  expect(
    named.map(({ source, title, references }) => [source, title, references[0]!.target]),
  ).toEqual([
    ['setting', 'Default picture for link previews', 'default.jpg'],
    ['appearance', 'Link preview of /services', 'Team/a.png'],
    ['redirect', '/price-list', 'Prices 2026.pdf'],
  ]);
});
