import { act, render, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';
import { goToProblem } from '#src/admin/documents/go-to-field.ts';
import { readPostNodeSpecs } from './post-node-specs.server.ts';
import { useBlockTab, usePostPanes } from './use-post-panes.ts';
import { BlockForm } from './writing/block-form.tsx';
import { writingExtensions } from './writing/extensions.ts';
import { selectedBlockOf } from './writing/selected-block.ts';
import { useEditorValue } from './writing/use-editor-value.ts';
import { useWritingRequests } from './writing/text-parts.tsx';

const specs = readPostNodeSpecs();
const cta = (label: string) => ({
  type: 'cta',
  attrs: { title: 'Talk to us', label, href: '/contact' },
});
const BODY = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] },
    cta('First'),
    cta('Second'),
    { type: 'callout', content: [{ type: 'paragraph' }, cta('Third')] },
  ],
};

/** The text of a post, and the fields of its selected block. */
function openPost() {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: writingExtensions(),
    content: BODY,
    // jsdom has no layout to scroll in.
    editorProps: { handleScrollToSelection: () => true },
  });
  onTestFinished(() => editor.destroy());
  function Fields() {
    const panes = usePostPanes();
    const { tab } = panes;
    useWritingRequests(editor);
    const types = new Set(Object.keys(specs));
    const block = useEditorValue(editor, (current) => selectedBlockOf(current, types), null);
    useBlockTab(panes, block);
    return tab === 'block' && block ? (
      <BlockForm {...{ editor, block, specs, isReadOnly: false, canEdit: true }} />
    ) : null;
  }
  render(<Fields />);
  const go = (field: string) =>
    act(() => goToProblem({ title: 'Post', body: BODY }, { field, message: 'Fix this.' }));
  return { editor, go };
}

test.each([
  ['body.content.2.attrs.label', 'Second'],
  ['body.content.1.attrs.label', 'First'],
  ['body.content.3.content.1.attrs.label', 'Third'],
])('a finding about %s leads to the field of that very block', async (field, label) => {
  const { go } = openPost();
  go(field);
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', label));
});

test('a block that is selected shows its fields', async () => {
  const { editor } = openPost();
  expect(screen.queryByRole('region', { name: 'Call to action' })).toBeNull();
  act(() => void editor.commands.setNodeSelection(editor.state.doc.child(0).nodeSize));
  await screen.findByRole('region', { name: 'Call to action' });
  expect(screen.getByLabelText('Text on the button')).toHaveProperty('value', 'First');
});

test('a finding about words leads to their paragraph', () => {
  const { editor, go } = openPost();
  editor.commands.setTextSelection(9);
  go('body.content.0.content.0');
  expect(editor.state.selection.$from.parent.textContent).toBe('Words.');
});

test('a block is named by its kind, and no two of its elements have the same id', async () => {
  const { go } = openPost();
  go('body.content.1.attrs.title');
  const form = await screen.findByRole('region', { name: 'Call to action' });
  expect(screen.getByLabelText('Headline')).toHaveProperty('value', 'Talk to us');
  const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});
