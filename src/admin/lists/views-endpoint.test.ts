import { expect, test } from 'vitest';
import type { SavedFilters } from '#src/domains/documents/lists/saved-filters.server.ts';
import { PAGE_ID, pageRouteArgs } from '#tests/support/page-routes.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { action } from './views-endpoint.ts';

/** Posts a form as a viewer; returns the response with what was saved. */
async function post(form: [string, string][], refusal?: Awaited<ReturnType<SavedFilters['save']>>) {
  const saved: unknown[] = [];
  const services = {
    savedFilters: {
      save: async (...given: unknown[]) => (saved.push(given), refusal),
      remove: async (...given: unknown[]) => (saved.push(given), true),
    },
  };
  const options = { role: 'viewer', form } as const;
  const response = await action(pageRouteArgs(services, '/admin/api/views', options));
  return { response, saved };
}

const locationOf = (response: unknown) => (response as Response).headers.get('location');
const NEW: [string, string][] = [
  ['intent', 'save-filter'],
  ['list', 'posts'],
  ['name', 'Mine'],
  ['query', 'tag=CRM'],
];

test('keeps and removes filters of the reader, viewers too, and goes back to the list', async () => {
  const back = '/admin/blog-editor?tag=CRM';
  const { response, saved } = await post([...NEW, ['back', back]]);
  expect(locationOf(response)).toBe(back);
  expect(saved).toEqual([['1', 'posts', { name: 'Mine', query: 'tag=CRM' }]]);
  const removal: [string, string][] = [
    ['intent', 'remove-filter'],
    ['filter', PAGE_ID],
    ['back', back],
  ];
  expect((await post(removal)).saved).toEqual([['1', PAGE_ID]]);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/login'])(
  'leads back to the admin area, not to %s',
  async (back) => {
    expect(locationOf((await post([...NEW, ['back', back]])).response)).toBe('/admin');
  },
);

test('says why a filter was not kept', async () => {
  const { response } = await post(NEW, 'You have 20 filters. Delete one first.');
  expect(await readNotice(response)).toMatchObject({ kind: 'error', text: /20 filters/ });
});
