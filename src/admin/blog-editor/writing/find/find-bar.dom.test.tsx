import { Editor } from '@tiptap/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writingExtensions } from '../extensions.ts';
import { FindBar } from './find-bar.tsx';

/** Finding and replacing in the text of a post. */

let editor: Editor;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>(); // jsdom has none
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions({}),
    content: { type: 'doc', content: ['One lead.', 'A Lead, and a lead.'].map(paragraph) },
  });
  render(<FindBar editor={editor} isReadOnly={false} onClose={() => undefined} />);
});
afterEach(() => editor.destroy());

const find = () => screen.getByRole('textbox', { name: 'Find' });
const counted = () => screen.getAllByRole('status')[0]!.textContent;

test('goes through the places in both directions, without regard to case', async () => {
  await userEvent.type(find(), 'lead');
  expect(counted()).toBe('1 of 3');
  await userEvent.keyboard('{Enter}');
  expect(counted()).toBe('2 of 3');
  await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  expect(counted()).toBe('3 of 3');
  await userEvent.type(find(), 's');
  expect(counted()).toBe('Not found');
});

test('replaces a place by Enter and goes on behind it, then replaces all', async () => {
  await userEvent.type(find(), 'lead');
  await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'new lead{Enter}');
  expect(editor.getText()).toContain('One new lead.');
  expect(counted()).toBe('2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(editor.getText()).toBe('One new new lead.\n\nA new lead, and a new lead.');
});
