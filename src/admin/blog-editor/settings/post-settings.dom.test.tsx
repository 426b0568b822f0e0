import { siteDay } from '#src/platform/clock/site-day.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useCallback, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { documentApi } from '#src/admin/documents/document-api.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { paragraph, POST } from '#tests/builders/check-fixtures.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { PostSearch } from './post-search.tsx';
import { PostSettings } from './post-settings.tsx';
import type { SettingsProps } from './settings-props.ts';
import { onWritingRequest, type WritingRequest } from './writing-requests.ts';

const ME = { id: 'me', name: 'me@cadron.example' };
const LIVE = {
  since: '2026-11-01T15:00:00.000Z',
  address: '/insights/five-handoffs',
  version: 3,
  revision: 1,
  content: null,
};
const FILE = {
  id: 'f1',
  url: '/media/cms_media/Insights/harbor.jpg',
  focus: { x: 0.25, y: 0.5 },
  width: 2000,
  height: 1200,
};

const user = userEvent.setup({ delay: null });
afterEach(() => localStorage.clear());

function open(
  Tab: ComponentType<SettingsProps>,
  content: object = {},
  document: Partial<ScreenDocument> = {},
  more: Partial<SettingsProps> = {},
) {
  const opened = buildScreenDocument({
    kind: 'post',
    titleSuffix: ' | Cadron Co',
    content: { ...POST, ...content },
    ...document,
  });
  fakeFetch({
    [`GET ${documentApi(opened.id)}/address`]: ({ query }) =>
      Response.json({
        menus: [],
        findings:
          query.get('path') === 'spring'
            ? [{ severity: 'warning', message: 'Visitors are redirected to /insights/spring.' }]
            : [],
      }),
    [`GET ${documentApi(opened.id)}/link-suggestions`]: () =>
      Response.json({
        suggestions: [
          {
            href: '/book-audit',
            title: 'Growth audit',
            kind: 'Page',
            phrase: { text: 'growth audit', field: 'body.content.1' },
          },
        ],
      }),
    'GET /admin/api/post-options': () =>
      Response.json({
        tags: [
          { name: 'CRM Strategy', count: 4 },
          { name: 'AI Enablement', count: 2 },
        ],
        authors: [{ name: 'Guest Writer', count: 1 }],
      }),
    'GET /admin/media-library/picker': () => Response.json({ file: FILE, folders: [] }),
    'GET /admin/api/links': () => Response.json({ facts: [], targets: [] }),
  });
  let current = opened.content;
  function Screen() {
    const [shown, setShown] = useState(current);
    const update = useCallback((change: (before: DocumentContent) => DocumentContent) => {
      current = change(current);
      setShown(current);
    }, []);
    const edited = { content: shown, problems: [], isReadOnly: false, canEdit: true, update };
    return <Tab edited={edited} document={opened} me={ME} {...more} />;
  }
  const view = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />,
  );
  return { ...view, content: () => current };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tagBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Category and tags/ });

test('a draft is offered the slug of its title; a public post the redirect, or its old slug back', async () => {
  const { content, unmount } = open(PostSettings, { slug: '' });
  await user.click(screen.getByRole('button', { name: 'Use five-handoffs-that-leak' }));
  expect(content()['slug']).toBe('five-handoffs-that-leak');
  expect(await screen.findByText(/Nothing else has this address/)).toBeDefined();
  unmount();
  const changed = open(PostSettings, { slug: 'spring' }, { live: LIVE });
  expect(await screen.findByText('Visitors are redirected to /insights/spring.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep /insights/five-handoffs' }));
  expect(changed.content()['slug']).toBe('five-handoffs');
});

test('tags are picked with their counts, typed in any case, made the category, and removed', async () => {
  const { content } = open(PostSettings, { categoryTags: ['CRM Strategy'] });
  await user.click(tagBox());
  const option = await screen.findByRole('option', { name: /AI Enablement/ });
  expect(option.textContent).toContain('2 posts');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(content()['categoryTags']).toEqual(['CRM Strategy', 'AI Enablement']);
  await user.type(tagBox(), 'ai enablement{Enter}');
  expect(screen.getByText('AI Enablement is there already.')).toBeDefined();
  await user.type(tagBox(), 'Brand new,');
  expect(content()['categoryTags']).toEqual(['CRM Strategy', 'AI Enablement', 'Brand new']);
  await user.click(screen.getByRole('button', { name: 'Make Brand new the category' }));
  await user.click(screen.getByRole('button', { name: 'Remove AI Enablement' }));
  expect(content()['categoryTags']).toEqual(['Brand new', 'CRM Strategy']);
});

test('what was typed as a tag is added when the field is left', async () => {
  const { content } = open(PostSettings, { categoryTags: [] });
  await user.type(tagBox(), 'Pricing');
  await user.tab();
  expect(content()['categoryTags']).toEqual(['Pricing']);
});

