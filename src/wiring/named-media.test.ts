import { expect, test } from 'vitest';
import { listNamedMedia } from './named-media.server.ts';

test('lists what search appearances and redirects name, and only files of the library', async () => {
  const redirects = [
    { from: '/price-list', to: '/media/cms_media/Prices%202026.pdf' },
    { from: '/media/old', to: '/contact' },
  ];
  const named = await listNamedMedia({
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
    ['appearance', 'Link preview of /services', 'Team/a.png'],
    ['redirect', '/price-list', 'Prices 2026.pdf'],
  ]);
});
