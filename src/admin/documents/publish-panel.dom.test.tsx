import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { type FakeRequest, fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { checksApi } from './use-checks.ts';
import { changeApi, documentApi, historyApi } from './document-api.ts';
import { DocumentWorkspace, type EditedDocument } from './document-workspace.tsx';
import type { ScreenDocument } from './screen-document.ts';

/** The panels beside a document, with a server that accepts each save. */

const ME = { id: 'ana', name: 'ana@cadron.example' };
const LIVE = {
  since: '2026-11-20T15:00:00.000Z',
  address: '/contact',
  version: 3,
  content: { title: 'Contact' },
};
const user = userEvent.setup({ delay: null });

interface Options {
  document?: ScreenDocument;
  handlers?: Record<string, (request: FakeRequest) => Response>;
}

function open({ document = buildScreenDocument(), handlers = {} }: Options = {}) {
  let { version } = document;
  const requests = fakeFetch({
    [`POST ${documentApi(document.id)}`]: () =>
      Response.json({ ok: true, version: (version += 1), savedAt: '2026-11-22T15:05:00.000Z' }),
    ...handlers,
  });
  let edited: EditedDocument | undefined;
  const element = (
    <DocumentWorkspace
      opened={document}
      me={ME}
      may={{ edit: true, publish: true }}
      renderHead={({ title }) => <h1>{title}</h1>}
    >
      {(each) => {
        edited = each;
        return <input id="title" aria-label="Title" defaultValue={each.content.title} />;
      }}
    </DocumentWorkspace>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  /** without the signs of life of the tab */
  const posts = () =>
    requests.filter(({ route }) => route.startsWith('POST') && !route.endsWith('/presence'));
  return {
    requests,
    edit: (title: string) => act(() => edited!.update((content) => ({ ...content, title }))),
    posts,
    /** without the checks, which run whenever a version is stored */
    routes: () => posts().map(({ route }) => route),
  };
}

const panel = () => within(screen.getByRole('region', { name: 'Publishing' }));
const press = (name: string | RegExp) => user.click(panel().getByRole('button', { name }));

test('publishes what is on the screen: it is saved first, and then that version is published', async () => {
  const document = buildScreenDocument();
  const after = {
    ...document,
    version: 4,
    state: 'published',
    live: { ...LIVE, version: 4, content: { title: 'Typed' } },
    content: { title: 'Typed' },
  };
  const { edit, posts, routes } = open({
    document,
    handlers: {
      [`POST ${changeApi(document.id)}`]: () =>
        Response.json({ ok: true, document: after, notes: ['The earlier schedule was replaced.'] }),
    },
  });
  edit('Typed');
  await press('Publish');
  expect(
    await panel().findByText('Published. Visitors see it now. The earlier schedule was replaced.'),
  ).toBeDefined();
  expect(routes()).toEqual([`POST ${documentApi(document.id)}`, `POST ${changeApi(document.id)}`]);
  expect(posts()[1]!.body).toEqual({ type: 'publish', version: 4 });
  expect(
    panel().getByText(/^Public at \/contact since Nov 20, 2026, 9:00 AM CST\. It is the text/),
  ).toBeDefined();
  expect(panel().queryByRole('button', { name: 'Publish' })).toBeNull();
  edit('Typed again');
  await waitFor(() => expect(panel().getByText('Changed since')).toBeDefined());
  expect(panel().getByText('1 change since the public version')).toBeDefined();
});

test('publishes nothing while something is not saved', async () => {
  const document = buildScreenDocument();
  const { edit, routes } = open({
    document,
    handlers: { [`POST ${documentApi(document.id)}`]: () => new Response('', { status: 503 }) },
  });
  edit('Typed');
  await press('Publish');
  expect((await panel().findByRole('alert')).textContent).toContain('Something is not saved yet');
  expect(routes()).not.toContain(`POST ${changeApi(document.id)}`);
});

test('a refused change shows the reason and leads to the place', async () => {
  const document = buildScreenDocument();
  const message = 'Another page has this path.';
  open({
    document,
    handlers: {
      [`POST ${changeApi(document.id)}`]: () =>
        Response.json(
          { ok: false, message, problems: [{ field: 'title', message }] },
          { status: 409 },
        ),
    },
  });
  await press('Publish');
  const alert = within(await panel().findByRole('alert'));
  await user.click(alert.getByRole('link', { name: 'Title' }));
  expect(window.document.activeElement?.id).toBe('title');
});

test('schedules in the time zone of the site, and asks for a missing time', async () => {
  const document = buildScreenDocument();
  const { posts } = open({
    document,
    handlers: {
      [`POST ${changeApi(document.id)}`]: () =>
        Response.json({
          ok: true,
          notes: [],
          document: {
            ...document,
            state: 'scheduled',
            publish: { at: '2026-12-01T15:00:00.000Z', version: 3 },
          },
        }),
    },
  });
  await user.click(panel().getByText('Schedule', { selector: 'summary' }));
  await press('Schedule');
  expect(panel().getByText('Choose a date and a time.')).toBeDefined();
  const start = panel().getByLabelText('Publish on');
  await user.type(start, '2026-12-01T09:00');
  expect(panel().getByText('Dec 1, 2026, 9:00 AM CST, Arkansas time')).toBeDefined();
  await press('Schedule');
  expect(await panel().findByText('Becomes public on Dec 1, 2026, 9:00 AM CST.')).toBeDefined();
  expect(posts().at(-1)!.body).toEqual({
    type: 'schedule',
    version: 3,
    at: '2026-12-01T15:00:00.000Z',
  });
});

test('says what visitors will get before a page is taken offline', async () => {
  const document = buildScreenDocument({ state: 'published', live: LIVE });
  const { routes, posts } = open({
    document,
    handlers: {
      [`POST ${changeApi(document.id)}`]: () =>
        Response.json({
          ok: true,
          notes: [],
          document: {
            ...document,
            live: null,
            state: 'unpublished',
            offlineSince: '2026-11-22T15:00:00.000Z',
            formerAddress: '/contact',
          },
        }),
    },
  });
  await press('Take offline');
  expect(panel().getByRole('group', { name: 'Take offline' }).textContent).toContain(
    'Visitors of /contact will read that the page is gone (410)',
  );
  expect(routes()).toEqual([]);
  await press('Cancel');
  expect(window.document.activeElement).toBe(panel().getByRole('button', { name: 'Take offline' }));
  await press('Take offline');
  await press('Take it offline');
  expect(await panel().findByText(/^Offline since Nov 22, 2026/)).toBeDefined();
  expect(posts().at(-1)!.body).toEqual({ type: 'unpublish' });
});

test('lists what to fix first, leads there, and warns of links before a page is taken offline', async () => {
  const document = buildScreenDocument({ state: 'published', live: LIVE });
  const finding = {
    check: 'title',
    severity: 'blocks',
    place: 'Title',
    field: 'title',
    message: 'Enter a title.',
  };
  const usedBy = { uses: [{ name: 'About', detail: '/about', href: null }], total: 1 };
  open({
    document,
    handlers: {
      [`GET ${checksApi(document.id)}`]: () =>
        Response.json({ version: 3, findings: [finding], usedBy }),
    },
  });
  expect(await panel().findByText('Fix before publishing')).toBeDefined();
  await press('Title');
  expect(window.document.activeElement?.id).toBe('title');
  await press('Take offline');
  expect(panel().getByText(/^1 place links here/)).toBeDefined();
});

test('the history compares, names and restores, and the form follows', async () => {
  const document = buildScreenDocument({ version: 5, content: { title: 'New title' } });
  const entry = {
    type: 'checkpoint',
    number: 2,
    at: '2026-11-20T15:00:00.000Z',
    by: ME,
    name: null,
    restoredFrom: null,
  };
  const path = historyApi(document.id);
  const { requests } = open({
    document,
    handlers: {
      [`GET ${path}`]: ({ query }) =>
        query.has('number')
          ? Response.json({ content: { title: 'Old title' } })
          : Response.json({
              entries: [entry, { ...entry, type: 'revision', number: 1 }],
              hasMore: false,
            }),
      [`POST ${path}`]: ({ body }) =>
        (body as { type: string }).type === 'name'
          ? Response.json({ ok: true })
          : Response.json({ ...document, version: 6, content: { title: 'Old title' } }),
    },
  });
  await user.click(screen.getByText('History'));
  const day = await screen.findByRole('region', { name: 'Nov 20, 2026' });
  expect(within(day).getByText('9:00 AM, ana, published as revision 1')).toBeDefined();
  await user.click(within(day).getByRole('button', { name: 'Compare with now: 9:00 AM, ana' }));
  await waitFor(() => expect(day.querySelector('del')?.textContent).toContain('Old'));
  expect(day.querySelector('ins')?.textContent).toContain('New');
  await user.click(within(day).getByRole('button', { name: 'Name: 9:00 AM, ana' }));
  await user.type(
    within(day).getByRole('textbox', { name: 'Name of this version' }),
    'Launch{Enter}',
  );
  expect(await within(day).findByText('Launch')).toBeDefined();
  await user.click(within(day).getByRole('button', { name: 'Restore: 9:00 AM, ana' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old title'),
  );
  const restore = requests.find(({ body }) => (body as { type?: string })?.type === 'restore');
  expect(restore!.body).toEqual({
    type: 'restore',
    entry: { type: 'checkpoint', number: 2 },
    base: 5,
  });
});
