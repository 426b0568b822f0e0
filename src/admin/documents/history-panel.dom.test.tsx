import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { ANA, openDocument } from '#tests/support/dom/document-screen.tsx';
import type { FakeRequest } from '#tests/support/dom/fake-fetch.ts';
import { historyApi, type SentEntry } from './history-api.ts';

const user = userEvent.setup({ delay: null });

const entry = (number: number, changes: Partial<SentEntry> = {}): SentEntry => ({
  type: 'checkpoint',
  number,
  at: `2026-11-20T15:0${number}:00.000Z`,
  by: ANA,
  name: null,
  restoredFrom: null,
  isScheduled: false,
  saves: 1,
  first: number,
  before: number - 1,
  summary: 'FAQ: title.',
  ...changes,
});
const BEN = { id: 'ben', name: 'ben@cadron.example' };

interface Options {
  entries?: readonly SentEntry[];
  mayEdit?: boolean;
  post?(body: unknown): Response;
  get?(query: URLSearchParams): Response | undefined;
}

/** A document at version 5 whose history is open. */
async function openHistory({ entries = [entry(5), entry(2)], mayEdit = true, post, get }: Options) {
  const document = buildScreenDocument({ version: 5, content: { title: 'New title', blocks: [] } });
  const path = historyApi(document.id);
  let list = entries;
  const opened = openDocument({
    document,
    may: { edit: mayEdit, publish: mayEdit },
    showsHistory: true,
    handlers: {
      [`GET ${path}`]: ({ query }: FakeRequest) =>
        get?.(query) ??
        Response.json({
          entries: list,
          hasMore: false,
          named: list.filter(({ name }) => name !== null),
        }),
      [`POST ${path}`]: ({ body }: FakeRequest) => {
        const { type, version, name } = body as { type: string; version: number; name: string };
        if (type === 'name')
          list = list.map((each) => (each.number === version ? { ...each, name } : each));
        return post?.(body) ?? Response.json({ ok: true });
      },
    },
  });
  return { ...opened, document };
}

const act = async (text: string, name: string) => {
  await user.click((await screen.findAllByRole('button', { name: `Actions: ${text}` }))[0]!);
  await user.click(screen.getByRole('button', { name: `${name}: ${text}` }));
};
const OLD = 'Nov 20, 2026, 9:02 AM, ana';

test('lists what was saved in a row and published by day, with who and what', async () => {
  const gone = { id: 'gone', name: '' };
  await openHistory({
    entries: [
      entry(5, { saves: 14, first: 3, before: 2 }),
      entry(1, { type: 'revision', by: BEN, summary: '' }),
      entry(2, { at: '2026-11-19T15:02:00.000Z', by: gone, restoredFrom: 'checkpoint 1' }),
      entry(1, { at: '2026-11-19T15:01:00.000Z', by: null, summary: null }),
    ],
  });
  const day = await screen.findByRole('region', { name: 'Nov 20, 2026' });
  const lines = within(day).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '9:05 AM · ana · 14 savesNowFAQ: title.',
    'Published as revision 19:01 AM · benNothing changed.',
  ]);
  const before = screen.getByRole('region', { name: 'Nov 19, 2026' });
  expect(
    within(before)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    'Restored from version 19:02 AM · A former colleagueFAQ: title.',
    '9:01 AM · Built in',
  ]);
});

