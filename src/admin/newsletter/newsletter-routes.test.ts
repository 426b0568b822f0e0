import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readNotice } from '#tests/support/read-notice.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { SubscriberFilter, SubscriberView } from '#src/domains/newsletter/subscription.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as page from './newsletter.tsx';

/** Calls the route module directly, as the router does behind the sign-in guard. */

const NOW = new Date('2026-11-22T15:00:00Z');
const subscriber = (changes: Partial<SubscriberView> = {}): SubscriberView => ({
  id: 'one',
  email: 'ana@example.com',
  status: 'pending',
  source: 'footer',
  createdAt: NOW,
  confirmationEmail: undefined,
  ...changes,
});

function createNewsletter(subscribers: SubscriberView[]) {
  const filters: SubscriberFilter[] = [];
  const newsletter = {
    list: async (filter, page) => (
      filters.push(filter),
      { subscribers, total: subscribers.length, page: Math.min(page, 2), pages: 2 }
    ),
    counts: async () => ({ pending: subscribers.length, confirmed: 0, unsubscribed: 0 }),
    emailCounts: async () => ({ waiting: 0, overdue: 0, failed: 3, kept: 0 }),
    resendConfirmation: async (id) => id === 'one',
  } satisfies Partial<Newsletter> as unknown as Newsletter;
  return { newsletter, filters };
}

type Args = Parameters<typeof page.action>[0];

function routeArgs(newsletter: Newsletter, path: string, role: Role, body?: [string, string][]) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  const config = { SECURE_COOKIES: true };
  context.set(servicesContext, buildServices({ newsletter, config }));
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const request = new Request(url, body && { method: 'POST', body: new URLSearchParams(body) });
  return { request, context, params: {}, url, pattern: '' } as unknown as Args;
}

const load = (newsletter: Newsletter, path = '/admin/newsletter', role: Role = 'viewer') =>
  page.loader(routeArgs(newsletter, path, role));

test('shows a send button only for subscribers who have not confirmed', async () => {
  const people = [subscriber(), subscriber({ id: 'two', status: 'confirmed' })];
  const { newsletter } = createNewsletter(people);
  const { view, mayWrite } = (await load(newsletter)).data;
  expect(view?.rows.map(({ action }) => action)).toEqual(['Send again', undefined]);
  expect(mayWrite).toBe(false);
  expect(view?.rows[0]?.email).toMatch(/^\p{L}…@\p{L}…\.\w+$/u);
  expect(view?.states.at(-1)).toMatchObject({ label: 'Emails failed', count: 3, isAlert: true });
});

test('filters by the query string and ignores invalid values', async () => {
  const { newsletter, filters } = createNewsletter([]);
  const path = '/admin/newsletter?status=pending&emails=failed&search=%00ana%0D&x=1';
  await load(newsletter, path, 'editor');
  await load(newsletter, path, 'viewer');
  await load(newsletter, '/admin/newsletter?status=gone&emails=all&page=-1');
  expect(filters).toEqual([
    { status: 'pending', emails: 'failed', search: 'ana' },
    // A viewer cannot find out by a search which addresses exist.
    { status: 'pending', emails: 'failed' },
    {},
  ]);
  await expect(load(newsletter, '/admin/newsletter?search=a&page=9')).rejects.toMatchObject({
    status: 302,
  });
});

test('sending again redirects to the same part of the list with the result', async () => {
  const { newsletter } = createNewsletter([subscriber()]);
  for (const [id, says] of [
    ['one', 'The email is being sent.'],
    ['two', 'The email was not sent again'],
  ] as const) {
    const path = '/admin/newsletter?emails=failed&page=2';
    const answer = await page.action(routeArgs(newsletter, path, 'editor', [['subscriber', id]]));
    if (!(answer instanceof Response)) throw new Error('no redirect');
    expect(answer.headers.get('location')).toBe('/admin/newsletter?emails=failed&page=2');
    expect((await readNotice(answer))?.text).toContain(says);
  }
});

test('returns 403 for a viewer and 400 for a form without a subscriber', async () => {
  const { newsletter } = createNewsletter([subscriber()]);
  const body: [string, string][] = [['subscriber', 'one']];
  const post = (role: Role, form: [string, string][]) =>
    page.action(routeArgs(newsletter, '/admin/newsletter', role, form));
  await expect(post('viewer', body)).rejects.toMatchObject({ status: 403 });
  await expect(post('editor', [['id', 'one']])).rejects.toMatchObject({ status: 400 });
});

test('returns 503 when the subscribers cannot be read', async () => {
  const { newsletter } = createNewsletter([]);
  const list = () => Promise.reject(new Error('the database is down'));
  const answer = await load({ ...newsletter, list });
  expect(answer.init?.status).toBe(503);
  expect(answer.data.view).toBeUndefined();
});
