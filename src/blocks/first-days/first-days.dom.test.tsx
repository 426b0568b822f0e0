import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { renderBlocks } from '#tests/support/render-blocks.tsx';
import { start } from './first-days.island.ts';

const pageAt = (path: string) => DEFAULT_PAGES.find((page) => page.path === path)!;

/** What the site serves; none while it cannot be reached. */
let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(await renderBlocks(pageAt(path)));
  });
});

async function open() {
  const { blocks } = pageAt('/services');
  const block = blocks.find(({ type }) => type === 'first-days')!;
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: await renderBlocks({ blocks: [block] }) }} />,
  );
  return container.querySelector<HTMLElement>('section')!;
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const items = (side: number) =>
  [...document.querySelectorAll('.plan-dates')[side]!.children].map((item) =>
    [...item.children].map(({ textContent }) => textContent).join(' '),
  );

test('without a script stands the plan of the first pair, with links to both pages', async () => {
  await open();
  expect(items(0)).toContain(titlesOf('/manufacturing')[0]);
  expect(items(1).at(-1)).toMatch(/Day 90$/);
  expect(items(1).length).toBeGreaterThan(5);
  for (const [name, path] of [
    ['Manufacturing', '/manufacturing'],
    ['AI Enablement', '/services/ai-enablement'],
  ] as const)
    expect(screen.getByRole('link', { name: `More about ${name}` }).getAttribute('href')).toBe(
      path,
    );
});

/** The titles of the challenges of a page. */
const titlesOf = (path: string) =>
  pageAt(path).blocks.flatMap((block) =>
    block.type === 'challenges' ? block.props.items.map(({ title }) => title) : [],
  );

test('a choice brings challenges and plan from their pages', async () => {
  start(await open());
  choose('Your market', '/saas');
  await waitFor(() => expect(items(0)).toEqual(titlesOf('/saas')));
  choose('Service', '/services/crm-strategy');
  await waitFor(() => expect(items(1)[0]).toMatch(/^InterviewsDays 0 to 14 14 people/));
  expect(screen.getByRole('heading', { name: 'What we look for first in SaaS' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'CRM Strategy, day by day' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'More about SaaS' }).getAttribute('href')).toBe('/saas');
});

test('offline it says so, and links to the page', async () => {
  start(await open());
  isOnline = false;
  choose('Service', '/services/paid-media');
  await waitFor(() => expect(items(1)).toHaveLength(1));
  expect(screen.getByText('This did not load. The link below has it.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'More about Paid Media' })).toBeDefined();
});

test('what was chosen before the script came is shown', async () => {
  const section = await open();
  choose('Your market', '/ecommerce');
  start(section);
  await waitFor(() => expect(items(0)).toEqual(titlesOf('/ecommerce')));
});

test('prints the plan alone', async () => {
  const section = await open();
  const printed: unknown[] = [];
  vi.stubGlobal('print', () => printed.push(document.documentElement.dataset['print']));
  start(section);
  fireEvent.click(screen.getByText('Print on one page'));
  expect(printed).toEqual(['first-days']);
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
