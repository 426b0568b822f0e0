import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { ANA, openDocument } from '#tests/support/dom/document-screen.tsx';
import type { FakeRequest } from '#tests/support/dom/fake-fetch.ts';
import { historyApi } from '../history-api.ts';

const user = userEvent.setup({ delay: null });

const block = (id: string, title: string): DocumentBlock => ({ id, type: id, props: { title } });
const page = (title: string, ...blocks: DocumentBlock[]): DocumentContent => ({ title, blocks });
const [FAQ, PLAN] = [block('faq', 'Questions'), block('plan', 'Weeks')];
const PUBLIC = page('Contact', FAQ, PLAN, block('hero', 'Hello'), block('team', 'Us'));
const NOW = page('Contact', block('hero', 'Hello there'), FAQ, PLAN, block('steps', 'New'));

const NAMED = {
  type: 'checkpoint',
  number: 2,
  at: '2026-11-20T15:00:00.000Z',
  by: ANA,
  name: 'Launch',
  restoredFrom: null,
  isScheduled: false,
  saves: 1,
  first: 2,
  before: 1,
  summary: null,
};

interface Options {
  address?: string;
  mayEdit?: boolean;
  content?: Record<string, DocumentContent>;
  isPost?: boolean;
  live?: DocumentContent;
  now?: DocumentContent;
}

/** The editor of a public page that has changed since, at an address. */
async function openComparison(options: Options = {}) {
  const { address = '/?compare=public..now', mayEdit = true, content = {} } = options;
  const { isPost = false, live = PUBLIC, now = NOW } = options;
  const document = buildScreenDocument({
    version: 5,
    ...(isPost && { kind: 'post' as const }),
    content: now,
    state: 'changed',
    live: { since: NAMED.at, address: '/contact', version: 3, revision: 1, content: live },
  });
  const path = historyApi(document.id);
  const opened = openDocument({
    document,
    address,
    may: { edit: mayEdit, publish: mayEdit },
    handlers: {
      [`GET ${path}`]: ({ query }: FakeRequest) => {
        if (query.get('view') === 'versions')
          return Response.json({ entries: [NAMED], hasMore: false, named: [NAMED] });
        const found = content[`${query.get('type')}-${query.get('number')}`];
        return found
          ? Response.json({ content: found })
          : Response.json({ message: 'This version is no longer kept.' }, { status: 404 });
      },
      [`POST ${path}`]: () => Response.json({ ...document, version: 6, content: PUBLIC }),
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
  return { ...opened, document, dialog: within(dialog) };
}

const changes = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent);

test('lists what differs, section by section, with the texts beside each other', async () => {
  const { dialog } = await openComparison();
  expect(changes(dialog)).toEqual([
    'HeroHello thereMoved from 3 to 1, changed',
    'TeamUsRemoved',
    'StepsNewNew',
  ]);
  expect(dialog.getByText('3 changes')).toBeDefined();
  const [hero] = dialog.getAllByRole('listitem');
  const [before, after] = hero!.querySelectorAll('.word-diff');
  expect(before!.textContent).toBe('Hello');
  expect(after!.querySelector('ins')!.textContent).toContain('there');
});

test('shows both pages, of the version before and of what is saved', async () => {
  const { dialog, document } = await openComparison();
  await user.click(dialog.getByRole('button', { name: 'Show pages' }));
  const frames = dialog.getAllByTitle<HTMLIFrameElement>(/^Page /);
  expect(frames.map(({ title }) => title)).toEqual([
    'Page before, Public version',
    'Page after, Now',
  ]);
  const path = `/admin/api/documents/${document.id}/canvas`;
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    `${path}?type=revision&number=1`,
    `${path}?v=5`,
  ]);
});

const savedContent = (posts: () => { route: string; body: unknown }[], id: string) =>
  (
    posts().findLast(({ route }) => route.endsWith(id))?.body as
      | { content: DocumentContent }
      | undefined
  )?.content;

