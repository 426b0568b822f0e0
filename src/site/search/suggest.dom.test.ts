import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, type FakeRequest } from '#tests/support/dom/fake-fetch.ts';
import type { Suggestions } from './suggestions.ts';

/** The suggestions under a search field: typing, keys, slow, late and failed responses. */

const titleOf = (text: string) => [{ text, isHit: false }];
const KNOWN: Record<string, Suggestions> = {
  crm: {
    suggestions: [
      { href: '/one', title: [{ text: 'CRM', isHit: true }, ...titleOf(' One')], kind: 'Page' },
      { href: '/two', title: titleOf('CRM Two'), kind: 'Article' },
    ],
  },
  forcast: {
    suggestions: [{ href: '/forecast', title: titleOf('A forecast'), kind: 'Page' }],
    corrected: 'forecast',
  },
};

const queryOf = ({ query }: FakeRequest) => query.get('q')!;
const replyTo = (query: string) => Response.json(KNOWN[query] ?? { suggestions: [] });

let requests: FakeRequest[];
let reply: (query: string) => Response | Promise<Response>;
const opened: string[] = [];

/** Records the link that was followed, instead of navigating. */
function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  opened.push(link.getAttribute('href')!);
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.querySelector('[aria-selected=true]');
const findOptions = async () => (await screen.findAllByRole('option')).length;
/** One input event: on a busy machine, typing by keys would exceed the debounce between them. */
const enter = (value: string) => fireEvent.input(field(), { target: { value } });
const queries = () => requests.map(queryOf);

beforeEach(async () => {
  reply = replyTo;
  requests = fakeFetch({ 'GET /api/search': (request) => reply(queryOf(request)) });
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  document.body.innerHTML = '<form action="/search"><input name="q" aria-label="Search"></form>';
  document.addEventListener('click', onClick);
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    opened.push(`/search?q=${field().value}`);
  });
  // The module caches responses.
  vi.resetModules();
  const { suggestIn } = await import('./suggest.ts');
  field().focus();
  suggestIn(field());
  suggestIn(field());
});

afterEach(() => {
  document.removeEventListener('click', onClick);
  opened.length = 0;
});

test('shows matches with their kinds, and a link to all results last', async () => {
  enter('crm');
  await findOptions();
  expect(options()).toEqual(['CRM OnePage', 'CRM TwoArticle', 'All results for “crm”']);
  expect(screen.getByText('CRM').tagName).toBe('B');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(queries()).toEqual(['crm']);
});

test('announces the corrected query', async () => {
  enter('forcast');
  await findOptions();
  expect(screen.getByRole('status').textContent).toBe('1 suggestion for forecast');
  expect(options()).toContain('All results for “forecast”');
  expect(field().value).toBe('forcast');
});

test('moves through the options and the field by arrow keys, and opens the active option on Enter', async () => {
  enter('crm');
  await findOptions();
  const walk: (string | undefined)[] = [];
  for (const key of [
    'ArrowUp',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowUp',
    'ArrowUp',
    'ArrowDown',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    walk.push(active()?.getAttribute('href') ?? undefined);
  }
  expect(walk).toEqual(['/search?q=crm', undefined, '/one', '/two', '/one', undefined, '/one']);
  expect(field().getAttribute('aria-activedescendant')).toBe(active()!.id);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/one']);
  expect(list()).toBeNull();
});

test('searches on Enter while no option is active', async () => {
  enter('crm');
  await findOptions();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/search?q=crm']);
});

test('opens a clicked option', async () => {
  enter('crm');
  await userEvent.click((await screen.findAllByRole('option'))[1]!);
  expect(opened).toEqual(['/two']);
  expect(list()).toBeNull();
});

test('closes on Escape, clears the field on the second, and leaves the third to the menu', async () => {
  const left: string[] = [];
  document.body.onkeydown = ({ key }) => void left.push(key);
  enter('crm');
  await findOptions();
  left.length = 0;
  await userEvent.keyboard('{Escape}');
  expect([list(), field().value]).toEqual([null, 'crm']);
  await userEvent.keyboard('{ArrowDown}');
  await findOptions();
  await userEvent.keyboard('{Escape}{Escape}');
  expect([list(), field().value]).toEqual([null, '']);
  expect(left).toEqual(['ArrowDown']);
  await userEvent.keyboard('{Escape}');
  expect(left).toEqual(['ArrowDown', 'Escape']);
  document.body.onkeydown = null;
});

test('closes and sends no request below two letters', async () => {
  enter('crm');
  await findOptions();
  enter('c');
  expect(list()).toBeNull();
  expect(queries()).toEqual(['crm']);
});

test('ignores a late response to an earlier query', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  reply = async (query) => {
    if (query === 'forcast') await released;
    return replyTo(query);
  };
  enter('forcast');
  await waitFor(() => expect(queries()).toEqual(['forcast']));
  enter('crm');
  await findOptions();
  release();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()?.textContent).toBe('All results for “crm”');
});

test('requests the same query once', async () => {
  enter('crm');
  await findOptions();
  enter('');
  expect(list()).toBeNull();
  enter('crm');
  await findOptions();
  expect(queries()).toEqual(['crm']);
});

test('closes and announces that nothing was found', async () => {
  enter('crm');
  await findOptions();
  enter('zebra');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No suggestions'));
  expect(list()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['a 503', async () => Response.json({ message: 'Away.' }, { status: 503 })],
  ['a network error', () => Promise.reject(new TypeError('offline'))],
  ['a login page', async () => new Response('<h1>Log in</h1>')],
])('closes on %s, and the form still works', async (_, failing) => {
  enter('crm');
  await findOptions();
  reply = failing;
  enter('crm away');
  await waitFor(() => expect(list()).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/search?q=crm away']);
});

test('shows nothing when the field has lost the focus', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  reply = async (query) => (await released, replyTo(query));
  enter('crm');
  await waitFor(() => expect(queries()).toEqual(['crm']));
  await userEvent.tab();
  release();
  await userEvent.keyboard('{Shift}');
  expect(list()).toBeNull();
});

test('starts with what was typed before the script loaded', async () => {
  document.body.innerHTML = '<form><input name="q" aria-label="Search"></form>';
  field().focus();
  field().value = 'crm';
  const { suggestIn } = await import('./suggest.ts');
  suggestIn(field());
  expect(await findOptions()).toBe(3);
});
