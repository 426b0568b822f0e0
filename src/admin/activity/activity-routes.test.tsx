import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { ActivityEntry } from '#src/platform/activity/activity.ts';
import type { ActivityLog } from '#src/platform/activity/activity-log.server.ts';
import type { ActivityFilter, ActivityRecord } from '#src/platform/activity/activity-views.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import * as page from './activity.tsx';
import * as exportRoute from './export-activity.ts';

const ENTRY: ActivityRecord = {
  id: 7,
  at: new Date('2026-11-22T15:05:00Z'),
  actor: { id: 'ana', name: 'ana@cadron.example' },
  area: 'content',
  action: 'page.published',
  object: { kind: 'page', id: 'p1', label: 'AI Enablement' },
  before: { State: 'draft', 'Goes public': null },
  after: { State: 'published', 'Goes public': '2026-11-22T15:05:00.000Z' },
};
const LEAD: ActivityRecord = {
  ...ENTRY,
  area: 'leads',
  action: 'lead.sent-again',
  object: { kind: 'lead', id: 'l1', label: 'Contact lead of November 20, 2026' },
};

function open(entries: readonly ActivityRecord[] | 'broken', role: Role = 'owner') {
  const filters: ActivityFilter[] = [];
  const recorded: ActivityEntry[] = [];
  const read = (filter: ActivityFilter) => {
    if (entries === 'broken') throw new Error('the database is down');
    filters.push(filter);
    return entries;
  };
  const activityLog: ActivityLog = {
    page: async (filter) => ({ entries: read(filter) }),
    async *all(filter) {
      yield read(filter);
    },
    actors: async () => [{ key: 'ana', name: 'ana@cadron.example' }],
    actions: async () => ['page.published', 'rocket.started'],
    record: async (entry) => void recorded.push(entry),
  };
  const leads = { filterExisting: async () => new Set(['l1']) };
  const documents = { filterExisting: async () => new Set(['p1']) };
  const handle = createRouteHandler({
    'admin/activity': page,
    'admin/activity/export.csv': exportRoute,
  });
  const get = async (path: string) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, buildServices({ activityLog, leads, documents }));
    context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
    const answer = await handle(new Request(`https://cadron.example${path}`), context);
    const html = await answer.text();
    const text = html.replaceAll(/<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
    return { status: answer.status, html, text };
  };
  return { get, filters, recorded };
}

test('an entry is a sentence with its time, what changed, and a link to what still exists', async () => {
  const { text, html } = await open([ENTRY, LEAD]).get('/admin/activity');
  expect(text).toContain('Sunday, November 22, 2026');
  expect(text).toMatch(/9:05 AM CST ana@cadron\.example published “AI Enablement”/);
  expect(text).toMatch(/State before: draft after: published/);
  expect(text).toMatch(/before: none after: Nov 22, 2026, 9:05:00 AM CST/);
  expect(text).toContain('sent the Contact lead of November 20, 2026 to the CRM again');
  expect(html).toContain('href="/admin/leads/l1"');
  expect(html).toContain('href="/admin/page-editor/p1"');
});

test('a long text shows its beginning, and all of it without scripts', async () => {
  const long = `${'word '.repeat(60)}end`;
  const { html } = await open([{ ...ENTRY, after: { Title: long } }]).get('/admin/activity');
  expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Show all.*<\/summary>.*word end<\/details>/s);
});

test('owners filter everything, and editors only see the content', async () => {
  const owner = open([ENTRY]);
  await owner.get('/admin/activity?area=leads&object=lead:l1');
  expect(owner.filters).toEqual([{ area: 'leads', object: { kind: 'lead', id: 'l1' } }]);
  const editor = open([ENTRY], 'editor');
  const { text } = await editor.get('/admin/activity?area=leads');
  expect(text).not.toContain('Every area');
  await editor.get('/admin/activity/export.csv?area=security');
  expect(editor.filters.map(({ area }) => area)).toEqual(['content', 'content']);
});

test('viewers get 403 for the page and the export', async () => {
  const viewer = open([ENTRY], 'viewer');
  for (const path of ['/admin/activity', '/admin/activity/export.csv'])
    expect((await viewer.get(path)).status, path).toBe(403);
  expect([viewer.filters, viewer.recorded]).toEqual([[], []]);
});

test('says why the list is empty', async () => {
  const text = async (path: string, role?: Role) => (await open([], role).get(path)).text;
  expect(await text('/admin/activity')).toContain('Nothing is recorded yet');
  expect(await text('/admin/activity', 'editor')).toContain('No change to the content');
  expect(await text('/admin/activity?search=x')).toMatch(/No entry matches.*Show all activity/);
  expect(await text('/admin/activity?object=page:p9')).toContain('recorded about this page');
  const broken = await open('broken').get('/admin/activity');
  expect([broken.status, broken.text.includes('could not be loaded')]).toEqual([503, true]);
});

test('an export is recorded without the typed text, and a formula in it is harmless', async () => {
  const owner = open([{ ...ENTRY, object: { kind: 'page', label: '=HYPERLINK("x")' } }]);
  const { html } = await owner.get(
    '/admin/activity/export.csv?search=bo@spam.example&area=content',
  );
  expect(html).toContain(`"'=HYPERLINK(""x"")"`);
  expect(owner.recorded).toMatchObject([
    { action: 'activity.exported', actor: { id: '1' }, after: { Area: 'Content' } },
  ]);
  expect(JSON.stringify(owner.recorded)).not.toContain('spam.example');
});
