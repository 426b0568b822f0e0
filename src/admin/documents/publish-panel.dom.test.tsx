import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { openDocument } from '#tests/support/dom/document-screen.tsx';
import { LIVE, panel, press, user } from '#tests/support/dom/publish-panel.ts';
import { changeApi, documentApi } from './document-api.ts';
import { checksApi } from './use-checks.ts';

test('publishes what is on the screen: it is saved first, and then that version is published', async () => {
  const document = buildScreenDocument();
  const after = {
    ...document,
    version: 4,
    state: 'published',
    live: { ...LIVE, version: 4, content: { title: 'Typed' } },
    content: { title: 'Typed' },
  };
  const { edit, posts, routes } = openDocument({
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
  expect(posts()[1]!.body).toEqual({ type: 'publish', version: 4, seen: '' });
  expect(
    panel().getByText(/^Public at \/contact since Nov 20, 2026, 9:00 AM CST\. It is the text/),
  ).toBeDefined();
  expect(panel().queryByRole('button', { name: 'Publish' })).toBeNull();
  edit('Typed again');
  await waitFor(() => expect(panel().getByText(/The changes are not public yet/)).toBeDefined());
  expect(panel().getByText('1 change since the public version')).toBeDefined();
  expect(panel().queryByText(/^Published\. Visitors see it now/)).toBeNull();
  // Typed back, it is the public text again.
  edit('Typed');
  await waitFor(() => expect(panel().getByText(/It is the text on this screen/)).toBeDefined());
  expect(panel().queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('publishes nothing while something is not saved', async () => {
  const document = buildScreenDocument();
  const { edit, routes } = openDocument({
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
  openDocument({
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
  // The reason comes once the checks are known not to list it.
  await user.click(await alert.findByRole('link', { name: 'Title' }));
  expect(window.document.activeElement?.id).toBe('title');
});

test('a refusal by the checks does not repeat their list, and ends with the next version', async () => {
  const document = buildScreenDocument();
  const finding = {
    check: 'title',
    severity: 'error',
    place: 'Title',
    field: 'title',
    message: 'Enter a title.',
  };
  const problems = [
    { field: 'title', message: 'Enter a title.' },
    { field: 'path', message: 'Enter a path.' },
  ];
  const message = '2 things need to be fixed first. Enter a title.';
  let refused = problems;
  const { edit } = openDocument({
    document,
    handlers: {
      [`GET ${checksApi(document.id)}`]: () =>
        Response.json({ version: 4, findings: [finding], usedBy: { uses: [], total: 0 } }),
      [`POST ${changeApi(document.id)}`]: () =>
        Response.json({ ok: false, message, problems: refused }, { status: 409 }),
    },
  });
  await panel().findByText('Fix before publishing');
  await press('Publish');
  const alert = within(await panel().findByRole('alert'));
  expect(await alert.findByText(message)).toBeDefined();
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Path Enter a path.',
  ]);
  refused = problems.slice(0, 1);
  await press('Publish');
  expect((await panel().findByRole('alert')).textContent).toBe(
    'Nothing was changed. Fix the problem listed above first.',
  );
  edit('Typed');
  await waitFor(() => expect(panel().queryByRole('alert')).toBeNull());
});

test('schedules in the time zone of the site, and asks for a missing time', async () => {
  const document = buildScreenDocument();
  const { posts } = openDocument({
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
  await press('Schedule');
  expect(await panel().findByText('Becomes public on Dec 1, 2026, 9:00 AM CST.')).toBeDefined();
  expect(posts().at(-1)!.body).toEqual({
    type: 'schedule',
    version: 3,
    at: '2026-12-01T15:00:00.000Z',
    seen: '',
  });
});

test('says what visitors will get before a page is taken offline', async () => {
  const document = buildScreenDocument({ state: 'published', live: LIVE });
  const { routes, posts } = openDocument({
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
  const question = () => screen.getByRole('alertdialog', { name: 'Take it offline?' });
  const choose = (name: string) => user.click(within(question()).getByRole('button', { name }));
  await press('Take offline');
  expect(question().textContent).toContain(
    'Visitors of /contact will read that the page is gone (410)',
  );
  expect(routes()).toEqual([]);
  await choose('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.document.activeElement).toBe(panel().getByRole('button', { name: 'Take offline' }));
  await press('Take offline');
  await choose('Take it offline');
  expect(await panel().findByText(/^Offline since Nov 22, 2026/)).toBeDefined();
  expect(posts().at(-1)!.body).toEqual({ type: 'unpublish', seen: '' });
});

test('lists what to fix first, leads there, and warns of links before a page is taken offline', async () => {
  const document = buildScreenDocument({ state: 'published', live: LIVE });
  const finding = {
    check: 'title',
    severity: 'error',
    place: 'Title',
    field: 'title',
    message: 'Enter a title.',
  };
  const usedBy = { uses: [{ name: 'About', detail: '/about', href: null }], total: 1 };
  openDocument({
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
  expect(screen.getByRole('alertdialog').textContent).toContain('1 place links here');
});
