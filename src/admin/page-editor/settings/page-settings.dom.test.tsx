import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { documentApi } from '#src/admin/documents/document-api.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';
import { PageSettings } from '#src/admin/page-editor/page-fields.tsx';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import type { AddressReply } from './address-endpoint.ts';

const LIVE = {
  since: '2026-11-01T15:00:00.000Z',
  address: '/offer',
  version: 3,
  revision: null,
  content: null,
};
const CONTENT = { title: 'Offer', path: '/offer', seo: { title: '', description: '' }, blocks: [] };

const REPLIES: Record<string, AddressReply> = {
  '/offer': { findings: [], menus: ['Main menu, Services', 'Footer, Services'] },
  '/contact': {
    findings: [
      { severity: 'error', message: 'Choose another path: “Contact” has the address /contact.' },
    ],
    menus: [],
  },
  '/spring': {
    findings: [
      {
        severity: 'warning',
        message: 'Visitors of /offer are redirected to /spring once this is published.',
      },
    ],
    menus: [],
  },
};

const user = userEvent.setup({ delay: null });

function open(changes: Partial<ScreenDocument> = {}, problems: readonly ServerProblem[] = []) {
  const document = buildScreenDocument({ content: CONTENT, live: LIVE, ...changes });
  fakeFetch({
    [`GET ${documentApi(document.id)}/address`]: ({ query }) =>
      Response.json(REPLIES[query.get('path')!] ?? { findings: [], menus: [] }),
    'GET /admin/api/links': () => Response.json({ facts: [], targets: [] }),
  });
  let current: DocumentContent = document.content;
  function Settings() {
    const [content, setContent] = useState(current);
    const update = useCallback((change: (before: DocumentContent) => DocumentContent) => {
      current = change(current);
      setContent(current);
    }, []);
    const edited = { content, problems, isReadOnly: false, canEdit: true, update };
    return <PageSettings edited={edited} document={document} />;
  }
  const view = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Settings /> }])} />,
  );
  return { ...view, content: () => current };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function retype(name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), text);
}

test('a path that is taken says so as it is typed, and one that moves the page offers the redirect', async () => {
  const { content } = open();
  await retype('Path', '/contact');
  await screen.findByText('Choose another path: “Contact” has the address /contact.');
  expect(box('Path').getAttribute('aria-invalid')).toBe('true');
  await retype('Path', '/spring');
  await screen.findByText(/redirected to \/spring once this is published/);
  expect(box('Path').getAttribute('aria-invalid')).toBeNull();
  expect(content()['path']).toBe('/spring');
  await retype('Path', '/free');
  expect(await screen.findByText('/free. Nothing else has this address.')).toBeDefined();
});

test('a path without its slash, or with one at its end, is corrected once it is left', async () => {
  const { content } = open();
  const field = screen.getByLabelText('Path');
  for (const typed of ['webinar', '/webinar/']) {
    await user.clear(field);
    await user.type(field, typed);
    expect(content()['path']).toBe(typed);
    await user.tab();
    expect(content()['path']).toBe('/webinar');
  }
});

test('a page without a path is offered one of its title; a built-in page keeps its own', async () => {
  const { content, unmount } = open({ live: null, content: { ...CONTENT, path: '' } });
  await user.click(screen.getByRole('button', { name: 'Use /offer' }));
  expect(content()['path']).toBe('/offer');
  unmount();
  open({ builtInPath: '/offer' });
  expect(box('Path').readOnly).toBe(true);
});

test('says which menus link to the page', async () => {
  open();
  const places = (await screen.findAllByRole('list')).find((list) =>
    list.textContent.includes('Main menu'),
  );
  expect(
    within(places!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Main menu, Services', 'Footer, Services']);
});

test('previews the search result, counts, and says what is cut off', async () => {
  const { container, content } = open();
  const preview = container.querySelector('.search-preview')!;
  expect(preview.textContent).toContain('Offer');
  await user.type(box('Search title'), 'x'.repeat(61));
  expect(screen.getByText('610 of 580 pixels: search results cut off the end.')).toBeDefined();
  expect(preview.textContent).toContain(`${'x'.repeat(56)}…`);
  await user.click(screen.getByRole('checkbox', { name: 'Hide from search engines' }));
  expect(preview.textContent).toContain('Hidden');
  expect(content()['seo']).toMatchObject({ noindex: true, title: 'x'.repeat(61) });
});

test('the link preview shows the drawn picture, or the chosen one', async () => {
  const { container } = open();
  const picture = () => container.querySelector('.social-preview img')?.getAttribute('src');
  expect(picture()).toBe('/social/current/offer.png');
  await user.type(box(/^Picture for link previews/), '/media/cms_media/harbor.jpg');
  expect(picture()).toBe('/media/cms_media/harbor.jpg?width=800');
});

test('what the checks found stands at its field until the field changes', async () => {
  open({}, [
    { field: 'seo.title', message: 'Another page has this title.', severity: 'warning' },
    { field: 'title', message: 'Give the page a title.', severity: 'error' },
  ]);
  expect(screen.getByText('Another page has this title.')).toBeDefined();
  await user.type(box('Search title'), 'Mine');
  expect(screen.queryByText('Another page has this title.')).toBeNull();
  expect(box('Title').getAttribute('aria-invalid')).toBe('true');
});
