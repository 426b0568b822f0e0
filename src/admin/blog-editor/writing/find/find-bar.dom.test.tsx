import { Editor } from '@tiptap/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writingExtensions } from '../extensions.ts';
import { FindBar } from './find-bar.tsx';

/** Finding and replacing in the text of a post. */

let editor: Editor;
let title: string;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>(); // jsdom has none
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions({}),
    content: { type: 'doc', content: ['One lead.', 'A Lead, and a lead.'].map(paragraph) },
  });
  title = 'Notes';
  render(<Bar />);
});
function Bar() {
  const [shown, setShown] = useState(title);
  return (
    <FindBar
      editor={editor}
      title={shown}
      isReadOnly={false}
      onTitle={(next) => setShown((title = next))}
      onClose={() => undefined}
    />
  );
}
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

test('finds and replaces in the title, in captions and alt texts, and on buttons', async () => {
  cleanup();
  title = 'A lead is a lead';
  const image = { type: 'image', attrs: { src: '/lead.png', caption: 'The lead', alt: 'Lead!' } };
  const cta = { type: 'cta', attrs: { title: 'Leads', label: 'Get leads', href: '/lead' } };
  editor.commands.setContent({ type: 'doc', content: [image, cta] });
  render(<Bar />);
  await userEvent.type(find(), 'lead');
  expect(counted()).toBe('1 of 6');
  await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'lead X{Enter}');
  expect(title).toBe('A lead X is a lead');
  expect(counted()).toBe('2 of 6');
  await userEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(title).toBe('A lead X X is a lead X');
  expect(editor.getJSON().content.map(({ attrs }) => attrs)).toMatchObject([
    { src: '/lead.png', caption: 'The lead X', alt: 'lead X!' },
    { title: 'lead Xs', label: 'Get lead Xs', href: '/lead' },
  ]);
});