test('names a version by keyboard, lists it first, renames it and removes the name', async () => {
  const { requests } = await openHistory({});
  await act(OLD, 'Name');
  await user.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'Name of this version' });
  expect(screen.getByText('Enter a name, such as “Before the relaunch.”')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.keyboard('Launch{Enter}');
  const named = await screen.findByRole('region', { name: 'Named versions' });
  expect(within(named).getByText('Launch')).toBeDefined();
  expect(screen.getByText('Named “Launch.”')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Rename: Launch (${OLD})`);
  await user.keyboard('{Enter}');
  await user.keyboard('Relaunch{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Name of this version' })).toBeNull();
  const inNamed = within(screen.getByRole('region', { name: 'Named versions' }));
  await user.click(inNamed.getByRole('button', { name: /^Actions/ }));
  await user.click(inNamed.getByRole('button', { name: /^Remove the name/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Named versions' })).toBeNull());
  expect(
    requests.flatMap(({ route, body }) =>
      route.startsWith('POST') && /history/.test(route) ? [body] : [],
    ),
  ).toEqual([
    { type: 'name', version: 2, name: 'Launch' },
    { type: 'name', version: 2, name: null },
  ]);
});

test('names what is on the screen, which is saved first', async () => {
  const { edit, requests } = await openHistory({});
  edit('Typed');
  await user.click(screen.getByRole('button', { name: 'Name this version' }));
  await user.keyboard('Mine{Enter}');
  await screen.findByText('Named “Mine.”');
  expect(requests.find(({ body }) => (body as { type?: string })?.type === 'name')!.body).toEqual({
    type: 'name',
    version: 6,
    name: 'Mine',
  });
  expect(document.activeElement?.textContent).toBe('Name this version');
});

test('restores an earlier state, and takes it back without losing what was typed since', async () => {
  const {
    edit,
    document: opened,
    requests,
  } = await openHistory({
    post: () =>
      Response.json({
        ...opened,
        version: 6,
        content: { title: 'Old title', lead: 'Old', blocks: [] },
      }),
  });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await act(OLD, 'Restore');
  await screen.findByText(`Put back: the version of ${OLD}`);
  expect(heading()).toBe('Old title');
  expect(
    requests.find(({ body }) => (body as { type?: string })?.type === 'restore')!.body,
  ).toEqual({
    type: 'restore',
    entry: { type: 'checkpoint', number: 2 },
    base: 5,
  });
  edit('Typed since');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(heading()).toBe('New title');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a restore that came too late says so, and shows what someone else has saved', async () => {
  const message = 'Someone else saved in between. Look at the current text, then restore again.';
  const { document: opened } = await openHistory({
    post: () => Response.json({ ok: false, message }, { status: 409 }),
  });
  await act(OLD, 'Restore');
  await screen.findByText(message);
  expect(opened.version).toBe(5);
});

test('says why a version was not named, and does not blame the connection', async () => {
  await openHistory({ post: () => new Response('', { status: 401 }) });
  await act(OLD, 'Name');
  await user.keyboard('Launch{Enter}');
  await screen.findByText('Your session has ended. Sign in again, then repeat this.');
  expect(screen.getByRole('textbox', { name: 'Name of this version' })).toHaveProperty(
    'value',
    'Launch',
  );
});

test('shows each save of an entry, and more entries', async () => {
  const many = entry(5, { saves: 3, first: 3, before: 2 });
  await openHistory({
    entries: [many],
    get: (query) => {
      if (query.has('from'))
        return Response.json({ entries: [5, 4, 3].map((n) => entry(n)), hasMore: false });
      if (query.has('before')) return Response.json({ entries: [many, entry(2)], hasMore: false });
      return Response.json({ entries: [many], hasMore: true, named: [] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  await screen.findByRole('button', { name: `Actions: ${OLD}` });
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await act('Nov 20, 2026, 9:05 AM, ana', 'Show all 3 saves');
  expect(
    await screen.findByRole('button', { name: 'Actions: Nov 20, 2026, 9:04 AM, ana' }),
  ).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Actions/ })).toHaveLength(5);
});

test('offline: says so, and tries again', async () => {
  let isOffline = true;
  await openHistory({ get: () => (isOffline ? new Response('', { status: 503 }) : undefined) });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'The history cannot be read now. Check your connection, then try again.',
  );
  isOffline = false;
  const again = within(alert.parentElement!).getByRole('button', { name: 'Try again' });
  await user.click(again);
  await screen.findByRole('region', { name: 'Nov 20, 2026' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a viewer compares, and changes nothing', async () => {
  await openHistory({ mayEdit: false, entries: [entry(2, { name: 'Launch' })] });
  await user.click(
    (await screen.findAllByRole('button', { name: `Actions: Launch (${OLD})` }))[0]!,
  );
  expect(
    screen.getByRole('link', { name: `Compare with now: Launch (${OLD})` }).getAttribute('href'),
  ).toBe('/?compare=checkpoint-2..now');
  expect(screen.queryByRole('button', { name: /Name|Restore/ })).toBeNull();
});

test('says that nothing was saved yet, and offers newer saves once there are some', async () => {
  const { edit } = await openHistory({ entries: [] });
  await screen.findByText('Nothing was saved yet. Each save will be listed here.');
  edit('Typed');
  await user.click(await screen.findByRole('button', { name: 'Show newer saves' }));
});
