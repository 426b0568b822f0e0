import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#src/admin/notices/toasts.tsx';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { BlockActionParts } from './block-action-parts.tsx';
import { useBlockActions } from './blocks/use-block-actions.ts';
import { Outline } from './outline.tsx';
import { useUndo } from './undo/use-undo.ts';
import { UndoButtons } from './undo/undo-buttons.tsx';

/** The outline with its actions and undo, as the page editor puts them together. */

const TEXT = { kind: 'text', min: 0 } as const;
const SPECS = Object.fromEntries(
  ['page-hero', 'faq', 'cta-banner', 'brand-new'].map((type) => [
    type,
    {
      kind: 'object',
      fields: [{ name: 'title', label: 'Title', isOptional: false, spec: TEXT }],
    } as const,
  ]),
);
const CONTENT: DocumentContent = {
  title: 'Offer',
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello\nthere' } },
    { id: 'faq', type: 'faq', props: { title: 'Why?' } },
    { id: 'end', type: 'cta-banner', props: {} },
  ],
};

interface Options {
  content?: DocumentContent;
  isReadOnly?: boolean;
  canEdit?: boolean;
  documentId?: string;
}

let content: DocumentContent;
const renders = vi.fn();

function Editor({
  content: first = CONTENT,
  isReadOnly = false,
  canEdit = true,
  documentId = 'page-1',
}: Options) {
  const [now, setNow] = useState(first);
  const [selected, setSelected] = useState<string>();
  content = now;
  const undo = useUndo({
    update: (change) => {
      content = change(content);
      setNow(content);
    },
    isReadOnly,
    onPlace: setSelected,
  });
  const state = useBlockActions({
    documentId,
    specs: SPECS,
    isReadOnly,
    update: undo.update,
    content: now,
    onSelect: setSelected,
  });
  return (
    <>
      <UndoButtons undo={undo} isReadOnly={isReadOnly} />
      <Profiler id="outline" onRender={renders}>
        <Outline
          blocks={now.blocks ?? []}
          problems={[{ block: 'faq', field: 'title', message: 'Too long.' }]}
          isReadOnly={isReadOnly}
          canEdit={canEdit}
          selected={selected}
          actions={state.actions}
          onSelect={setSelected}
        />
      </Profiler>
      <input
        aria-label="Title"
        data-edits-document=""
        value={now.title}
        onChange={({ target }) => undo.update((all) => ({ ...all, title: target.value }))}
      />
      <input aria-label="Search" />
      <BlockActionParts state={state} specs={SPECS} alsoAnnounced={undo.announced} />
      <main id="main" tabIndex={-1} />
      <Toasts incoming={undefined} />
    </>
  );
}

const menu = () => screen.queryByRole('menu');
const item = (name: RegExp) => screen.getByRole('menuitem', { name });

const user = userEvent.setup({ delay: null });
const open = (options: Options = {}) => render(<Editor {...options} />);
const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const row = (name: RegExp) => screen.getByRole('row', { name });
const ids = () => content.blocks!.map(({ id }) => id);
const said = () => screen.getByRole('status', { name: 'Sections' }).textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');
const select = async (name: RegExp) => {
  await user.click(row(name));
  row(name).focus();
};

beforeEach(() => listenToKeys());

test('lists the sections with kind, heading, and what is the matter with them', async () => {
  open({
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
  open();
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
  open();
  await select(/FAQ/);
  await user.keyboard('{Delete}');
  expect(ids()).toEqual(['hero', 'end']);
  expect(focused()).toBe('CTA banner');
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(
    within(screen.getByRole('status', { name: 'Result' })).getByRole('button', { name: 'Undo' }),
  );
  expect(ids()).toEqual(['hero', 'faq', 'end']);
  expect(content.title).toBe('Offer!');
  expect(said()).toBe('FAQ: Why? is back.');
});

test('hides and shows again; duplicates below with an id of its own', async () => {
  open();
  await select(/FAQ/);
  await user.keyboard('h');
  expect(content.blocks![1]).toMatchObject({ hidden: true });
  expect(rows()[1]).toBe('FAQ: Why?, hidden, 1 problem');
  await user.keyboard('h');
  expect(content.blocks![1]).toEqual(CONTENT.blocks![1]);
  await user.keyboard('{Control>}d{/Control}');
  expect(content.blocks).toHaveLength(4);
  expect(content.blocks![2]).toMatchObject({ type: 'faq', props: { title: 'Why?' } });
  expect(new Set(ids()).size).toBe(4);
  expect(said()).toBe('FAQ: Why? was duplicated. The copy is number 3 of 4.');
  expect(focused()).toBe('FAQ: Why?');
});

test('no key of the outline does anything while someone types', async () => {
  open();
  await select(/FAQ/);
  const field = screen.getByLabelText('Search');
  await user.type(field, 'hdaxv{Delete}{Backspace}{ArrowUp}');
  fireEvent.keyDown(field, { key: 'd', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'ArrowUp', altKey: true });
  expect(content).toEqual(CONTENT);
  // A search has its own undo; a field of the document has that of the document.
  await user.type(screen.getByLabelText('Title'), '!');
  expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
  expect(content.title).toBe('Offer!');
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })).toBe(
    false,
  );
  expect(content).toEqual(CONTENT);
});

