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
}

/** The editor of a public page that has changed since, at an address. */
async function openComparison(options: Options = {}) {
  const { address = '/?compare=public..now', mayEdit = true, content = {} } = options;
  const document = buildScreenDocument({
    version: 5,
    content: NOW,
    state: 'changed',
    live: { since: NAMED.at, address: '/contact', version: 3, revision: 1, content: PUBLIC },
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
  within(dialog.getByRole('navigation', { name: 'Changes' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/(Put back|Remove again)$/, ''));

test('lists what differs, section by section, and names the pictures', async () => {
  const { dialog, document } = await openComparison();
  expect(changes(dialog)).toEqual([
    'HeroHello thereMoved from 3 to 1, changed',
    'TeamUsRemoved',
    'StepsNewNew',
  ]);
  expect(dialog.getByText('3 changes')).toBeDefined();
  const frames = dialog.getAllByTitle<HTMLIFrameElement>(/^Picture: /);
  expect(frames.map(({ title }) => title)).toEqual([
    'Picture: before, Public version',
    'Picture: after, Now',
  ]);
  const path = `/admin/api/documents/${document.id}/canvas`;
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    `${path}?type=revision&number=1`,
    `${path}?v=5`,
  ]);
});

test('shows the words that differ, and leads from change to change', async () => {
  const { dialog } = await openComparison();
  await user.click(dialog.getByRole('radio', { name: 'Texts' }));
  const hero = dialog.getByRole('region', { name: /^Hero/ });
  expect(hero.querySelector('ins')!.textContent).toContain('there');
  await user.click(dialog.getByRole('button', { name: 'Next change' }));
  expect(document.activeElement?.textContent).toBe('HeroHello thereMoved from 3 to 1, changed');
  await user.click(dialog.getByRole('button', { name: 'Previous change' }));
  expect(document.activeElement?.textContent).toBe('StepsNewNew');
  expect(dialog.getByRole('button', { current: true }).textContent).toBe('StepsNewNew');
});

test('puts back one section after the other, which is saved, and takes the last back', async () => {
  const { dialog, posts, document } = await openComparison();
  await user.click(dialog.getAllByRole('button', { name: 'Put back: Team: Us' })[0]!);
  expect(dialog.getByText('Put back: Team: Us')).toBeDefined();
  expect(changes(dialog)).toHaveLength(2);
  await user.click(dialog.getAllByRole('button', { name: 'Remove again: Steps: New' })[0]!);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(changes(dialog)).toHaveLength(2);
  await waitFor(() => {
    const saved = posts().filter(({ route }) => route.endsWith(document.id));
    const { content } = saved.at(-1)!.body as { content: DocumentContent };
    expect(content.blocks!.map(({ id }) => id).toSorted()).toEqual([
      'faq',
      'hero',
      'plan',
      'steps',
      'team',
    ]);
  });
});

test('puts everything back', async () => {
  const { dialog, posts } = await openComparison();
  await user.click(dialog.getByRole('button', { name: 'Put everything back' }));
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

test('a picture that cannot be shown says so, and is tried again', async () => {
  const { dialog } = await openComparison();
  fireEvent.load(dialog.getByTitle('Picture: after, Now'));
  expect(dialog.getByText(/This picture cannot be shown now/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(dialog.queryByText(/This picture cannot be shown now/)).toBeNull();
});

test('a viewer compares, and puts nothing back', async () => {
  const { dialog } = await openComparison({ mayEdit: false });
  expect(changes(dialog)).toHaveLength(3);
  expect(dialog.queryByRole('button', { name: /^Put|^Remove again/ })).toBeNull();
  expect(dialog.queryByText(/To put something back/)).toBeNull();
});