test('the author is someone of the team, of another post, or any name', async () => {
  const { content } = open(PostSettings);
  const select = screen.getByRole('combobox', { name: 'Author' });
  expect(screen.getByText(/Principal, CRM and Operations/)).toBeDefined();
  await screen.findByRole('option', { name: 'Guest Writer' });
  await user.selectOptions(select, 'Guest Writer');
  expect(content()['author']).toBe('Guest Writer');
  await user.selectOptions(select, 'Another name…');
  await user.clear(box('Name of the author'));
  await user.type(box('Name of the author'), 'Ana');
  expect(content()['author']).toBe('Ana');
  await user.selectOptions(select, 'No author');
  expect(content()['author']).toBeNull();
});

test('the cover is shown at every ratio of the site, with its focal point', async () => {
  open(PostSettings, { coverImage: FILE.url });
  const frames = screen.getByRole('list', { name: 'The cover as the site shows it' });
  const sources = [...frames.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([
    `${FILE.url}?width=480&height=240`,
    `${FILE.url}?width=480&height=120`,
    `${FILE.url}?width=480&height=192`,
  ]);
  expect(await screen.findByText(/25% from the left, 50% from the top/)).toBeDefined();
});

test('the reading time is computed unless someone says another', async () => {
  const { content } = open(PostSettings, {
    body: { type: 'doc', content: [paragraph('word '.repeat(660))] },
  });
  expect(box('Reading time').placeholder).toBe('3 min read');
  await user.type(box('Reading time'), 'A weekend');
  expect(content()['readTime']).toBe('A weekend');
  await user.click(screen.getByRole('button', { name: 'Use 3 min read' }));
  expect(content()['readTime']).toBeNull();
});

test('says who can find the post: its life, and two switches', async () => {
  const onPublish = vi.fn();
  const { content } = open(PostSettings, {}, { state: 'draft' }, { onPublish });
  expect(screen.getByText('Only the team can read it.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publish or schedule it' }));
  expect(onPublish).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('checkbox', { name: 'Pinned' }));
  await user.click(screen.getByRole('checkbox', { name: 'Listed' }));
  expect(content()).toMatchObject({ isListed: false, isFeatured: true });
  expect(screen.getByText('No effect while the post is not listed.')).toBeDefined();
});

test('a review is dated with one press, and taken back', async () => {
  const { content } = open(PostSettings);
  await user.click(screen.getByRole('button', { name: 'Reviewed today' }));
  const today = siteDay(new Date());
  expect(content()['lastReviewedAt']).toBe(`${today}T00:00:00.000Z`);
  await user.clear(screen.getByLabelText('Last reviewed'));
  expect(content()['lastReviewedAt']).toBeNull();
});

test('a suggested link goes to the writing surface, else its address is copied', async () => {
  open(PostSettings);
  const insert = await screen.findByRole('button', { name: 'Insert a link to Growth audit' });
  await user.click(insert);
  expect(await screen.findByText('/book-audit copied. Paste it as a link.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('/book-audit');
  const asked: WritingRequest[] = [];
  const stop = onWritingRequest((request) => asked.push(request) > 0);
  await user.click(insert);
  stop();
  expect(asked).toMatchObject([{ type: 'link', href: '/book-audit', phrase: 'growth audit' }]);
  expect(await screen.findByText('Linked to Growth audit.')).toBeDefined();
});

test('reading hints lead to long sentences, and stay off for who switched them off', async () => {
  const long = `${'A sentence that goes on and on '.repeat(6)}without an end.`;
  const body = { type: 'doc', content: [paragraph(long)] };
  const { unmount } = open(PostSettings, { body });
  const asked: WritingRequest[] = [];
  const stop = onWritingRequest((request) => asked.push(request) > 0);
  await user.click(screen.getByRole('button', { name: /^A sentence that goes on/ }));
  stop();
  expect(asked).toMatchObject([{ type: 'show', field: 'body.content.0' }]);
  await user.click(screen.getByRole('checkbox', { name: 'Show reading hints' }));
  expect(screen.queryByText(/more than 30 words/)).toBeNull();
  unmount();
  open(PostSettings, { body });
  expect(screen.queryByText(/more than 30 words/)).toBeNull();
});

test('the tab Search previews the result, the card, and the shared link as one types', async () => {
  const { container, content } = open(PostSearch, {
    seo: null,
    publishedAt: '2026-11-03T00:00:00.000Z',
  });
  const result = container.querySelector<HTMLElement>('.search-preview')!;
  expect(within(result).getByText('Five handoffs that leak | Cadron Co')).toBeDefined();
  expect(within(result).getByText('Where leads get lost.')).toBeDefined();
  const card = container.querySelector('.card-preview')!;
  expect(card.textContent).toContain('CRM StrategyNovember 3, 20261 min read');
  await user.type(box('Search title'), 'W'.repeat(31));
  expect(
    screen.getByText(/pixels, with “\| Cadron Co”: search results cut off the end/),
  ).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Hide from search engines' }));
  expect(result.textContent).toContain('Hidden');
  expect(content()['seo']).toEqual({ title: 'W'.repeat(31), noindex: true });
  expect(container.querySelector('.social-preview')!.textContent).toContain('W'.repeat(31));
});
