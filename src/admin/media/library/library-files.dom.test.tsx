import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import type { ShownNotice } from '#src/admin/notices/notice.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import type { LibraryChange, LibraryFile, LibraryWindow } from './library-view.ts';
import { LibraryFiles } from './library-files.tsx';
import { useLibraryChanges } from './use-bulk-actions.ts';

/** The files of the library in jsdom, where every row is one file wide and the window shows a few of them. */

const TOTAL = 200;
const idOf = (n: number) => `3f0c9a52-7c0e-4d0e-9d1c-${String(n).padStart(12, '0')}`;
const time = { iso: '2026-11-22T12:00:00Z', exact: 'Nov 22, 2026', relative: 'yesterday' };
const fileAt = (n: number): LibraryFile => ({
  id: idOf(n),
  name: `File ${n}`,
  folder: '',
  kind: 'document',
  type: 'PDF',
  size: '1 KB',
  pixels: '',
  tags: [],
  alt: '',
  lacksAlt: false,
  picture: null,
  width: null,
  height: null,
  src: '/media/cms_media/file.pdf',
  isDecorative: false,
  focus: { x: 0.5, y: 0.5 },
  isSeeThrough: false,
  added: time,
  changed: time,
  license: null,
  trash: null,
});
const windowAt = (from: number, count: number): LibraryWindow => ({
  from,
  total: TOTAL,
  files: Array.from({ length: Math.min(count, TOTAL - from) }, (_, at) => fileAt(from + at)),
});

let sent: LibraryChange[];
let notices: ShownNotice[];
let answer: (change: LibraryChange) => unknown;

beforeEach(() => {
  [sent, notices] = [[], []];
  answer = (change) => ({
    ok: true,
    changed: 'ids' in change ? change.ids : [],
    failed: [],
    undo: [],
  });
  listenToNotices((notice) => notices.push(notice));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  fakeFetch({
    'POST /admin/media-library/change': ({ body }) => {
      sent.push(body as LibraryChange);
      return Response.json(answer(body as LibraryChange));
    },
    'GET /admin/media-library/list': ({ query }) => {
      const [from = 0, count = 0] = ['from', 'count'].map((name) => Number(query.get(name) ?? 0));
      if (!query.has('ids')) return Response.json(windowAt(from, count));
      const ids = Array.from({ length: count || TOTAL }, (_, at) => idOf(from + at));
      return Response.json({ ids });
    },
  });
});

function Screen({ mayEdit = true }: { mayEdit?: boolean }) {
  const changes = useLibraryChanges();
  return (
    <LibraryFiles
      query={{ filter: {}, sort: '-added', layout: 'list', page: 1 }}
      window={windowAt(0, 60)}
      may={{ edit: mayEdit, purge: mayEdit }}
      folders={['Team']}
      tags={[]}
      changes={changes}
    />
  );
}

async function open(mayEdit = true) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Screen mayEdit={mayEdit} /> }]);
  render(<Stub />);
  const grid = await screen.findByRole('grid', { name: 'Files, newest first' });
  const cell = (n: number) =>
    within(grid).findByRole('gridcell', { name: new RegExp(`^File ${n} `) });
  (await cell(0)).focus();
  return { user: userEvent.setup({ delay: null }), cell };
}
const selected = () => screen.queryByText(/^\d+ files? selected$/)?.textContent;

test('arrow keys move one tab stop, Space selects, and Shift with an arrow adds to it', async () => {
  const { user, cell } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown} ');
  expect(document.activeElement).toBe(await cell(2));
  expect((await cell(2)).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(selected()).toBe('1 file selected');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toBe('3 files selected');
  await user.keyboard('{Escape}');
  expect(selected()).toBeUndefined();
});

test('a file that gets the focus in another way is the one that Space selects', async () => {
  const { user, cell } = await open();
  const third = await cell(3);
  act(() => third.focus());
  await user.keyboard(' ');
  expect(third.getAttribute('aria-selected')).toBe('true');
  expect(selected()).toBe('1 file selected');
});

test('a range reaches over files that were not loaded, and Control with A over all', async () => {
  const { user } = await open();
  await user.keyboard(' {Shift>}{End}{/Shift}');
  await waitFor(() => expect(selected()).toBe(`${TOTAL} files selected`));
  await user.keyboard('{Escape}{Control>}a{/Control}');
  await waitFor(() => expect(selected()).toBe(`${TOTAL} files selected`));
});

test('Delete moves to the trash in one request per 500 files; those that are refused stay selected', async () => {
  const { user } = await open();
  answer = () => ({
    ok: true,
    changed: [idOf(0)],
    failed: [{ id: idOf(1), name: 'File 1', message: 'It is used by “Home.”' }],
    undo: [{ type: 'restore', ids: [idOf(0)] }],
  });
  await user.keyboard(' {ArrowDown} {Delete}');
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(sent).toEqual([{ type: 'trash', ids: [idOf(0), idOf(1)] }]);
  expect(notices.map(({ text }) => text)).toEqual([
    '1 file moved to the trash.',
    '1 file could not be moved to the trash.',
  ]);
  expect(notices[1]!.items).toEqual(['File 1: It is used by “Home.”']);
  expect(selected()).toBe('1 file selected');
  notices[0]!.action!.run();
  await waitFor(() => expect(sent.at(-1)).toEqual({ type: 'restore', ids: [idOf(0)] }));
});

test('a second press while the first is on its way changes nothing', async () => {
  const { user } = await open();
  await user.keyboard(' {Delete}{Delete}');
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

test('tags are sent as a list; the dialog stays open when they are refused', async () => {
  const { user } = await open();
  answer = () => ({ ok: false, message: 'A file has at most 20 tags.' });
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Tags' }));
  const dialog = screen.getByRole('dialog', { name: 'Tag 1 file' });
  await user.type(within(dialog).getByLabelText(/Add tags/), 'Team, 2026 ,team');
  await user.click(within(dialog).getByRole('button', { name: 'Save tags' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(sent).toEqual([{ type: 'tag', ids: [idOf(0)], add: ['team', '2026'], remove: [] }]);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a viewer selects to download, and nothing else', async () => {
  const { user } = await open(false);
  await user.keyboard(' {Delete}');
  const bar = screen.getByRole('group', { name: 'With the selected files' });
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Select all 200',
    'Clear',
    'Download',
  ]);
  expect(sent).toEqual([]);
});
