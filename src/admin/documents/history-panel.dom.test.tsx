import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { ANA, openDocument } from '#tests/support/dom/document-screen.tsx';
import { historyApi } from './document-api.ts';

const user = userEvent.setup({ delay: null });

test('the history compares, names and restores, and the form follows', async () => {
  const document = buildScreenDocument({ version: 5, content: { title: 'New title' } });
  const entry = {
    type: 'checkpoint',
    number: 2,
    at: '2026-11-20T15:00:00.000Z',
    by: ANA,
    name: null,
    restoredFrom: null,
  };
  const path = historyApi(document.id);
  const { requests } = openDocument({
    document,
    handlers: {
      [`GET ${path}`]: ({ query }) =>
        query.has('number')
          ? Response.json({ content: { title: 'Old title' } })
          : Response.json({
              entries: [entry, { ...entry, type: 'revision', number: 1 }],
              hasMore: false,
            }),
      [`POST ${path}`]: ({ body }) =>
        (body as { type: string }).type === 'name'
          ? Response.json({ ok: true })
          : Response.json({ ...document, version: 6, content: { title: 'Old title' } }),
    },
  });
  await user.click(screen.getByText('History'));
  const day = await screen.findByRole('region', { name: 'Nov 20, 2026' });
  expect(within(day).getByText('9:00 AM, ana, published as revision 1')).toBeDefined();
  await user.click(within(day).getByRole('button', { name: 'Compare with now: 9:00 AM, ana' }));
  await waitFor(() => expect(day.querySelector('del')?.textContent).toContain('Old'));
  expect(day.querySelector('ins')?.textContent).toContain('New');
  await user.click(within(day).getByRole('button', { name: 'Name: 9:00 AM, ana' }));
  await user.type(
    within(day).getByRole('textbox', { name: 'Name of this version' }),
    'Launch{Enter}',
  );
  expect(await within(day).findByText('Launch')).toBeDefined();
  await user.click(within(day).getByRole('button', { name: 'Restore: 9:00 AM, ana' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old title'),
  );
  const restore = requests.find(({ body }) => (body as { type?: string })?.type === 'restore');
  expect(restore!.body).toEqual({
    type: 'restore',
    entry: { type: 'checkpoint', number: 2 },
    base: 5,
  });
});

test('says why a version was not named, and does not blame the connection', async () => {
  const document = buildScreenDocument();
  const path = historyApi(document.id);
  const at = '2026-11-20T15:00:00.000Z';
  const entry = { type: 'checkpoint', number: 2, at, by: ANA, name: null, restoredFrom: null };
  openDocument({
    document,
    handlers: {
      [`GET ${path}`]: () => Response.json({ entries: [entry], hasMore: false }),
      [`POST ${path}`]: () => new Response('', { status: 401 }),
    },
  });
  await user.click(screen.getByText('History'));
  await user.click(await screen.findByRole('button', { name: 'Name: 9:00 AM, ana' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of this version' }), 'Launch{Enter}');
  await screen.findByText('Your session has ended. Sign in again, then repeat this.');
});
