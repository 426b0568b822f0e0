import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import {
  CONTENT,
  contentNow,
  focused,
  ids,
  openSections,
  row,
  said,
  select,
  user,
} from '#tests/support/dom/section-editor.tsx';

/** Sections that come from elsewhere: the clipboard, and the dialog that adds one. */

const item = (name: RegExp) => screen.getByRole('menuitem', { name });

beforeEach(() => listenToKeys());

/** jsdom has no clipboard events. */
function clip(type: 'copy' | 'cut' | 'paste', target: Element, text = ''): string {
  const data = new Map([['text/plain', text]]);
  const clipboardData = {
    getData: (kind: string) => data.get(kind) ?? '',
    setData: (kind: string, value: string) => data.set(kind, value),
  };
  const event = createEvent[type](target);
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  fireEvent(target, event);
  return data.get('text/plain')!;
}

test('cuts here and pastes below another section, with its id; copies to another page with a new one', async () => {
  const { unmount } = openSections();
  await select(/FAQ/);
  const cut = clip('cut', row(/FAQ/));
  await expect.poll(ids).toEqual(['hero', 'end']);
  clip('paste', row(/CTA/), cut);
  await expect.poll(ids).toEqual(['hero', 'end', 'faq']);
  expect(said()).toBe('FAQ: Why? was pasted as number 3 of 3.');
  const copied = clip('copy', row(/Page hero/));
  expect(ids()).toEqual(['hero', 'end', 'faq']);
  unmount();
  openSections({
    documentId: 'page-2',
    content: { title: 'Other', blocks: [CONTENT.blocks![2]!] },
  });
  clip('paste', row(/CTA/), copied);
  await expect.poll(() => contentNow().blocks!.length).toBe(2);
  expect(contentNow().blocks![1]).toMatchObject({
    type: 'page-hero',
    props: { title: 'Hello\nthere' },
  });
  expect(ids()[1]).not.toBe('hero');
});

test('what is no section is not pasted, and says so; without the clipboard, the last copy is', async () => {
  openSections();
  await select(/FAQ/);
  clip('paste', row(/FAQ/), 'Dear Sir or Madam');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The clipboard holds no section.',
  );
  expect(contentNow()).toEqual(CONTENT);
  clip('copy', row(/FAQ/));
  await user.click(screen.getByRole('button', { name: /Actions for FAQ/ }));
  // The menu asks the browser, which has no clipboard here.
  vi.stubGlobal('navigator', { userAgent: '' });
  await user.click(item(/Paste/));
  await expect.poll(() => contentNow().blocks!.length).toBe(4);
});

test('adds a section at any place by searching, and selects it', async () => {
  openSections();
  await select(/Page hero/);
  await user.keyboard('a');
  const search = await screen.findByRole('combobox', { name: 'Search sections' });
  await user.type(search, 'questions{Enter}');
  expect(contentNow().blocks!.map(({ type }) => type)).toEqual([
    'page-hero',
    'faq',
    'faq',
    'cta-banner',
  ]);
  expect(contentNow().blocks![1]!.props).toEqual({ title: '' });
  expect(said()).toBe('FAQ was added as number 2 of 4.');
  expect(screen.queryByRole('dialog')).toBeNull();
  // A kind that nobody has described yet is there, too.
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(await screen.findByRole('option', { name: /^Brand new/ }));
  expect(contentNow().blocks![2]!.type).toBe('brand-new');
});

test('without the right to change, sections can be selected and copied, nothing else', async () => {
  openSections({ canEdit: false, isReadOnly: true });
  expect(screen.queryByRole('button', { name: /Actions|Add/ })).toBeNull();
  await select(/FAQ/);
  await user.keyboard('{Delete}h{Control>}d{/Control}{Alt>}{ArrowUp}{/Alt}a');
  clip('paste', row(/FAQ/), clip('copy', row(/FAQ/)));
  clip('cut', row(/FAQ/));
  await act(() => Promise.resolve());
  expect(contentNow()).toEqual(CONTENT);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Page hero: Hello there');
});

test('an empty page offers the first section', async () => {
  openSections({ content: { title: 'New' } });
  expect(screen.getByText('There are no sections yet. Add the first one.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(await screen.findByRole('option', { name: /^Page hero/ }));
  expect(contentNow().blocks).toHaveLength(1);
});