test('puts back one section after the other, which is saved, and takes the last back', async () => {
  const { dialog, posts, document } = await openComparison();
  await user.click(dialog.getByRole('button', { name: 'Put back: Team: Us' }));
  expect(dialog.getByText('Put back: Team: Us')).toBeDefined();
  expect(changes(dialog)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Remove again: Steps: New' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(changes(dialog)).toHaveLength(2);
  await waitFor(() =>
    expect(
      savedContent(posts, document.id)!
        .blocks!.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['faq', 'hero', 'plan', 'steps', 'team']),
  );
});

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const post = (title: string, ...nodes: object[]) =>
  ({ title, body: { type: 'doc', content: nodes } }) as DocumentContent;

test('puts back the chosen paragraph alone, in the words of the editor', async () => {
  const cta = (title: string) => ({ type: 'cta', attrs: { title, label: 'Book', href: '/a' } });
  const { dialog, posts, document } = await openComparison({
    isPost: true,
    live: post('Title', paragraph('First one'), paragraph('Second one'), cta('Old')),
    now: post('Renamed', paragraph('First words'), paragraph('Second words'), cta('New')),
  });
  expect(changes(dialog)).toEqual(['Text and settingsChanged']);
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Title', 'Text', 'Text', 'Call to action']),
  );
  expect(dialog.queryByText(/Attrs|Type/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Show pages' })).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Put back: Text' })[1]!);
  await waitFor(() =>
    expect(savedContent(posts, document.id)).toEqual(
      post('Renamed', paragraph('First words'), paragraph('Second one'), cta('New')),
    ),
  );
  // The button that was pressed is gone, and the next one has the focus.
  expect(globalThis.document.activeElement?.textContent).toBe('Put back');
});

test('puts everything back', async () => {
  const { dialog, posts } = await openComparison();
  await user.click(dialog.getByRole('button', { name: 'Put all back' }));
  await dialog.findByText('Nothing differs.');
  expect(posts().at(-1)!.body).toEqual({
    type: 'restore',
    entry: { type: 'revision', number: 1 },
    base: 5,
  });
});

test('another version, the other way around: the address follows, and nothing can be put back', async () => {
  const { dialog, address } = await openComparison({ content: { 'checkpoint-2': page('Old') } });
  await dialog.findAllByRole('option', { name: 'Launch · Nov 20, 2026, 9:00 AM, ana' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Before' }), 'checkpoint-2');
  await waitFor(() => expect(changes(dialog)).toHaveLength(5));
  expect(address()).toBe('/?compare=checkpoint-2..now');
  await user.click(dialog.getByRole('button', { name: 'Swap' }));
  expect(address()).toBe('/?compare=now..checkpoint-2');
  expect(dialog.queryByRole('button', { name: /^Put|^Remove again/ })).toBeNull();
  expect(dialog.getByText(/To put something back/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/');
});

test('a version that is gone says so; the other side can still be chosen', async () => {
  const { dialog } = await openComparison({ address: '/?compare=checkpoint-9..now' });
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Before: This version is no longer kept.',
  );
  expect(dialog.getByText('Reading both versions…')).toBeDefined();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Before' }), 'public');
  expect(changes(dialog)).toHaveLength(3);
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a page that cannot be shown says so', async () => {
  const { dialog } = await openComparison();
  await user.click(dialog.getByRole('button', { name: 'Show pages' }));
  fireEvent.load(dialog.getByTitle('Page after, Now'));
  expect(dialog.getByText(/This page cannot be shown now/)).toBeDefined();
});

test('a viewer compares, and puts nothing back', async () => {
  const { dialog } = await openComparison({ mayEdit: false });
  expect(changes(dialog)).toHaveLength(3);
  expect(dialog.queryByRole('button', { name: /^Put|^Remove again/ })).toBeNull();
  expect(dialog.queryByText(/To put something back/)).toBeNull();
});
