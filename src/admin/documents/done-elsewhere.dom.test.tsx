import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { openDocument } from '#tests/support/dom/document-screen.tsx';
import { LIVE, panel, press, user } from '#tests/support/dom/publish-panel.ts';
import { changeApi, documentApi } from './document-api.ts';
import { presenceApi } from './use-presence.ts';

test('shows what was published elsewhere, and what an act on the older state would have hit', async () => {
  const draft = buildScreenDocument({ lifeMark: 'draft' });
  const live = { ...draft, state: 'published', live: LIVE, lifeMark: 'live' } as const;
  const message = 'Ben published this meanwhile, so nothing was done.';
  let mark = 'draft';
  const { posts } = openDocument({
    document: draft,
    handlers: {
      [`POST ${presenceApi(draft.id)}`]: () =>
        Response.json({ others: [], version: 3, lifeMark: mark }),
      [`POST ${changeApi(draft.id)}`]: () =>
        Response.json({ ok: false, message, document: live }, { status: 409 }),
    },
  });
  mark = 'live';
  await press('Move to the trash');
  const question = () => within(screen.getByRole('alertdialog'));
  await user.click(question().getByRole('button', { name: 'Move it to the trash' }));
  expect((await panel().findByRole('alert')).textContent).toContain(message);
  expect(posts().at(-1)!.body).toEqual({ type: 'trash', seen: 'draft' });
  expect(panel().getByText(/^Public at \/contact/)).toBeDefined();
  await press('Move to the trash');
  expect(
    question().getByText(/Visitors of \/contact will read that the page is gone/),
  ).toBeDefined();
});

test.each([
  ['', false],
  [', also while a save is on its way', true],
])('an open editor reads again what others did, and says who%s', async (_, isSaving) => {
  const draft = buildScreenDocument({ lifeMark: 'draft' });
  const trashed = {
    ...draft,
    state: 'trash',
    trashedAt: '2026-11-22T15:00:00.000Z',
    lifeMark: 'trash',
  };
  const lastAct = { userId: 'ben', by: 'Ben', did: 'moved this to the trash' };
  let around: object = { others: [], version: 3, lifeMark: 'draft' };
  const { edit, posts } = openDocument({
    document: draft,
    handlers: {
      [`POST ${presenceApi(draft.id)}`]: () => Response.json(around),
      [`GET ${documentApi(draft.id)}`]: () => Response.json(trashed),
      ...(isSaving && {
        [`POST ${documentApi(draft.id)}`]: () => new Promise<Response>(() => {}),
      }),
    },
  });
  if (isSaving) {
    edit('Contact us');
    await waitFor(() => expect(posts()).toHaveLength(1));
  }
  around = { others: [], version: 3, lifeMark: 'trash', lastAct };
  expect(await screen.findByText(/^Ben moved this to the trash\. This screen shows/)).toBeDefined();
  expect(await panel().findByRole('button', { name: 'Restore from the trash' })).toBeDefined();
  expect(panel().queryByRole('button', { name: 'Publish' })).toBeNull();
});
