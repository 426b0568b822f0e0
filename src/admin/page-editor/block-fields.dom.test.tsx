import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { BACKGROUND, href, named, text } from '#src/blocks/fields.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { BlockFields } from './block-fields.tsx';
import type { ObjectSpec } from './field-spec.ts';
import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';
import { fieldSpecOf } from './read-field-specs.server.ts';

/** A block that exists nowhere else: its schema is all that the form knows of it. */
const SCHEMA = z.object({
  motto: text(20).meta(named('Motto', 'A short one.', { placeholder: 'Less is more' })),
  tone: z.enum(['paper', 'sand']).meta(BACKGROUND).default('paper'),
  size: z.enum(['small', 'medium', 'large', 'very large', 'huge']).optional(),
  minutes: z
    .int()
    .min(5)
    .max(60)
    .meta(named('Length', undefined, { unit: 'minutes' })),
  isOpen: z.boolean().meta(named('Open at first')).default(false),
  target: href,
  items: z
    .array(z.object({ name: text(30).meta(named('Name')) }).meta(named('Guest')))
    .min(1)
    .max(3)
    .meta(named('Guests')),
  extra: z
    .object({ remark: text(40).meta(named('Remark')) })
    .meta(named('Extra'))
    .optional(),
});
const PROPS = {
  motto: 'Less',
  minutes: 10,
  target: '/contact',
  items: [{ name: 'Ana' }, { name: 'Ben' }],
};
const BLOCK: DocumentBlock = { id: 'party', type: 'party', props: PROPS };

const user = userEvent.setup({ delay: null });

interface Opened {
  blocks?: readonly DocumentBlock[];
  spec?: ObjectSpec;
  problems?: readonly ServerProblem[];
  canEdit?: boolean;
}

