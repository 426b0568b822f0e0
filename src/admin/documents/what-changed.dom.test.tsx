import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { openDocument } from '#tests/support/dom/document-screen.tsx';

/** The list of what publishing would change for visitors. */

const user = userEvent.setup({ delay: null });

const question = (text: string) => ({ question: text, answer: 'Yes.' });
const content = (title: string, questions: string[], isHidden = false): DocumentContent => ({
  title,
  blocks: [
    { id: 'faq', type: 'faq', props: { title: 'Questions', items: questions.map(question) } },
    { id: 'end', type: 'cta-banner', props: { title: 'Call' }, ...(isHidden && { hidden: true }) },
  ],
});
const live = (of: DocumentContent | null) => ({
  since: '2026-11-20T15:00:00.000Z',
  address: '/contact',
  version: 3,
  revision: 1,
  content: of,
});
const panel = () => within(screen.getByRole('region', { name: 'Publishing' }));

test('says each section once, with what differs in it', async () => {
  openDocument({
    document: buildScreenDocument({
      version: 4,
      state: 'changed',
      live: live(content('Contact', ['How long?', 'How much?'])),
      content: content('Contact us', ['Who?', 'How long?', 'How much is it?'], true),
    }),
  });
  expect(panel().getByText('3 changes since the public version')).toBeDefined();
  const link = panel().getByRole('link', { name: 'Compare side by side' });
  expect(link.getAttribute('href')).toBe('/?compare=public..now');
  const summaries = [...document.querySelectorAll('.section-changes summary')];
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    'SettingsChanged',
    'FAQQuestionsChanged',
    'CTA bannerCallHidden',
  ]);
  await user.click(summaries[1]!);
  const items = [...document.querySelectorAll('.list-diff-name')].map((name) => name.textContent);
  expect(items).toEqual(['Item 1 added', 'Item 3, before item 2']);
});

test('says that nothing has changed', () => {
  const same = content('Contact', []);
  openDocument({
    document: buildScreenDocument({ state: 'published', live: live(same), content: same }),
  });
  expect(panel().getByText('Nothing has changed since the public version.')).toBeDefined();
});

test('lists what will be new on a page that nobody can see yet, without hidden sections', () => {
  openDocument({ document: buildScreenDocument({ content: content('Contact', [], true) }) });
  expect(panel().getByText('All of it is new: one section.')).toBeDefined();
  expect(panel().getByText('FAQ: Questions')).toBeDefined();
  expect(panel().getByText('One hidden section is left out.')).toBeDefined();
});

test('says that a page which went offline is shown anew, and that an empty one has nothing', () => {
  openDocument({
    document: buildScreenDocument({
      state: 'unpublished',
      offlineSince: '2026-11-20T15:00:00.000Z',
      content: { title: 'Contact', blocks: [] },
    }),
  });
  expect(
    panel().getByText(/visitors will see all of it anew\. It has no sections yet\.$/),
  ).toBeDefined();
});

test('says that a public version which is no longer kept cannot be compared', () => {
  openDocument({
    document: buildScreenDocument({ state: 'changed', version: 4, live: live(null) }),
  });
  expect(panel().getByText(/no longer kept/)).toBeDefined();
});

test('the sections of a long new page are counted, and listed on request', async () => {
  const blocks = Array.from({ length: 9 }, (_, at) => ({
    id: `faq-${at}`,
    type: 'faq',
    props: { title: `Questions ${at}` },
  }));
  openDocument({ document: buildScreenDocument({ content: { title: 'Offer', blocks } }) });
  expect(panel().getByText('All of it is new: 9 sections.')).toBeDefined();
  const list = panel().getByText('FAQ: Questions 8').closest('details')!;
  expect(list.open).toBe(false);
  await user.click(panel().getByText('Show all 9'));
  expect(list.open).toBe(true);
});

test('speaks of the version in use where visitors see none, as of a template', () => {
  const same = content('How-to', []);
  const template = { kind: 'template' as const, content: same };
  openDocument({
    document: buildScreenDocument({ ...template, state: 'published', live: live(same) }),
  });
  expect(panel().getByText('Nothing has changed since the version in use.')).toBeDefined();
});
