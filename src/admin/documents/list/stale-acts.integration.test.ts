import type { Actor } from '#src/platform/activity/activity.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as templates from '#src/admin/blog-template/templates.tsx';
import * as pages from '#src/admin/page-editor/pages.tsx';
import * as sections from '#src/admin/page-editor/sections/sections.tsx';
import * as posts from '#src/admin/blog-editor/list/posts.tsx';
import * as stories from '#src/admin/stories/stories.tsx';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { DocumentChange, Documents } from '#src/domains/documents/documents.server.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import { pageRouteArgs } from '#tests/support/page-routes.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { CITY_TEMPLATE } from '#tests/builders/post-template.ts';
import { choiceOf } from './choice.ts';
import * as deletion from './delete-documents.tsx';
import { PAGES, POSTS } from './document-lists.ts';

/** Acts of lists that were decided before others changed the documents, on real documents. */

const BEN: Actor = { id: 'ben', name: 'ben@cadron.example' };
const START = Date.parse('2026-11-23T12:00:00Z');
let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let services: ServiceOverrides;
let now = START;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_blog_posts, activity cascade');
  documents = openDocuments(fixture.database.db, () => new Date((now += 1_000)));
  const summaries = async (ids: readonly string[]) => {
    const found = await Promise.all(ids.map((id) => documents.find(id)));
    return found.flatMap((each) => (each ? [{ ...each, title: each.content.title }] : []));
  };
  services = { documents, documentLists: { summaries } };
});

type Action = (args: never) => Promise<unknown>;

const post = async (
  action: Action,
  fields: Record<string, string>,
  choices: string[] = [],
  path = PAGES.deletePath,
) => {
  const form = [...Object.entries(fields), ...choices.map((id): [string, string] => ['id', id])];
  return (await action(pageRouteArgs(services, path, { role: 'owner', form }))) as Response;
};
const choice = async (id: string) => choiceOf((await documents.find(id))!);
const stateOf = async (id: string) => (await documents.find(id))?.state;
const byBen = async (id: string, change: DocumentChange) =>
  expect(await documents.change(id, change, BEN)).toMatchObject({ ok: true });

let made = 0;
const CONTENTS: Record<DocumentKind, (title: string) => DocumentContent> = {
  page: (title) => ({ title, path: `/page-${(made += 1)}`, seo: {}, blocks: [] }),
  post: (title) => ({ title, slug: `post-${(made += 1)}` }),
  section: (title) => ({ title, blocks: [] }),
  story: (title) => ({ title }),
  template: (title) => ({ ...CITY_TEMPLATE, title }),
  frame: (title) => ({ title }),
};
const create = async (kind: DocumentKind, title: string) =>
  (await documents.create(kind, CONTENTS[kind](title), EDITOR)).id;

const TRASH = { type: 'trash' } as const;
const RESTORE = { type: 'restore-from-trash' } as const;
const PUBLISH = { type: 'publish', version: 1 } as const;

interface Case {
  kind: DocumentKind;
  action: Action;
  act: Record<string, string>;
  /** before the list was shown */
  before: DocumentChange[];
  /** what Ben does after that */
  meanwhile: DocumentChange[];
  text: string;
  item: string;
  /** of what went through */
  after: string | undefined;
}

