import { expect, test } from 'vitest';
import type { OwnMetadata } from '#src/domains/seo/routes/own-metadata.ts';
import type { ListedRoute } from '#src/domains/seo/routes/route-list.server.ts';
import type { RouteEdit } from '#src/domains/seo/overrides/plan-changes.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { pageRouteArgs } from '#tests/support/page-routes.ts';
import * as history from '../history/history.tsx';
import * as screen from './routes.tsx';

/** The table of routes, called as the router does behind the sign-in guard. */

const OWN: OwnMetadata = {
  title: 'About us | Cadron',
  description: '',
  canonical: null,
  image: null,
  noindex: false,
  source: 'built-in',
  headline: 'About us',
  category: null,
};
const ABOUT: ListedRoute = {
  path: '/about',
  kind: 'page',
  facts: null,
  override: { title: 'x'.repeat(120) },
  findings: 2,
};
const reading = (
  routes: ListedRoute[],
  total = routes.length,
  titledByTemplate: string[] = [],
) => ({
  routeList: { list: async () => ({ routes, total }), find: async () => routes[0] },
  ownMetadata: {
    of: async () => new Map([['/about', OWN]]),
    titledByTemplate: async () => new Set(titledByTemplate),
  },
  analyticsFigures: { viewsByPath: async () => new Map([['/about', 1234]]) },
  siteCrawl: { progress: async () => undefined },
});

const load = (services: Parameters<typeof pageRouteArgs>[0], query = '') =>
  screen.loader(pageRouteArgs(services, `/admin/seo-manager${query}`));

test('shows what visitors get, where it comes from, and what is wrong, also before the first crawl', async () => {
  const { data } = await load(reading([ABOUT]));
  expect(data.view).toMatchObject({ summary: '1 route, by path', isRead: false });
  expect(data.view?.rows).toMatchObject([
    {
      path: '/about',
      kind: 'Page',
      source: 'Built-in',
      title: { isSet: true, problem: 'Cut off' },
      description: { text: '', isSet: false, problem: 'Missing' },
      robots: { text: 'Listed', isSet: false },
      facts: undefined,
      views: '1,234',
      findings: 2,
    },
  ]);
});

test('says of a title that nobody worded that the template of the page made it', async () => {
  const { data } = await load(
    reading([{ ...ABOUT, override: null }], 1, ['/about']),
    '?open=/about',
  );
  expect(data.view?.rows[0]?.source).toBe('Built-in, title by its template');
  expect(data.view?.edited?.values).toMatchObject({
    title: { source: 'template' },
    description: { source: 'built-in' },
  });
});

test('leads from a page of the table that does not exist to its last one', async () => {
  await expect(load(reading([], 60), '?page=9&kind=page')).rejects.toMatchObject({ status: 302 });
});

test('opens the editor of a route, but not for people who may only look', async () => {
  const services = reading([ABOUT]);
  const { data } = await load(services, '?open=/about');
  expect(data.view?.edited).toMatchObject({
    path: '/about',
    values: { title: { source: 'override' } },
  });
  const args = pageRouteArgs(services, '/admin/seo-manager?open=/about', { role: 'viewer' });
  expect((await screen.loader(args)).data.view?.edited).toBeUndefined();
});

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const save = (fields: [string, string][], saved: RouteEdit[] = []) =>
  screen.action(
    pageRouteArgs(
      {
        ...reading([ABOUT]),
        overrides: {
          save: async ({ routes }) => {
            saved.push(...routes);
            return { ok: true, changed: 1 };
          },
        },
      },
      '/admin/seo-manager?kind=page&open=/about',
      { form: [['intent', 'save'], ['path', '/about'], ['change', ID], ...fields] },
    ),
  );

test('sets only values that differ from the page, against what the editor saw', async () => {
  const saved: RouteEdit[] = [];
  const response = await save(
    [
      ['title', ' About us | Cadron '],
      ['description', 'Who we are.'],
      ['canonical', ''],
      ['noindex', 'own'],
      ['seen', '{"title":"Old"}'],
    ],
    saved,
  );
  expect(saved).toEqual([
    {
      path: '/about',
      set: { title: null, description: 'Who we are.', canonical: null, noindex: null },
      seen: { title: 'Old' },
    },
  ]);
  expect(response).toMatchObject({ status: 303 });
  expect((response as Response).headers.get('location')).toBe('/admin/seo-manager?kind=page');
  expect(await readNotice(response as Response)).toMatchObject({
    text: '/about was changed.',
    undo: { to: '/admin/seo-manager?kind=page', fields: { intent: 'undo', undoes: ID } },
  });
});

test('gives a field back to the page with the button that works without JavaScript', async () => {
  const saved: RouteEdit[] = [];
  await save(
    [
      ['title', 'Typed'],
      ['description', 'Typed'],
      ['own', 'title'],
    ],
    saved,
  );
  expect(saved).toMatchObject([{ set: { title: null, description: 'Typed' } }]);
});

test('shows a conflict at its field, with what was typed', async () => {
  const message = 'Kim has changed it meanwhile.';
  const args = pageRouteArgs(
    {
      ...reading([ABOUT]),
      overrides: {
        save: async () => ({
          ok: false,
          problems: [{ path: '/about', field: 'title', message }],
        }),
      },
    },
    '/admin/seo-manager?open=/about',
    {
      form: [
        ['intent', 'save'],
        ['path', '/about'],
        ['change', ID],
        ['title', 'Mine'],
      ],
    },
  );
  expect(await screen.action(args)).toMatchObject({
    errors: { title: message },
    values: { title: 'Mine' },
  });
});

test.each([
  [['/a'], 1, '/a'],
  [['/a', '/b'], 2, '/a, /b'],
  [['/a', '/b'], 12, '/a, /b and 10 routes more'],
])('the history names the routes %j of %i as %s', async (paths, routes, shown) => {
  const entry = { id: '1', at: new Date(), byName: 'Kim', label: 'Edited', undoes: null };
  const overrides = { history: async () => [{ ...entry, isUndone: false, paths, routes }] };
  const args = pageRouteArgs({ overrides }, '/admin/seo-manager/history');
  expect((await history.loader(args)).data.view?.changes).toMatchObject([{ routes: shown }]);
});