test('the menu has everything, by mouse and by key', async () => {
  open();
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
  expect(content).toEqual(CONTENT);
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
  const { unmount } = open();
  await select(/FAQ/);
  const cut = clip('cut', row(/FAQ/));
  await expect.poll(ids).toEqual(['hero', 'end']);
  clip('paste', row(/CTA/), cut);
  await expect.poll(ids).toEqual(['hero', 'end', 'faq']);
  expect(said()).toBe('FAQ: Why? was pasted as number 3 of 3.');
  const copied = clip('copy', row(/Page hero/));
  expect(ids()).toEqual(['hero', 'end', 'faq']);
  unmount();
  open({ documentId: 'page-2', content: { title: 'Other', blocks: [CONTENT.blocks![2]!] } });
  clip('paste', row(/CTA/), copied);
  await expect.poll(() => content.blocks!.length).toBe(2);
  expect(content.blocks![1]).toMatchObject({ type: 'page-hero', props: { title: 'Hello\nthere' } });
  expect(ids()[1]).not.toBe('hero');
});

test('what is no section is not pasted, and says so; without the clipboard, the last copy is', async () => {
  open();
  await select(/FAQ/);
  clip('paste', row(/FAQ/), 'Dear Sir or Madam');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The clipboard holds no section.',
  );
  expect(content).toEqual(CONTENT);
  clip('copy', row(/FAQ/));
  await user.click(screen.getByRole('button', { name: /Actions for FAQ/ }));
  // The menu asks the browser, which has no clipboard here.
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', clipboard: undefined });
  await user.click(item(/Paste/));
  await expect.poll(() => content.blocks!.length).toBe(4);
});

test('adds a section at any place by searching, and selects it', async () => {
  open();
  await select(/Page hero/);
  await user.keyboard('a');
  const search = await screen.findByRole('combobox', { name: 'Search sections' });
  await user.type(search, 'questions{Enter}');
  expect(content.blocks!.map(({ type }) => type)).toEqual([
    'page-hero',
    'faq',
    'faq',
    'cta-banner',
  ]);
  expect(content.blocks![1]!.props).toEqual({ title: '' });
  expect(said()).toBe('FAQ was added as number 2 of 4.');
  expect(screen.queryByRole('dialog')).toBeNull();
  // A kind that nobody has described yet is there, too.
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(await screen.findByRole('option', { name: /^Brand new/ }));
  expect(content.blocks![2]!.type).toBe('brand-new');
});

test('without the right to change, sections can be selected and copied, nothing else', async () => {
  open({ canEdit: false, isReadOnly: true });
  expect(screen.queryByRole('button', { name: /Actions|Add/ })).toBeNull();
  await select(/FAQ/);
  await user.keyboard('{Delete}h{Control>}d{/Control}{Alt>}{ArrowUp}{/Alt}a');
  clip('paste', row(/FAQ/), clip('copy', row(/FAQ/)));
  clip('cut', row(/FAQ/));
  await act(() => Promise.resolve());
  expect(content).toEqual(CONTENT);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Page hero: Hello there');
});

test('an empty page offers the first section', async () => {
  open({ content: { title: 'New' } });
  expect(screen.getByText('This page has no sections yet. Add the first one.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(await screen.findByRole('option', { name: /^Page hero/ }));
  expect(content.blocks).toHaveLength(1);
});
