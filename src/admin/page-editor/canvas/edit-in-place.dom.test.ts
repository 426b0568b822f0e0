import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editInPlace } from './edit-in-place.ts';

/** A text that is edited in the page: its keys, and where typing begins. */

function open(text: string, max?: number, detail = 1) {
  document.body.innerHTML = '<h1>Text</h1>';
  const heading = document.querySelector('h1')!;
  const onChange = vi.fn();
  const onEnd = vi.fn();
  const spot = { place: { path: 'title', text, max }, nodes: [...heading.childNodes] };
  editInPlace(spot, { clientX: 0, clientY: 0, detail }, { onChange, onEnd });
  const press = (key: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(heading, { key, ...init });
  return { heading, onChange, onEnd, press };
}

test.each([
  ['a long text', 'Headline', 120],
  ['a text without a limit', 'Headline', undefined],
  ['a short text of two lines', 'Two\nlines', 40],
])('Enter breaks the line in %s, as in the form', (_, text, max) => {
  const { press, onEnd } = open(text, max);
  expect(press('Enter')).toBe(true);
  expect(press('Enter', { shiftKey: true })).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
});

test('Enter ends a text of one line, once it is no longer composed', () => {
  const { press, onEnd } = open('Label', 40);
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  expect(onEnd).not.toHaveBeenCalled();
  expect(press('Enter')).toBe(false);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('Escape ends editing and leaves what was typed', () => {
  const { heading, press, onChange, onEnd } = open('Headline', 120);
  heading.textContent = 'Headline, better';
  press('Escape');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(heading.textContent).toBe('Headline, better');
});

test('no key that is typed reaches the shortcuts of the editor', () => {
  const { press } = open('Headline', 120);
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  for (const key of ['a', 'h', 'Backspace', 'Delete', 'Enter', 'Escape']) press(key);
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ['a click sets the caret', 'Meet the people', 1, '', 7],
  ['a double click selects the word', 'Meet the people', 2, 'the', 5],
  ['guidance is replaced as a whole', '[The headline]', 2, '[The headline]', 0],
])('%s', (_, text, clicks, selected, start) => {
  const caretPositionFromPoint = () => ({
    offsetNode: document.querySelector('h1')!.firstChild!,
    offset: 7,
  });
  Object.assign(document, { caretPositionFromPoint });
  onTestFinished(() => void Reflect.deleteProperty(document, 'caretPositionFromPoint'));
  open(text, 120, clicks);
  expect(getSelection()!.toString()).toBe(selected);
  expect(getSelection()!.anchorOffset).toBe(start);
});
