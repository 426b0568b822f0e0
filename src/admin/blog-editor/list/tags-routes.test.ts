import { expect, test } from 'vitest';
import type { TagChange, Tags } from '#src/domains/documents/tags/tags.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { NOW, PAGE_ID, pageRouteArgs } from '#tests/support/page-routes.ts';
import * as changeRoute from './tag-change.tsx';
import * as route from './tags.tsx';

/** The screens of tags, called as the router does behind the sign-in guard. */

const CHANGE: TagChange = {
  id: PAGE_ID,
  from: ['crm'],
  to: 'CRM',
  undoes: null,
  createdAt: NOW,
  createdByName: 'kim@cadron.example',
  finishedAt: NOW,
  isUndone: false,
  total: 3,
  waiting: 0,
  published: 1,
  saved: 2,
  refused: 0,
};

function world(overrides: Partial<Tags> = {}) {
  const done: unknown[] = [];
  const tags: Partial<Tags> = {
    counts: async () => [
      { tag: 'CRM', posts: 4, public: 2 },
      { tag: 'Data', posts: 3, public: 3 },
      { tag: 'crm', posts: 1, public: 0 },
    ],
    changes: async () => [CHANGE, { ...CHANGE, id: 'running', waiting: 2, finishedAt: null }],
    notes: async () => [],
    preview: async (from) => (
      done.push(from),
      { posts: 3, published: 1, changed: 1, scheduled: 0 }
    ),
    start: async (change) => void done.push(change),
    undo: async (change) => (done.push(change), true),
    run: async () => true,
    ...overrides,
  };
  const args = (path: string, form?: [string, string][], role: Role = 'editor') =>
    pageRouteArgs({ tags }, `/admin/blog-editor/tags${path}`, { role, ...(form && { form }) });
  return { done, args };
}

test('shows tags with their posts, variants to merge, and what was changed lately', async () => {
  const { args } = world();
  const { view } = (await route.loader(args(''))).data;
  expect(view?.rows[0]).toEqual({
    id: 'CRM',
    posts: '4',
    public: '2',
    to: '/admin/blog-editor?tag=CRM',
  });
  expect(view?.variants).toEqual([
    { tags: ['CRM', 'crm'], to: '/admin/blog-editor/tags/change?tag=crm&to=CRM' },
  ]);
  expect(view?.changes).toMatchObject([
    {
      title: 'Renamed “crm” to “CRM”',
      text: '3 posts, 1 of them public at once',
      mayUndo: true,
    },
    { text: '1 of 3 posts so far', isRunning: true, mayUndo: false },
  ]);
});

test('says what a change would do, and starts it once', async () => {
  const { args, done } = world();
  const asked = await changeRoute.loader(args('/change?tag=crm&tag=CRM&to=CRM'));
  expect(asked).toMatchObject({ from: ['crm', 'CRM'], to: 'CRM', isRemoval: false });
  const form: [string, string][] = [
    ['id', PAGE_ID],
    ['tag', 'crm'],
    ['tag', 'CRM'],
    ['to', '  CRM '],
  ];
  await changeRoute.action(args('/change', form));
  expect(done.at(-1)).toEqual({ id: PAGE_ID, from: ['crm'], to: 'CRM' });
  await changeRoute.action(
    args('/change', [
      ['id', PAGE_ID],
      ['tag', 'crm'],
      ['do', 'remove'],
    ]),
  );
  expect(done.at(-1)).toEqual({ id: PAGE_ID, from: ['crm'], to: '' });
});

test('refuses an empty or unchanged name, and viewers', async () => {
  const { args, done } = world();
  const post = (to: string, role?: Role) =>
    changeRoute.action(
      args(
        '/change',
        [
          ['id', PAGE_ID],
          ['tag', 'CRM'],
          ['to', to],
        ],
        role,
      ),
    );
  for (const [to, message] of [
    [' ', 'Enter the new name.'],
    ['CRM', 'This is its name already.'],
  ] as const)
    expect(await post(to)).toMatchObject({ data: { errors: { to: message } } });
  await expect(post('x', 'viewer')).rejects.toMatchObject({ status: 403 });
  await expect(changeRoute.loader(args('/change?to=x'))).rejects.toMatchObject({ status: 303 });
  expect(done).toEqual([]);
});

test('takes a change back; a database that is down is a message', async () => {
  const { args, done } = world();
  await route.action(
    args('', [
      ['intent', 'undo'],
      ['id', PAGE_ID],
      ['change', CHANGE.id],
    ]),
  );
  expect(done).toEqual([{ id: PAGE_ID, undoes: CHANGE.id }]);
  const down = world({ counts: () => Promise.reject(new Error('down')) });
  expect((await route.loader(down.args(''))).init?.status).toBe(503);
});
