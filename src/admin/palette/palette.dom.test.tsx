import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#src/admin/notices/toasts.tsx';
import { listenToKeys, useShortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import { PaletteButton, usePalette } from './palette-button.tsx';
import type { PaletteResults, PaletteCommand } from './palette-item.ts';

/** The command palette, from the key that opens it to the page that it opens. */

const COMMANDS: readonly PaletteCommand[] = [
  { id: 'page/admin', title: 'Dashboard', to: '/admin', keys: 'g d' },
  { id: 'page/admin/leads', title: 'Leads', to: '/admin/leads', keys: 'g l', keywords: 'crm' },
  { id: 'action/new', title: 'New page', to: '/admin/page-editor/new', isPost: true },
  {
    id: 'action/export',
    title: 'Export leads as CSV',
    to: '/admin/leads/export.csv',
    isDocument: true,
  },
];
const DANA = {
  id: 'lead/1',
  title: 'Dana Whitfield',
  hint: 'Ridgeline',
  to: '/admin/leads/1',
  isPersonal: true,
};
const ABOUT = {
  id: 'site/about',
  title: 'About us',
  hint: '/about',
  to: '/admin/page-editor/about',
};
const FOUND: PaletteResults = {
  groups: [
    { label: 'Pages', items: [ABOUT] },
    { label: 'Leads', items: [DANA] },
  ],
  isPartial: false,
};

const help = vi.fn();
let requests: { q: string; signal: AbortSignal | null | undefined }[];
let respond: (q: string) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  respond = () => Response.json(FOUND);
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const q = new URL(url, 'http://localhost').searchParams.get('q')!;
    requests.push({ q, signal });
    return respond(q);
  });
  Element.prototype.scrollIntoView ??= () => undefined;
  help.mockClear();
});

function Frame() {
  const { open, palette } = usePalette({ userId: 'kim', commands: COMMANDS });
  useShortcut('?', 'Keyboard shortcuts', 'Everywhere', help);
  return (
    <>
      <PaletteButton onOpen={open} />
      <main id="main" tabIndex={-1} />
      <Toasts incoming={undefined} />
      {palette}
    </>
  );
}

async function openPalette() {
  const made = { path: '/admin/page-editor/new', action: () => redirect('/made') };
  const routes = [
    { path: '/made', element: <p>made</p> },
    { path: '*', element: <Frame /> },
  ];
  const router = createMemoryRouter([made, ...routes], { initialEntries: ['/admin/newsletter'] });
  render(<RouterProvider router={router} />);
  const stop = listenToKeys();
  screen.getByRole('button', { name: 'Search' }).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  stop();
  return { router, field };
}

const options = () =>
  screen.queryAllByRole('option').map((one) => one.querySelector('b')?.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')
    ?.textContent;

test('opens by keyboard with the focus in the field, and gives the focus back', async () => {
  const { field } = await openPalette();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-controls')!)?.role).toBe('listbox');
  expect(options()).toEqual([
    'Dashboard',
    'Leads',
    'New page',
    'Export leads as CSV',
    'Keyboard shortcuts',
  ]);
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

test('arrows move the active option round, without moving the focus', async () => {
  const { field } = await openPalette();
  expect(active(field)).toBe('Dashboard');
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Leads');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active(field)).toBe('Keyboard shortcuts');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain(
    'Keyboard shortcuts',
  );
  expect(document.activeElement).toBe(field);
});

test('finds commands at once and records from the server, and opens one with Enter', async () => {
  const { router, field } = await openPalette();
  await userEvent.keyboard('lead');
  expect(options()).toEqual(['Leads', 'Export leads as CSV']);
  await screen.findByRole('option', { name: /Dana Whitfield/ });
  expect(requests.map(({ q }) => q)).toEqual(['lead']);
  expect(within(screen.getByRole('group', { name: 'Leads' })).getAllByRole('option')).toHaveLength(
    1,
  );
  expect(await screen.findByText('4 results')).toBeDefined();
  expect(active(field)).toBe('Leads');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/admin/leads/1');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('posts an action that makes something, and does not remember it', async () => {
  await openPalette();
  await userEvent.keyboard('new page{Enter}');
  expect(await screen.findByText('made')).toBeDefined();
  expect(JSON.stringify(localStorage)).not.toContain('page-editor');
});

test('runs an action that is no page', async () => {
  await openPalette();
  await userEvent.keyboard('shortcuts{Enter}');
  await waitFor(() => expect(help).toHaveBeenCalledOnce());
});

test('a newer text cancels the request of an older one', async () => {
  respond = (q) => (q === 'da' ? new Promise<Response>(() => undefined) : Response.json(FOUND));
  await openPalette();
  await userEvent.keyboard('da');
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.keyboard('na');
  await screen.findByRole('option', { name: /Dana/ });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test('says that nothing was found', async () => {
  respond = () => Response.json({ groups: [], isPartial: false });
  const { field } = await openPalette();
  await userEvent.keyboard('zz top{Enter}');
  expect(await screen.findByText('Nothing found for “zz top”')).toBeDefined();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('after a failure pages and actions still work, and the search can be repeated', async () => {
  respond = () => new Response(null, { status: 503 });
  await openPalette();
  await userEvent.keyboard('lead');
  await screen.findByText(/could not be reached/);
  expect(options()).toContain('Leads');
  respond = () => Response.json(FOUND);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Dana/ })).toBeDefined();
});

test('names a missing part of the results, and an ended session', async () => {
  respond = (q) =>
    q === 'dana'
      ? Response.json({ ...FOUND, isPartial: true })
      : new Response(null, { status: 302, headers: { location: '/admin/login' } });
  await openPalette();
  await userEvent.keyboard('dana');
  expect(await screen.findByText(/Some results are missing/)).toBeDefined();
  await userEvent.keyboard(' w');
  expect(await screen.findByText('Your session has ended.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toContain(
    '/admin/login?from=',
  );
});

test('remembers what was opened, but nothing about visitors', async () => {
  await openPalette();
  await userEvent.keyboard('about');
  await userEvent.click(await screen.findByRole('option', { name: /About us/ }));
  act(() => screen.getByRole('button', { name: 'Search' }).click());
  await screen.findByRole('combobox');
  await userEvent.keyboard('dana');
  await userEvent.click(await screen.findByRole('option', { name: /Dana/ }));
  act(() => screen.getByRole('button', { name: 'Search' }).click());
  await screen.findByRole('combobox');
  expect(options()[0]).toBe('About us');
  expect(screen.getByRole('group', { name: 'Recent' }).textContent).not.toContain('Dana');
  expect(JSON.stringify(localStorage)).not.toContain('Dana');
});

test('ignores what others have put into the storage', async () => {
  localStorage.setItem(
    'admin-recent-kim',
    JSON.stringify([{ id: 'x', title: 'Free', to: '//evil.example' }, null, 7]),
  );
  await openPalette();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});
