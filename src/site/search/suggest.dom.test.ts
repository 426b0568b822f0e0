import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, type FakeRequest } from '#tests/support/dom/fake-fetch.ts';
import type { Suggestions } from './suggestions.ts';

/** The suggestions under a search field: typing, keys, slow and late replies, and none. */

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

/** Notes which link was followed, instead of leaving. */
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
/** At once: on a busy machine the pauses between keys are long enough to be asked in. */
const enter = (value: string) => fireEvent.input(field(), { target: { value } });
const asked = () => requests.map(queryOf);

beforeEach(async () => {
  reply = replyTo;
  requests = fakeFetch({ 'GET /api/search': (request) => reply(queryOf(request)) });
  Element.prototype.scrollIntoView = () => undefined; // which the simulated document lacks
  document.body.innerHTML = '<form action="/search"><input name="q" aria-label="Search"></form>';
  document.addEventListener('click', onClick);
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    opened.push(`/search?q=${field().value}`);
  });
  // Each page keeps what it has asked for.
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

test('shows what fits while typing, its kinds, and all results last', async () => {
  enter('crm');
  await findOptions();
  expect(options()).toEqual(['CRM OnePage', 'CRM TwoArticle', 'All results for “crm”']);
  expect(screen.getByText('CRM').tagName).toBe('B');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  expect(asked()).toEqual(['crm']);
});

test('says which word it has looked for instead of the one that was typed', async () => {
  enter('forcast');
  await findOptions();
  expect(screen.getByRole('status').textContent).toBe('1 suggestion for forecast');
  expect(options()).toContain('All results for “forecast”');
  expect(field().value).toBe('forcast');
});

test('moves through the options and the field by arrows, and opens the one that is active', async () => {
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

test('lets Enter search while no option is active', async () => {
  enter('crm');
  await findOptions();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/search?q=crm']);
});

test('opens an option that is pressed, before the field has lost the focus', async () => {
  enter('crm');
  await userEvent.click((await screen.findAllByRole('option'))[1]!);
  expect(opened).toEqual(['/two']);
  expect(list()).toBeNull();
});

test('closes at Escape, empties the field at the next one, and leaves the third to the menu', async () => {
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

test('asks for nothing that is shorter than two letters, and closes there', async () => {
  enter('crm');
  await findOptions();
  enter('c');
  expect(list()).toBeNull();
  expect(asked()).toEqual(['crm']);
});

test('shows only what fits what stands in the field, however late an earlier reply comes', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  reply = async (query) => {
    if (query === 'forcast') await released;
    return replyTo(query);
  };
  enter('forcast');
  await waitFor(() => expect(asked()).toEqual(['forcast']));
  enter('crm');
  await findOptions();
  release();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()?.textContent).toBe('All results for “crm”');
});

test('keeps its replies: the same words are asked for once', async () => {
  enter('crm');
  await findOptions();
  enter('');
  expect(list()).toBeNull();
  enter('crm');
  await findOptions();
  expect(asked()).toEqual(['crm']);
});

test('closes when nothing is found, and says so', async () => {
  enter('crm');
  await findOptions();
  enter('zebra');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No suggestions'));
  expect(list()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['refused', async () => Response.json({ message: 'Away.' }, { status: 503 })],
  ['lost', () => Promise.reject(new TypeError('offline'))],
  ['not ours', async () => new Response('<h1>Log in</h1>')],
])('closes when a reply is %s, and leaves the form as it was', async (_, failing) => {
  enter('crm');
  await findOptions();
  reply = failing;
  enter('crm away');
  await waitFor(() => expect(list()).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['/search?q=crm away']);
});

test('shows nothing in a field that was left meanwhile', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  reply = async (query) => (await released, replyTo(query));
  enter('crm');
  await waitFor(() => expect(asked()).toEqual(['crm']));
  await userEvent.tab();
  release();
  await userEvent.keyboard('{Shift}');
  expect(list()).toBeNull();
});

test('starts with what was typed before its script came', async () => {
  document.body.innerHTML = '<form><input name="q" aria-label="Search"></form>';
  field().focus();
  field().value = 'crm';
  const { suggestIn } = await import('./suggest.ts');
  suggestIn(field());
  expect(await findOptions()).toBe(3);
});
