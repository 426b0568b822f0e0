import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ConfirmDialogs } from '#src/admin/kit/dialog/confirm-dialogs.tsx';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import Posts from './posts.tsx';
import type { PostsView } from './read-posts.server.ts';

const row = (id: string, title: string, isPublic: boolean): PostsView['rows'][number] => ({
  id,
  choice: id,
  title,
  path: `/insights/${id}`,
  isPublic,
  isOwnDraft: !isPublic,
  state: isPublic ? 'published' : 'draft',
  due: undefined,
  failure: null,
  isListed: true,
  category: 'CRM',
  tags: [],
  author: '',
  date: undefined,
  words: '1',
  views: isPublic ? '12' : undefined,
  checks: { blocking: 1, warnings: 2 },
  changed: { iso: '2026-11-23T12:00:00Z', exact: 'Nov 23, 2026', relative: 'just now' },
  by: 'kim',
  trashed: undefined,
});

/** The list with a server that keeps what is posted to it. */
function open({ maySelect = true, total = 2 } = {}) {
  const posted: string[] = [];
  const rows = [row('live', 'Live post', true), row('draft', 'My draft', false)];
  const view = {
    ...POSTS.view({ page: 1 }, { rows, total, pages: Math.ceil(total / 50) }),
    choices: { tags: [], authors: [], templates: [] },
    saved: [],
  };
  const may = { edit: false, publish: maySelect, purge: false };
  const props = { loaderData: { view, may } } as unknown as Parameters<typeof Posts>[0];
  const router = createMemoryRouter(
    [
      {
        path: '/admin/blog-editor/*',
        action: async ({ request }) => {
          posted.push(new URLSearchParams(await request.text()).toString());
          return null;
        },
        element: (
          <>
            <Posts {...props} />
            <ConfirmDialogs />
          </>
        ),
      },
    ],
    { initialEntries: ['/admin/blog-editor'] },
  );
  render(<RouterProvider router={router} />);
  return { posted };
}

const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const choose = (change: string) =>
  userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Change the selected posts' }),
    change,
  );
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('asks before a public post goes offline, and keeps it public on request', async () => {
  const { posted } = open();
  await check('Live post');
  await choose('Take offline');
  await apply();
  const question = await screen.findByRole('alertdialog', { name: 'Take 1 post offline?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep them public' }));
  expect(posted).toEqual([]);
  await apply();
  await userEvent.click(await screen.findByRole('button', { name: 'Take 1 post offline' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toContain('id=live');
  expect(posted[0]).toContain('change=unpublish');
  expect(posted[0]).toContain('intent=change');
});

test('changes drafts without a question, and selects all at once', async () => {
  const { posted } = open();
  await check('Select all on this page');
  await choose('Add a tag');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tag' }), 'Data');
  await apply();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatch(/id=live.*id=draft.*tag-name=Data/);
});

test('asks with the count before posts of all pages change or go to the trash', async () => {
  const { posted } = open({ total: 412 });
  await check('Select all 412');
  await choose('Leave out of the listing');
  await apply();
  const question = await screen.findByRole('alertdialog', { name: 'Change 412 posts?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep them as they are' }));
  await choose('Take offline');
  await apply();
  await userEvent.click(await screen.findByRole('button', { name: 'Take 412 posts offline' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toContain('all=yes');
});

test('offers the first 500 of a longer list', () => {
  open({ total: 501 });
  expect(screen.getByRole('checkbox', { name: 'Select the first 500' })).toBeDefined();
});

test('says what is found in a post, and offers nothing to people who may only look', () => {
  open({ maySelect: false });
  expect(screen.getAllByRole('cell', { name: '1 to fix, 2 to improve' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /My draft/ }).textContent).toContain('Your draft');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Apply|trash/ })).toBeNull();
});
