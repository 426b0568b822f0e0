import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfirmDialogs } from '#src/admin/kit/dialog/confirm-dialogs.tsx';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { presenceApi } from '#src/admin/documents/use-presence.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { PageForm } from './page-form.tsx';
import { fieldSpecOf } from './read-field-specs.server.ts';

const ME = { id: 'ana', name: 'ana@cadron.example' };
const SPECS = {
  faq: fieldSpecOf(
    z.object({
      title: z.string().min(1).max(20),
      items: z.array(z.object({ question: z.string().max(100) })).min(1),
      tone: z.enum(['paper', 'sand']).default('paper'),
    }),
  ),
  rule: fieldSpecOf(z.object({ wide: z.boolean().default(false) })),
};

const LIVE = {
  since: '2026-11-20T15:00:00.000Z',
  address: '/contact-us',
  version: 2,
  revision: 1,
  content: { title: 'Before' },
};

const documentOf = (changes: Partial<ScreenDocument> = {}) =>
  buildScreenDocument({
    content: {
      title: 'Contact',
      path: '/contact-us',
      seo: { title: '', description: '' },
      blocks: [
        { id: 'faq', type: 'faq', props: { title: 'Questions', items: [{ question: 'Why?' }] } },
        { id: 'rule', type: 'rule', props: {} },
      ],
    },
    ...changes,
  });

interface Saved {
  base: number;
  content: ScreenDocument['content'];
}

/** The form with a server that accepts every save, unless `reply` says otherwise. */
function open(
  document = documentOf(),
  reply?: (body: Saved) => Response | undefined,
  may = { edit: true, publish: true },
) {
  let version = document.version;
  const requests = fakeFetch({
    [`POST ${documentApi(document.id)}`]: ({ body }) =>
      reply?.(body as Saved) ??
      Response.json({ ok: true, version: (version += 1), savedAt: '2026-11-22T15:05:00.000Z' }),
  });
  const router = createMemoryRouter([
    { path: '/', element: <PageForm document={document} specs={SPECS} me={ME} may={may} /> },
    { path: '/admin/page-editor', element: <p>The list</p> },
  ]);
  const view = render(
    <>
      <RouterProvider router={router} />
      <ConfirmDialogs />
    </>,
  );
  const saved = () =>
    requests
      .filter(({ route }) => route === `POST ${documentApi(document.id)}`)
      .map(({ body }) => (body as Saved).content);
  const places = () =>
    requests
      .filter(({ route }) => route === `POST ${presenceApi(document.id)}`)
      .map(({ body }) => (body as { place: string | null }).place);
  return { ...view, document, saved, places };
}

