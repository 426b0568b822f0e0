import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { BEN, openTab, settled } from '#tests/support/working-copy.ts';
import { ConflictList } from './conflict-list.tsx';
import { MergeNoteLine } from './merge-note-line.tsx';
import type { WorkingCopyStore } from './working-copy.ts';

const content = (hero: string, faq = 'Questions'): DocumentContent => ({
  title: 'Contact',
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: hero } },
    { id: 'faq', type: 'faq', props: { title: faq } },
  ],
});

function Screen({ store }: { store: WorkingCopyStore }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  return (
    <>
      <MergeNoteLine note={state.note} onClose={store.dismissNote} />
      <ConflictList state={state} onResolve={store.resolve} />
    </>
  );
}

/** An editor and Ben have both changed the title of the hero, and Ben the one of the FAQ, too. */
async function openConflict() {
  const server = new DocumentServerFake(content('Fix the leak first'));
  const tab = openTab(server);
  tab.store.edit(() => content('Fix the biggest leak first'));
  server.saveAsOther(() => content('Find the leak first', 'Before you write'), BEN);
  tab.store.flush();
  server.settle();
  await settled();
  render(<Screen store={tab.store} />);
  const accept = async () => {
    server.settle();
    await settled();
    server.settle();
    await settled();
  };
  return { server, ...tab, accept };
}

const titles = (server: DocumentServerFake) =>
  server.checkpoints.map(
    ({ content: { blocks } }) => (blocks![0]!.props as { title: string }).title,
  );

test('shows both texts side by side with the words that differ, who wrote theirs, and the text before', async () => {
  await openConflict();
  const conflict = screen.getByRole('listitem', { name: 'Page hero: Title' });
  const mine = within(conflict).getByRole('region', { name: 'Page hero: Title: your text' });
  const theirs = within(conflict).getByRole('region', {
    name: 'Page hero: Title: the text of ben',
  });
  expect([...mine.querySelectorAll('ins')].map((word) => word.textContent)).toEqual([
    expect.stringContaining('biggest'),
  ]);
  expect([...theirs.querySelectorAll('ins')].map((word) => word.textContent)).toEqual([
    expect.stringContaining('Find'),
  ]);
  expect(within(theirs).getByRole('heading').textContent).toMatch(/^ben, Nov 22, 2026, .* CST$/);
  const before = within(conflict).getByText('The text before both changes');
  expect(before.parentElement!.textContent).toContain('Fix the leak first');
  expect(screen.getByRole('status', { name: 'Changes of others' }).textContent).toContain(
    'ben changed “FAQ: Title”.',
  );
});

test.each([
  ['Use yours: Page hero: Title', 'Fix the biggest leak first'],
  ['Use ben’s: Page hero: Title', 'Find the leak first'],
])('%s by keyboard keeps the other text in the history', async (button, chosen) => {
  const { server, accept, status } = await openConflict();
  screen.getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  await accept();
  expect(titles(server).at(-1)).toBe(chosen);
  expect(titles(server)).toEqual(
    expect.arrayContaining(['Fix the biggest leak first', 'Find the leak first']),
  );
  expect(status()).toBe('saved');
  expect(screen.queryByRole('listitem', { name: 'Page hero: Title' })).toBeNull();
});

test('a joined text begins with both, and is saved', async () => {
  const { server, accept } = await openConflict();
  await userEvent.click(screen.getByText('Write a text of both'));
  const joined = screen.getByRole('textbox', { name: 'Page hero: Title, joined' });
  expect((joined as HTMLTextAreaElement).value).toBe(
    'Fix the biggest leak first\nFind the leak first',
  );
  await userEvent.clear(joined);
  await userEvent.type(joined, 'Find and fix the biggest leak first');
  await userEvent.click(screen.getByRole('button', { name: 'Use this text: Page hero: Title' }));
  await accept();
  expect(titles(server).at(-1)).toBe('Find and fix the biggest leak first');
  expect(titles(server)).toContain('Fix the biggest leak first');
});
