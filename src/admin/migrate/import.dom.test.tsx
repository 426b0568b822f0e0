import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ImportPhase } from '#src/domains/imports/import.ts';
import { NO_COUNTS } from '#src/domains/imports/import.ts';
import ImportPage, { type ImportPageView } from './import.tsx';

const ITEM = {
  id: '1',
  title: 'Post 1',
  change: 'new',
  state: 'Will be imported',
  message: null,
  becomes: '/insights/post-1',
  choice: 'planned',
  notes: 'item 1',
} as const;

/** A row that no part of the page shows. */
const ROW = {
  bytes: 1,
  origin: '',
  sites: [],
  createdById: '1',
  createdByName: 'Kim',
  startedAt: null,
  finishedAt: null,
  claim: null,
  beatAt: null,
};

const viewOf = (phase: ImportPhase, over: Partial<ImportPageView> = {}): ImportPageView => ({
  id: '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d',
  phase,
  message: null,
  fileName: 'old.xml',
  source: 'wordpress',
  ...ROW,
  counts: { ...NO_COUNTS, items: 3 },
  changes: { new: 3 },
  states: { planned: 3 },
  mapping: { authors: {}, tags: {} },
  query: { page: 1 },
  options: { publishes: false, folder: 'Imported' },
  noun: 'post',
  sources: [{ id: 'wordpress', name: 'WordPress', help: '' }],
  by: 'Kim',
  at: { iso: '2026-11-28T12:00:00.000Z', exact: 'Nov 28', relative: 'now' },
  progress: { done: 1, total: 3, at: 0 },
  items: [ITEM],
  total: 3,
  redirects: { total: 0, made: 0, shown: [] },
  failed: { total: 0, shown: [] },
  kept: { total: 0, shown: [] },
  mappings: [],
  ...over,
});

function open(view: ImportPageView, message?: string) {
  const props = {
    loaderData: { view },
    actionData: message && { intent: 'start', errors: {}, values: {}, message },
  } as unknown as ComponentProps<typeof ImportPage>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <ImportPage {...props} /> }]);
  render(<Stub />);
}

const buttons = () =>
  screen
    .getAllByRole('button', { hidden: true })
    .filter((button) => button.getAttribute('aria-label') !== 'How this works')
    .map(({ textContent }) => textContent);

test.each([
  ['reading', {}, ['Cancel the import']],
  ['planned', {}, ['Import 3 posts', 'Cancel the import', 'Read again', 'Filter', 'Leave out']],
  ['running', {}, ['Pause', 'Cancel the import', 'Filter']],
  ['paused', { done: 1, planned: 2 }, ['Go on', 'Cancel the import', 'Take it back', 'Filter']],
  ['done', { done: 3 }, ['Take it back', 'Filter']],
  ['canceled', { done: 1, planned: 2 }, ['Take it back', 'Filter']],
  ['canceled', { planned: 3 }, ['Filter']],
  ['undoing', { done: 1, undone: 2 }, ['Filter']],
  ['undone', { undone: 3 }, ['Filter']],
] as const)('offers what can be done with an import that is %s', (phase, states, offered) => {
  open(viewOf(phase, { states: { planned: 3, ...states } }));
  expect(buttons()).toEqual(offered);
});

test('a plan without anything new says so, and has nothing to start', () => {
  open(viewOf('planned', { changes: { unchanged: 3 }, states: { 'left-out': 3 } }));
  expect(screen.getByText(/There is nothing to import/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('what a canceled import left is not said to be imported later', () => {
  open(viewOf('canceled', { states: { planned: 2, done: 1 }, items: [] }));
  expect(screen.queryByText('Will be imported')).toBeNull();
  expect(screen.getByRole('link', { name: /2 ?Not imported/ })).toBeDefined();
});

test('a refusal is read out although its form is gone', () => {
  open(viewOf('running'), 'The import has moved on meanwhile.');
  const shown = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(shown).toContain('The import has moved on meanwhile.');
});

test('shows redirects before a run, and no button once all are made', () => {
  const shown = [{ from: '/2019/post-1', to: '/insights/post-1', why: null }];
  open(viewOf('planned', { redirects: { total: 1, made: 0, shown } }));
  expect(screen.getByRole('link', { name: '/insights/post-1', hidden: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Make/, hidden: true })).toBeNull();
  open(viewOf('done', { states: { done: 3 }, redirects: { total: 1, made: 1, shown } }));
  expect(screen.getByText('1 redirect made')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Make/, hidden: true })).toBeNull();
});

test('an editor sees why the settings of another site are not theirs to take in', () => {
  open(viewOf('planned', { items: [{ ...ITEM, choice: 'locked' }] }));
  const row = screen.getByRole('row', { name: /Post 1/ });
  expect(within(row).getByText('Only owners can take it in')).toBeDefined();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('columns of a table stand beside what is in their first rows', () => {
  const columns = [{ name: 'Headline', field: 'title', samples: ['First', 'Second'] }];
  open(viewOf('failed', { counts: { ...NO_COUNTS, columns } }));
  expect(screen.getByLabelText<HTMLSelectElement>('Headline').value).toBe('title');
  const rows = within(screen.getByRole('list', { name: 'First rows of Headline' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('lists the files and redirects that an undo kept, with the reasons', () => {
  const shown = [
    { name: '/media/cms_media/chart.png', message: 'Something else uses it.' },
    { name: '/old', message: 'Someone has changed it.' },
  ];
  open(viewOf('undone', { states: { undone: 3 }, kept: { total: 2, shown } }));
  expect(screen.getByText('2 files and redirects stayed')).toBeTruthy();
  expect(screen.getByText('/media/cms_media/chart.png')).toBeTruthy();
  expect(screen.getByText('Someone has changed it.')).toBeTruthy();
});
