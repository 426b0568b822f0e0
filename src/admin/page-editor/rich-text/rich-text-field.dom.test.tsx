import { Editor } from '@tiptap/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { BlockFields } from '#src/admin/page-editor/block-fields.tsx';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import { richText, schema } from '#src/blocks/rich-text/rich-text.schema.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { type Part, type TextNode, toParts } from './rich-text-document.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-extensions.ts';

const SPEC = fieldSpecOf(schema);
const PARTS: Part[] = [
  { kind: 'paragraph', text: ['See ', { text: 'the prices', href: '/pricing' }, '.'] },
  { kind: 'paragraph', text: 'Second' },
];

const user = userEvent.setup({ delay: null });

function open(parts: readonly Part[] = PARTS, canEdit = true) {
  let current: DocumentContent = {
    title: 'Page',
    blocks: [{ id: 'text', type: 'rich-text', props: { sections: [{ heading: 'Costs', parts }] } }],
  };
  let show: (content: DocumentContent) => void = () => {};
  function Page() {
    const [content, setContent] = useState(current);
    show = setContent;
    const update = useCallback((change: (before: DocumentContent) => DocumentContent) => {
      current = change(current);
      setContent(current);
    }, []);
    return (
      <BlockFields
        block={content.blocks![0]!}
        spec={SPEC}
        problems={[]}
        isReadOnly={!canEdit}
        {...{ canEdit, update }}
      />
    );
  }
  render(<Page />);
  const stored = () =>
    (current.blocks![0]!.props as { sections: { parts: Part[] }[] }).sections[0]!.parts;
  return { stored, show: (content: DocumentContent) => show(content) };
}

const text = () => waitFor(() => screen.getByRole('textbox', { name: 'Text' }));

test('shows the text as one, by the id that links to the field lead to', async () => {
  const { stored } = open();
  const box = await text();
  expect(box.textContent).toBe('See the prices.Second');
  expect(box.id).toBe('b-text-sections-0-parts');
  expect(box.querySelector('[data-href="/pricing"]')?.textContent).toBe('the prices');
  expect(stored()).toBe(PARTS);
});

test('the buttons change what is selected, and leave the rest as it was written', async () => {
  const { stored } = open();
  await text();
  await user.click(screen.getByRole('button', { name: 'Subheading' }));
  await waitFor(() => expect(stored()[0]).toEqual({ kind: 'heading', text: 'See the prices.' }));
  expect(stored()[1]).toBe(PARTS[1]);
  expect(screen.getByRole('button', { name: 'Subheading' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('one Tab stop leads to the buttons, and the arrow keys between them', async () => {
  open();
  await text();
  const bold = screen.getByRole('button', { name: 'Bold' });
  bold.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link' }));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Numbers' }));
  expect(bold.tabIndex).toBe(-1);
});

test('what someone else has written replaces the text', async () => {
  const { show } = open();
  const box = await text();
  const props = { sections: [{ parts: [{ kind: 'paragraph', text: 'Theirs' }] }] };
  show({ title: 'Page', blocks: [{ id: 'text', type: 'rich-text', props }] });
  await waitFor(() => expect(box.textContent).toBe('Theirs'));
});

test('an empty text says so', async () => {
  open([]);
  const box = await text();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write a text.')).toBeDefined();
});

test('readers read it without buttons', async () => {
  open(PARTS, false);
  const box = await text();
  expect(box.getAttribute('aria-readonly')).toBe('true');
  expect(box.getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

/** The rest of pasted markup. */
function pasted(html: string): Part[] {
  const editor = new Editor({ extensions: RICH_TEXT_EXTENSIONS, content: html });
  const parts = toParts(editor.getJSON() as TextNode, []);
  editor.destroy();
  return parts;
}

test('pasted text keeps what blocks know, and loses the rest', () => {
  const parts = pasted(`
    <h1>Title</h1><p class="MsoNormal">One <b>bold</b>, <i>slanted</i> and <a href="https://a.example">linked</a>.</p>
    <ul><li><p>First</p></li><li>Second</li></ul><ol><li>Third</li></ol>
    <blockquote><p>Quoted</p></blockquote><p></p>`);
  expect(parts).toEqual([
    { kind: 'heading', text: 'Title' },
    {
      kind: 'paragraph',
      text: [
        'One ',
        { text: 'bold', strong: true },
        ', slanted and ',
        { text: 'linked', href: 'https://a.example' },
        '.',
      ],
    },
    { kind: 'list', items: ['First', 'Second'] },
    { kind: 'list', ordered: true, items: ['Third'] },
    { kind: 'paragraph', text: 'Quoted' },
  ]);
  expect(richText.safeParse(parts).success).toBe(true);
});

test('pasted code does not run and leads nowhere', () => {
  expect(
    pasted(
      '<p>a<a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)><script>c</script></p>',
    ),
  ).toEqual([{ kind: 'paragraph', text: 'ab' }]);
});
