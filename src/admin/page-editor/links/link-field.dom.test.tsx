import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { href } from '#src/blocks/fields.ts';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import { BlockFields } from '#src/admin/page-editor/block-fields.tsx';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import type { LinkFacts, LinkTarget } from './link-target.ts';

const SPEC = fieldSpecOf(z.object({ href }));
const TARGETS: LinkTarget[] = [
  { href: '/contact', title: 'Contact', kind: 'Page' },
  { href: '/spring', title: 'Spring offer', kind: 'Page', state: 'Draft' },
];
const FACTS: Record<string, LinkFacts> = {
  '/contact': { title: 'Contact', kind: 'Page', findings: [] },
  '/gone': {
    findings: [{ severity: 'error', message: 'Choose another target: there is no page at /gone.' }],
  },
  '/old': { findings: [{ severity: 'warning', message: 'Link to /new: /old redirects there.' }] },
};

const user = userEvent.setup({ delay: null });

function open(link: string, isDown = false) {
  const requests = fakeFetch(
    isDown
      ? {}
      : {
          'GET /admin/api/links': ({ query }) =>
            query.has('q')
              ? Response.json({
                  targets: TARGETS.filter(({ title }) =>
                    title.toLowerCase().includes(query.get('q')!.toLowerCase()),
                  ),
                })
              : Response.json({ facts: FACTS[query.get('href')!] ?? { findings: [] } }),
        },
  );
  const blocks = [
    { id: 'one', type: 'faq', props: { href: link, title: 'Questions' } },
    { id: 'two', type: 'steps', props: { title: 'How it works' } },
  ];
  let current: DocumentContent = { title: 'Page', blocks };
  function Page() {
    const [content, setContent] = useState(current);
    const update = useCallback((change: (before: DocumentContent) => DocumentContent) => {
      current = change(current);
      setContent(current);
    }, []);
    return (
      <BlockFields
        block={content.blocks![0]!}
        blocks={content.blocks}
        {...{ spec: SPEC, problems: [], isReadOnly: false, canEdit: true, update }}
      />
    );
  }
  render(<Page />);
  const stored = () => (current.blocks![0]!.props as { href: unknown }).href;
  return {
    requests,
    stored,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' }),
  };
}

test('a page is found by its title and chosen by keyboard', async () => {
  const { field, stored } = open('');
  await user.type(field, 'spr');
  expect(await screen.findByRole('option', { name: /Spring offer.*Draft/ })).toBeDefined();
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(stored()).toBe('/spring');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(field);
});

test('sections of the page and the schedulers are offered by name, without the server', async () => {
  const { field, stored } = open('/contact', true);
  field.focus();
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /How it works/ }));
  expect(stored()).toBe('#two');
  await user.tab();
  expect(screen.getByText('On this page: Steps: How it works')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'vistage');
  await user.click(screen.getByRole('option', { name: /Vistage members/ }));
  expect(stored()).toBe('vistage-scheduler:');
});

test('an email address becomes a link to it', async () => {
  const { field, stored } = open('');
  await user.type(field, 'kim@cadron.example');
  await user.click(screen.getByRole('option', { name: /Email to kim@cadron\.example/ }));
  expect(stored()).toBe('mailto:kim@cadron.example');
});

test('the name of a website becomes its address, with Enter and when the field is left', async () => {
  const { field, stored } = open('');
  await user.type(field, 'google.com{Enter}');
  expect(stored()).toBe('https://google.com');
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(field);
  await user.type(field, 'cadron.example/about');
  await user.tab();
  expect(stored()).toBe('https://cadron.example/about');
});

test('keys of an input method neither choose nor complete', async () => {
  onTestFinished(listenToKeys());
  const { field, stored } = open('');
  await user.type(field, 'spr');
  await screen.findByRole('option', { name: /Spring offer/ });
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    fireEvent.keyDown(field, { key, isComposing: true });
    fireEvent.keyDown(field, { key, keyCode: 229 });
  }
  expect(stored()).toBe('spr');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});

test('Escape closes the list and keeps what was typed', async () => {
  const { field, stored } = open('');
  await user.type(field, '/spr{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(stored()).toBe('/spr');
});

test.each([
  ['/contact', 'Page: Contact', false],
  ['/gone', 'Choose another target: there is no page at /gone.', true],
  ['/old', 'Link to /new: /old redirects there.', false],
  ['#lost', 'Choose a section of this page: none has this anchor now.', false],
  ['javascript:alert(1)', 'Use a path such as /contact or an https address.', true],
])('says of %s: %s', async (link, message, isInvalid) => {
  const { field } = open(link);
  const text = await screen.findByText(message);
  expect(field.getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.some((id) => document.getElementById(id)?.contains(text))).toBe(true);
});

test('without the server, a link can be typed and nothing is claimed of it', async () => {
  const { field, stored } = open('', true);
  await user.type(field, '/somewhere');
  await screen.findByText('The pages could not be loaded. You can still type the link.');
  await user.tab();
  expect(stored()).toBe('/somewhere');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
});

test('the list of a field at the end of its panel is scrolled into view', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function show(this: Element) {
    scrolled.push(this);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  open('/contact');
  await user.type(screen.getByRole('combobox'), '{ArrowDown}');
  await waitFor(() => expect(scrolled).toContain(screen.getByRole('listbox')));
});
