import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import {
  CONTENT,
  contentNow,
  focused,
  ids,
  openSections,
  row,
  rows,
  said,
  select,
  user,
} from '#tests/support/dom/section-editor.tsx';

/** The outline: what it shows, its keys and its menu, and undo. */

const menu = () => screen.queryByRole('menu');

beforeEach(() => listenToKeys());

test('lists the sections with kind, heading, and what is the matter with them', async () => {
  openSections({
    content: {
      ...CONTENT,
      blocks: [
        ...CONTENT.blocks!.slice(0, 2),
        { id: 'x', type: 'cta-banner', props: {}, hidden: true },
      ],
    },
  });
  expect(rows()).toEqual(['Page hero: Hello there', 'FAQ: Why?, 1 problem', 'CTA banner, hidden']);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  // One stop of Tab for all sections, and one for the actions of this one.
  expect(focused()).toBe('Page hero: Hello there');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('FAQ: Why?, 1 problem');
  expect(row(/FAQ/).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}');
  expect(focused()).toBe('CTA banner, hidden');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Actions for CTA banner');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(focused()).toBe('Page hero: Hello there');
});

test('moves by Alt and arrow keys, keeps the focus, and says where it is', async () => {
  openSections();
  await select(/Page hero/);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(ids()).toEqual(['faq', 'hero', 'end']);
  expect(said()).toBe('Page hero: Hello there is now number 2 of 3.');
  expect(focused()).toBe('Page hero: Hello there');
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(said()).toBe('Page hero: Hello there is the last section already.');
  expect(ids()).toEqual(['faq', 'end', 'hero']);
  await user.click(screen.getByRole('button', { name: 'Undo: move Page hero' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(ids()).toEqual(['hero', 'faq', 'end']);
  expect(screen.getByRole('status', { name: 'Undo' }).textContent).toBe('Undone: move Page hero.');
  await user.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
  expect(ids()).toEqual(['faq', 'end', 'hero']);
});

test('removes with an offer to undo, which takes back only that', async () => {
  openSections();
  await select(/FAQ/);
  await user.keyboard('{Delete}');
  expect(ids()).toEqual(['hero', 'end']);
  expect(focused()).toBe('CTA banner');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(
    within(screen.getByRole('status', { name: 'Result' })).getByRole('button', { name: 'Undo' }),
  );
  expect(ids()).toEqual(['hero', 'faq', 'end']);
  expect(contentNow().title).toBe('Offer!');
  expect(said()).toBe('FAQ: Why? is back.');
});

test('hides and shows again; duplicates below with an id of its own', async () => {
  openSections();
  await select(/FAQ/);
  await user.keyboard('h');
  expect(contentNow().blocks![1]).toMatchObject({ hidden: true });
  expect(rows()[1]).toBe('FAQ: Why?, hidden, 1 problem');
  await user.keyboard('h');
  expect(contentNow().blocks![1]).toEqual(CONTENT.blocks![1]);
  await user.keyboard('{Control>}d{/Control}');
  expect(contentNow().blocks).toHaveLength(4);
  expect(contentNow().blocks![2]).toMatchObject({ type: 'faq', props: { title: 'Why?' } });
  expect(new Set(ids()).size).toBe(4);
  expect(said()).toBe('FAQ: Why? was duplicated. The copy is number 3 of 4.');
  expect(focused()).toBe('FAQ: Why?');
});

test('no key of the outline does anything while someone types', async () => {
  openSections();
  await select(/FAQ/);
  const field = screen.getByLabelText('Search');
  await user.type(field, 'hdaxv{Delete}{Backspace}{ArrowUp}');
  fireEvent.keyDown(field, { key: 'd', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'ArrowUp', altKey: true });
  expect(contentNow()).toEqual(CONTENT);
  // A search has its own undo; a field of the document has that of the document.
  await user.type(screen.getByLabelText('Title'), '!');
  expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
  expect(contentNow().title).toBe('Offer!');
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })).toBe(
    false,
  );
  expect(contentNow()).toEqual(CONTENT);
});

test('the menu has everything, by mouse and by key', async () => {
  openSections();
  await user.click(screen.getByRole('button', { name: 'Actions for Page hero: Hello there' }));
  expect(menu()?.getAttribute('aria-label')).toBe('Actions for Page hero: Hello there');
  expect(
    within(menu()!)
      .getAllByRole('menuitem')
      .map((item) => item.firstChild?.textContent),
  ).toEqual([
    'Add section above',
    'Add section below',
    'Move up',
    'Move down',
    'Duplicate',
    'Copy',
    'Cut',
    'Paste below',
    'Hide from visitors',
    'Remove',
  ]);
  await user.keyboard('m');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(contentNow()).toEqual(CONTENT);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(ids()).toEqual(['faq', 'hero', 'end']);
  expect(menu()).toBeNull();
  expect(focused()).toBe('Page hero: Hello there');
  fireEvent.contextMenu(row(/FAQ/));
  expect(menu()?.getAttribute('aria-label')).toBe('Actions for FAQ: Why?');
  await user.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(focused()).toBe('FAQ: Why?, 1 problem');
});

test('of 200 sections, only what changed is rendered again', async () => {
  const rendered: string[] = [];
  const watched = (id: string, title: string): DocumentBlock => ({
    id,
    type: 'faq',
    get props() {
      rendered.push(id);
      return { title };
    },
  });
  const blocks = Array.from({ length: 200 }, (_, at) => watched(`b${at}`, `Title ${at}`));
  openSections({ content: { ...CONTENT, blocks } });
  // All rows are rendered again once the code for dragging is there.
  await act(async () => void (await import('#src/admin/drag/row-drag.ts')));
  expect(new Set(rendered).size).toBe(200);
  rendered.length = 0;
  await user.type(screen.getByLabelText('Title'), 'abc');
  expect(rendered).toEqual([]);
  await user.click(row(/: Title 7$/));
  expect(new Set(rendered)).toEqual(new Set(['b0', 'b7']));
});