/** The fields of all sections of a page, as its editor renders them. */
function open(options: Opened = {}) {
  const { blocks = [BLOCK], spec = fieldSpecOf(SCHEMA), problems = [], canEdit = true } = options;
  fakeFetch({ 'GET /admin/api/links': () => Response.json({ facts: [], targets: [] }) });
  let current: DocumentContent = { title: 'Page', blocks };
  function Page() {
    const [content, setContent] = useState(current);
    const update = useCallback((change: (before: DocumentContent) => DocumentContent) => {
      current = change(current);
      setContent(current);
    }, []);
    return content.blocks!.map((block) => (
      <BlockFields
        key={block.id}
        {...{ block, spec, problems, canEdit, update }}
        isReadOnly={!canEdit}
        blocks={blocks}
      />
    ));
  }
  const view = render(<Page />);
  return { ...view, props: () => current.blocks![0]!.props as Record<string, unknown> };
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('a block that has only a schema is edited by fields with its labels, help, units and limits', async () => {
  const { props } = open();
  const motto = box('Motto') as HTMLInputElement;
  expect(motto.placeholder).toBe('Less is more');
  await user.type(motto, ' is more');
  await user.click(screen.getByRole('radio', { name: 'Sand' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Huge');
  await user.click(screen.getByRole('checkbox', { name: 'Open at first' }));
  await user.click(screen.getByRole('button', { name: 'Add extra' }));
  await user.type(box('Remark'), 'Bring cake');
  expect(props()).toEqual({
    ...PROPS,
    motto: 'Less is more',
    tone: 'sand',
    size: 'huge',
    isOpen: true,
    extra: { remark: 'Bring cake' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove extra' }));
  expect(props()).not.toHaveProperty('extra');
});

test('errors appear as one types, and typing goes on', async () => {
  const { props } = open();
  await user.type(box('Motto'), ' and longer than that');
  const motto = box('Motto');
  expect(motto.getAttribute('aria-invalid')).toBe('true');
  expect(describedTexts(motto)).toContain('Remove 5 characters.');
  expect(describedTexts(motto)).toContain('A short one.');
  expect(props()['motto']).toBe('Less and longer than that');
  await user.type(motto, '{Backspace>5/}');
  expect(motto.getAttribute('aria-invalid')).toBeNull();
});

test('an empty field says so once it was left, not before', async () => {
  open();
  const motto = box('Motto');
  await user.clear(motto);
  expect(motto.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(describedTexts(motto)).toContain('Fill in this field.');
});

test('a number keeps what cannot be read in sight and the last number stored', async () => {
  const { props } = open();
  const minutes = box('Length') as HTMLInputElement;
  expect(describedTexts(minutes)).toContain('5 to 60 minutes.');
  await user.clear(minutes);
  await user.type(minutes, '1,200');
  expect(props()['minutes']).toBe(1200);
  expect(describedTexts(minutes)).toContain('Enter a number up to 60.');
  await user.type(minutes, ' or so');
  expect(minutes.value).toBe('1,200 or so');
  expect(describedTexts(minutes)).toContain('Enter a number here.');
  await user.clear(minutes);
  await user.type(minutes, '12{ArrowUp}');
  expect(props()['minutes']).toBe(13);
});

test('what the server found stands at its field; what only warns does not make it invalid', () => {
  open({
    problems: [
      { block: 'party', field: 'motto', message: 'Two sections say this.', severity: 'warning' },
      { block: 'party', field: 'items', message: 'Invite someone else.' },
    ],
  });
  expect(box('Motto').getAttribute('aria-invalid')).toBeNull();
  expect(describedTexts(box('Motto'))).toContain('Two sections say this.');
  expect(describedTexts(screen.getByRole('group', { name: 'Guests' }))).toContain(
    'Invite someone else.',
  );
});

test('items are added, moved and removed by keyboard, each move is announced, and the focus stays', async () => {
  const { props } = open();
  const names = () => (props()['items'] as { name: string }[]).map(({ name }) => name);
  const down = screen.getByRole('button', { name: 'Move down: Guest 1' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Ben', 'Ana']);
  expect(screen.getByText('Guest is now number 2 of 2.')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Guest 2');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['Ana', 'Ben']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Guest 1');
  await user.click(screen.getByRole('button', { name: 'Add guest' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('b-party-items-2-name'));
  await user.keyboard('Cleo');
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  screen.getByRole('button', { name: 'Guests: at most 3' }).focus();
  await user.keyboard('{Enter}');
  expect(names()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove: Guest 1' }));
  expect(names()).toEqual(['Ben', 'Cleo']);
  expect(screen.getByText('Guest 1 was removed.')).toBeDefined();
});

test('a moved item stays open, with what is in it', async () => {
  const { container } = open();
  const second = () =>
    [...container.querySelectorAll<HTMLDetailsElement>('.item-row > details')][1]!;
  second().open = true;
  const before = second();
  await user.click(screen.getByRole('button', { name: 'Move up: Guest 2' }));
  const first = container.querySelector<HTMLDetailsElement>('.item-row > details')!;
  expect(first).toBe(before);
  expect(first.open).toBe(true);
  expect(within(first).getByRole('textbox')).toHaveProperty('value', 'Ben');
});

test('readers see every field and change nothing', () => {
  open({ canEdit: false });
  for (const field of screen.getAllByRole('textbox'))
    expect(field).toHaveProperty('readOnly', true);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^(Add|Remove|Move)/ })).toBeNull();
});

test('every control has a name, and nothing is described by what does not exist', () => {
  const { container } = open({
    problems: [{ block: 'party', field: 'tone', message: 'Choose another.' }],
  });
  for (const control of container.querySelectorAll<HTMLElement>(
    'input, textarea, select, fieldset',
  )) {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  }
  for (const role of ['textbox', 'combobox', 'radio', 'checkbox', 'button'] as const)
    for (const control of screen.getAllByRole(role))
      expect(screen.getAllByRole(role, { name: /\S/ })).toContain(control);
});

test('typing in a page of 200 sections renders only the field that is typed in', async () => {
  const renders = new Map<string, number>();
  const spec = fieldSpecOf(z.object({ title: text(200), note: text(200), last: text(200) }));
  for (const field of spec.fields) {
    const { kind } = field.spec;
    // Each control asks for the kind of its spec when it is rendered.
    Object.defineProperty(field.spec, 'kind', {
      get() {
        renders.set(field.name, (renders.get(field.name) ?? 0) + 1);
        return kind;
      },
    });
  }
  const blocks = Array.from({ length: 200 }, (_, at) => ({
    id: `s${at}`,
    type: 'party',
    props: { title: `Title ${at}`, note: 'Note', last: 'Last' },
  }));
  const { container } = open({ blocks, spec });
  const field = container.querySelector<HTMLInputElement>('#b-s100-title')!;
  await user.click(field);
  renders.clear();
  await user.keyboard('x');
  expect(field.value).toBe('Title 100x');
  expect(renders.get('title')).toBeGreaterThan(0);
  // A few looks of one control at its own kind, instead of those of 200.
  expect(renders.get('title')).toBeLessThan(10);
  expect(renders.get('note')).toBeUndefined();
  expect(renders.get('last')).toBeUndefined();
});

const describedTexts = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