const user = userEvent.setup({ delay: null });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Several fields are called 'Title', so they are found as links of messages find them. */
const control = (id: string) =>
  waitFor(() => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no field ${id}.`);
    return found as HTMLTextAreaElement;
  });

const openTab = (name: string) => user.click(screen.getByRole('tab', { name }));

async function openSection(name: RegExp) {
  const outline = screen.getByRole('region', { name: 'Outline' });
  await user.click(within(outline).getByRole('row', { name }));
}

test('saves what is typed when the field is left, and says when', async () => {
  const { saved } = open();
  await user.type(box('Title'), ' us');
  await user.tab();
  await screen.findByText('Saved 9:05 AM CST');
  expect(saved().at(-1)).toMatchObject({ title: 'Contact us', path: '/contact-us' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact us');
});

test('makes a form of the schema of a section: texts with limits, lists, choices', async () => {
  const { saved } = open();
  await openSection(/^FAQ/);
  await user.type(await control('b-faq-title'), ' and more of them');
  expect(screen.getByText('Remove 6 characters.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.type(await control('b-faq-items-1-question'), 'How?');
  await user.click(screen.getByRole('radio', { name: 'Sand' }));
  await user.tab();
  await waitFor(() =>
    expect(saved().at(-1)?.blocks?.[0]?.props).toEqual({
      title: 'Questions and more of them',
      items: [{ question: 'Why?' }, { question: 'How?' }],
      tone: 'sand',
    }),
  );
});

test('a refused field shows its message, keeps its text, and does not stop the others', async () => {
  const problem = { field: 'title', block: 'faq', message: 'No “bad” in titles.' };
  const { saved } = open(documentOf(), ({ content }) =>
    JSON.stringify(content.blocks).includes('bad')
      ? Response.json({ ok: false, reason: 'invalid', problems: [problem] }, { status: 422 })
      : undefined,
  );
  await openSection(/^FAQ/);
  const title = await control('b-faq-title');
  await user.type(title, ' bad');
  await user.tab();
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(
    within(screen.getByRole('region', { name: 'Not saved' })).getByRole('link', {
      name: 'FAQ: Title',
    }),
  ).toBeDefined();
  await openTab('Page');
  await user.type(await control('title'), ' us');
  await user.tab();
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ title: 'Contact us' }));
  expect(JSON.stringify(saved().at(-1))).not.toContain('bad');
  await openTab('Section');
  expect((await control('b-faq-title')).value).toBe('Questions bad');
});

test('offers what an earlier visit could not save, and joins it with what was saved since', async () => {
  const document = documentOf();
  const first = open(document, () => new Response('', { status: 503 }));
  await user.type(box('Title'), ' by phone');
  await screen.findByText(/^Your text is kept in this browser/);
  // The tab crashes: nothing of it runs any more, and its text is in the browser.
  first.unmount();
  const saved = { ...document.content, seo: { title: 'Of someone else', description: '' } };
  open({ ...document, version: 4, content: saved });
  const offer = await screen.findByRole('region', { name: /never saved/ });
  expect(within(offer).getByText('Changed in it: Title.')).toBeDefined();
  await user.click(within(offer).getByRole('button', { name: 'Compare' }));
  expect(offer.querySelector('ins')?.textContent).toContain('by phone');
});

test('the page alone, until something leads to its fields', async () => {
  const { container } = open();
  const frame = () => container.querySelector('.page-editor[data-alone]');
  const button = screen.getByRole('button', { name: 'Show only the page' });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(frame()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Review and publish' }));
  expect(frame()).toBeNull();
});

test.each([
  ['a draft', {}, 'Review and publish'],
  ['public, with changes', { state: 'changed', live: LIVE }, 'Review and publish'],
  ['public', { state: 'published', live: { ...LIVE, version: 3 } }, undefined],
  ['in the trash', { state: 'trash', trashedAt: LIVE.since }, 'Review and restore'],
] as const)(
  'the bar of what is %s leads to what can be done with it',
  async (_, changes, label) => {
    open(documentOf(changes));
    const bar = within(screen.getByRole('banner'));
    const [button, ...others] = bar.queryAllByRole('button', { name: /^Review/ });
    expect([button?.textContent, others]).toEqual([label, []]);
    if (!button) return;
    await user.click(button);
    const panel = within(screen.getByRole('region', { name: 'Publishing' }));
    const act = label === 'Review and restore' ? 'Restore from the trash' : 'Publish';
    expect(panel.getByRole('button', { name: act })).toBeDefined();
  },
);

test('the bar offers nothing to people who may not publish', () => {
  open(documentOf(), undefined, { edit: true, publish: false });
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
});

test('a viewer reads the form and cannot type', () => {
  fakeFetch({});
  const may = { edit: false, publish: false };
  const element = <PageForm document={documentOf()} specs={SPECS} me={ME} may={may} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect((box('Title') as HTMLInputElement).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('leaving saves first, and asks if that fails', async () => {
  const { saved } = open(documentOf(), ({ content }) =>
    content.title === 'Contactx' ? new Response('', { status: 503 }) : undefined,
  );
  await user.type(box('Title'), 'x');
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(saved().at(-1)).toMatchObject({ title: 'Contactx' });
  expect(box('Title')).toBeDefined();
});

test('others see the section that has the focus', async () => {
  const { places } = open();
  await openSection(/^FAQ/);
  await user.click(await control('b-faq-title'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(places().at(-1)).toBe('faq'));
});

test('readers have no buttons to change sections and lists', async () => {
  open(undefined, undefined, { edit: false, publish: false });
  await openSection(/^FAQ/);
  const question = await control('b-faq-items-0-question');
  expect(question.readOnly).toBe(true);
  for (const name of [/^Move /, /^Remove/, /^Add/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