const CASES: [name: string, Case][] = [
  ...(['page', 'post'] as const).flatMap((kind): [string, Case][] => {
    const list = kind === 'page' ? pages : posts;
    return [
      [
        `${kind}s go to the trash`,
        {
          kind,
          action: deletion.action,
          act: { do: 'trash' },
          before: [],
          meanwhile: [PUBLISH],
          text: `1 ${kind} moved to the trash. 1 ${kind} not moved to the trash.`,
          item: 'published this',
          after: 'trash',
        },
      ],
      [
        `${kind}s are restored`,
        {
          kind,
          action: list.action,
          act: { intent: 'restore' },
          before: [TRASH],
          meanwhile: [RESTORE, PUBLISH, TRASH],
          text: `1 ${kind} restored. 1 ${kind} not restored.`,
          item: 'moved this to the trash',
          after: 'draft',
        },
      ],
      [
        `${kind}s are deleted for good`,
        {
          kind,
          action: deletion.action,
          act: { do: 'purge' },
          before: [TRASH],
          meanwhile: [RESTORE],
          text: `1 ${kind} deleted for good. 1 ${kind} not deleted for good.`,
          item: 'restored this from the trash',
          after: undefined,
        },
      ],
    ];
  }),
  ...(['publish', 'unpublish'] as const).map((change): [string, Case] => [
    `posts: ${change}`,
    {
      kind: 'post',
      action: posts.action,
      act: { intent: 'change', change },
      before: change === 'publish' ? [] : [PUBLISH],
      meanwhile: change === 'publish' ? [TRASH] : [{ type: 'unpublish' }, PUBLISH],
      text:
        change === 'publish'
          ? '1 post published. 1 post not published.'
          : '1 post taken offline. 1 post not taken offline.',
      item: change === 'publish' ? 'moved this to the trash' : 'published this',
      after: change === 'publish' ? 'published' : 'unpublished',
    },
  ]),
  ...(['section', 'story', 'template'] as const).map((kind): [string, Case] => {
    const noun = kind === 'section' ? 'shared section' : kind;
    return [
      `a ${noun} is deleted for good`,
      {
        kind,
        action: { section: sections, story: stories, template: templates }[kind].action,
        act: { intent: 'purge' },
        before: [TRASH],
        meanwhile: [RESTORE],
        text: `1 ${noun} deleted for good. 1 ${noun} not deleted for good.`,
        item: 'restored this from the trash',
        after: undefined,
      },
    ];
  }),
  [
    'a template is archived',
    {
      kind: 'template',
      action: templates.action,
      act: { intent: 'archive' },
      before: [PUBLISH],
      meanwhile: [{ type: 'unpublish' }],
      text: '1 template archived. 1 template not archived.',
      item: 'took this offline',
      after: 'unpublished',
    },
  ],
];

test.each(CASES)('%s, but for one that was changed meanwhile, which is named', async (_, each) => {
  const ids = [await create(each.kind, 'As it was'), await create(each.kind, 'Changed')];
  for (const id of ids) for (const change of each.before) await byBen(id, change);
  const choices = await Promise.all(ids.map(choice));
  for (const change of each.meanwhile) await byBen(ids[1]!, change);
  const changed = await documents.find(ids[1]!);
  const path = each.kind === 'post' ? POSTS.deletePath : PAGES.deletePath;
  const notice = await readNotice(await post(each.action, each.act, choices, path));
  expect(notice).toMatchObject({
    kind: 'error',
    text: each.text,
    items: [`“Changed”: ben ${each.item} meanwhile.`],
  });
  expect(await stateOf(ids[0]!)).toBe(each.after);
  expect(await documents.find(ids[1]!)).toEqual(changed);
});

test('a post is not published with text that came after the list was shown', async () => {
  const id = await create('post', 'Typed on');
  const shown = await choice(id);
  const content = { ...(await documents.find(id))!.content, title: 'Typed on and' };
  await documents.save({ id, base: 1, content, by: BEN, saveId: crypto.randomUUID() });
  const act = { intent: 'change', change: 'publish' };
  const notice = await readNotice(await post(posts.action, act, [shown]));
  expect(notice?.items).toEqual([
    expect.stringContaining('“Typed on and”: There is a newer version'),
  ]);
  expect(await stateOf(id)).toBe('draft');
});

test('what went to the trash can be taken back, unless it was changed there', async () => {
  const ids = [await create('page', 'Mine'), await create('page', 'Back already')];
  const choices = await Promise.all(ids.map(choice));
  const trashed = await post(deletion.action, { do: 'trash' }, choices);
  await byBen(ids[1]!, RESTORE);
  await byBen(ids[1]!, TRASH);
  const { undo } = (await readNotice(trashed))!;
  const notice = await readNotice(await post(pages.action, undo!.fields));
  expect(notice).toMatchObject({
    text: '1 page restored. 1 page not restored.',
    items: ['“Back already”: ben moved this to the trash meanwhile.'],
  });
  expect(await Promise.all(ids.map(stateOf))).toEqual(['draft', 'trash']);
});

test('refuses documents without the state that the list showed', async () => {
  const id = await create('page', 'Old list');
  const old = post(deletion.action, { do: 'trash' }, [id]);
  await expect(old).rejects.toMatchObject({
    status: 400,
    statusText: expect.stringContaining('reload the list'),
  });
  expect(await stateOf(id)).toBe('draft');
});

test('a report of many refusals fits into its cookie', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await create('page', `${at} ${'Größe '.repeat(20)}`));
  const choices = await Promise.all(ids.map(choice));
  for (const id of ids.slice(20)) await byBen(id, TRASH);
  const response = await post(deletion.action, { do: 'trash' }, choices);
  expect(response.headers.get('set-cookie')!.length).toBeLessThan(4_096);
  const { items, undo } = (await readNotice(response))!;
  expect([items?.length, items?.at(-1)]).toEqual([6, 'and 5 more']);
  expect(Object.keys(undo!.fields)).toHaveLength(21);
});
