import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeRequest, fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { type PreviewBody, previewsApi, type SentPreviewLink } from './preview-api.ts';
import { PreviewLinks } from './preview-links.tsx';

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const OLD = {
  id: 'old',
  createdAt: '2026-11-22T15:00:00.000Z',
  createdBy: 'ben@cadron.example',
  expiresAt: '2026-11-29T15:00:00.000Z',
};
const NEW = { ...OLD, id: 'new', createdBy: 'ana@cadron.example' };
const PATH = '/preview/token';
const MADE = () => Response.json({ ok: true, path: PATH, link: NEW });

async function open(links: SentPreviewLink[], post: (request: FakeRequest) => Response = MADE) {
  let kept = links;
  const requests = fakeFetch({
    [`GET ${previewsApi(ID)}`]: () => Response.json({ links: kept }),
    [`POST ${previewsApi(ID)}`](request) {
      const response = post(request);
      const body = request.body as PreviewBody;
      if (response.ok)
        kept = body.type === 'make' ? [NEW, ...kept] : kept.filter(({ id }) => id !== body.link);
      return response;
    },
  });
  const user = userEvent.setup({ delay: null });
  render(<PreviewLinks documentId={ID} />);
  await user.click(screen.getByText('Share a preview'));
  const posted = () => requests.flatMap(({ body }) => (body as PreviewBody | undefined) ?? []);
  return { user, posted };
}

const press = (name: string) => screen.getByRole('button', { name });

test('makes a link for the chosen time, once, and copies it', async () => {
  const { user, posted } = await open([]);
  await screen.findByText('No link works now.');
  await user.selectOptions(screen.getByLabelText('The link works for'), '30 days');
  await user.dblClick(press('Make a link'));
  const field = await screen.findByLabelText<HTMLInputElement>('Preview link');
  expect(posted()[0]).toEqual({ type: 'make', days: 30 });
  expect(field.value).toBe(location.origin + PATH);
  expect(document.activeElement).toBe(field);
  await user.click(press('Copy'));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(location.origin + PATH);
  expect((await screen.findByRole('list', { name: 'Links that work' })).textContent).toContain(
    'Made by ana',
  );
});

test('revokes a link after a question', async () => {
  const { user, posted } = await open([OLD], () => Response.json({ ok: true }));
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText(/Works until/).textContent).toBe('Works until Nov 29, 2026, 9:00 AM CST');
  await user.click(item.getByRole('button', { name: 'Revoke' }));
  expect(posted()).toEqual([]);
  expect(screen.getByRole('alertdialog').textContent).toContain('This cannot be undone');
  await user.click(press('Revoke the link'));
  await screen.findByText('Revoked. The link does not work any more.');
  expect(posted()).toEqual([{ type: 'revoke', link: 'old' }]);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('says why there is no link', async () => {
  const { user } = await open([], () =>
    Response.json({ ok: false, message: '20 links work already.' }, { status: 409 }),
  );
  await user.click(press('Make a link'));
  await screen.findByText('20 links work already.');
  expect(screen.queryByLabelText('Preview link')).toBeNull();
});
