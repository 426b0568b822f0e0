import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { SENT_ASSET } from '#tests/builders/upload.ts';
import { UploadHost } from './upload-host.tsx';
import { openUploads } from './upload-session.ts';

const user = userEvent.setup({ delay: null });
const tray = () => screen.findByRole('region', { name: 'Uploads' });

/** The tray with uploads from addresses, whose server says what a test wants. */
async function open(outcomes: Record<string, unknown>) {
  fakeFetch({
    'POST /admin/media-library/fetch': ({ body }) => {
      const { url } = body as { url: string };
      const outcome = outcomes[url.split('/').at(-1)!];
      return outcome ? Response.json(outcome) : new Response('', { status: 500 });
    },
  });
  const router = createMemoryRouter([{ path: '/', element: <UploadHost userId="ana" /> }]);
  render(<RouterProvider router={router} />);
  const store = await openUploads();
  return store;
}

test('shows what happened to each file, and closes', async () => {
  const store = await open({
    'ana.png': { id: 'u1', state: 'added', asset: SENT_ASSET },
    'notes.txt': { id: 'u2', state: 'refused', message: 'This is a text file.' },
  });
  store.addAddress('https://example.com/ana.png', 'Team');
  store.addAddress('https://example.com/notes.txt', '');
  const region = await tray();
  const link = await within(region).findByRole('link', { name: 'Open ana.png' });
  expect(link.getAttribute('href')).toBe(`/admin/media-library/${SENT_ASSET.id}`);
  expect(await within(region).findByText('This is a text file.')).toBeDefined();
  const summary = within(region).getByRole('button', { name: '1 of 2 files uploaded, 1 refused' });
  expect(within(region).getByRole('status').textContent).toBe('1 of 2 files uploaded, 1 refused');
  await user.click(summary);
  expect(within(region).queryByText('This is a text file.')?.checkVisibility?.()).toBeFalsy();
  await user.click(within(region).getByRole('button', { name: 'Close uploads' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});
