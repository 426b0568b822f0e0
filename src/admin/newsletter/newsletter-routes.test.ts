import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import type {
  SubscriberFilter,
  SubscriberView,
} from '#src/domains/newsletter/list-subscribers.server.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as page from './newsletter.tsx';

/** What /admin/newsletter shows and does, called as the router calls it behind the guard. */

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
  const routeArgs: SubscriberFilter[] = [];
  const newsletter = {
    list: async (filter, page) => (
      routeArgs.push(filter),
      { subscribers, total: subscribers.length, page: Math.min(page, 2), pages: 2 }
    ),
    counts: async () => ({ pending: subscribers.length, confirmed: 0, unsubscribed: 0 }),
    emailCounts: async () => ({ waiting: 0, overdue: 0, failed: 3 }),
    sendConfirmationAgain: async (id) => id === 'one',
  } satisfies Partial<Newsletter> as unknown as Newsletter;
  return { newsletter, routeArgs };
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

const load = (newsletter: Newsletter, path = '/admin/newsletter') =>
  page.loader(routeArgs(newsletter, path, 'viewer'));

test('subscribers are shown with a button for those who are waited for', async () => {
  const people = [subscriber(), subscriber({ id: 'two', status: 'confirmed' })];
  const { newsletter } = createNewsletter(people);
  const { view, mayChange } = (await load(newsletter)).data;
  expect(view?.rows.map(({ action }) => action)).toEqual(['Send again', undefined]);
  expect(mayChange).toBe(false);
  expect(view?.states.at(-1)).toMatchObject({ label: 'Emails failed', count: 3, isAlert: true });
});

test('an address narrows the list down; what makes no sense in it is left out', async () => {
  const { newsletter, asked } = createNewsletter([]);
  await load(newsletter, '/admin/newsletter?status=pending&emails=failed&search=%00ana%0D&x=1');
  await load(newsletter, '/admin/newsletter?status=gone&emails=all&page=-1');
  expect(asked).toEqual([{ status: 'pending', emails: 'failed', search: 'ana' }, {}]);
  await expect(load(newsletter, '/admin/newsletter?search=a&page=9')).rejects.toMatchObject({
    status: 302,
  });
});

test('sending again leads back to the same part of the list and says what came of it', async () => {
  const { newsletter } = createNewsletter([subscriber()]);
  for (const [id, says] of [
    ['one', 'The email is being sent.'],
    ['two', 'The email was not sent again'],
  ] as const) {
    const path = '/admin/newsletter?emails=failed&page=2';
    const answer = await page.action(routeArgs(newsletter, path, 'editor', [['subscriber', id]]));
    if (!(answer instanceof Response)) throw new Error('no redirect');
    expect(answer.headers.get('location')).toBe('/admin/newsletter?emails=failed&page=2');
    const args = routeArgs(newsletter, path, 'editor');
    args.request.headers.set('cookie', answer.headers.getSetCookie()[0]!.split(';')[0]!);
    expect((await page.loader(args)).data.notice?.text).toContain(says);
  }
});

test('a viewer sends nothing, and a form of nobody is refused', async () => {
  const { newsletter } = createNewsletter([subscriber()]);
  const body: [string, string][] = [['subscriber', 'one']];
  const acting = (role: Role, form: [string, string][]) =>
    page.action(routeArgs(newsletter, '/admin/newsletter', role, form));
  await expect(acting('viewer', body)).rejects.toMatchObject({ status: 403 });
  await expect(acting('editor', [['id', 'one']])).rejects.toMatchObject({ status: 400 });
});

test('subscribers that cannot be read are not shown as none', async () => {
  const { newsletter } = createNewsletter([]);
  const list = () => Promise.reject(new Error('the database is away'));
  const answer = await load({ ...newsletter, list });
  expect(answer.init?.status).toBe(503);
  expect(answer.data.view).toBeUndefined();
});
