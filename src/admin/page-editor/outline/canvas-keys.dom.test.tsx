import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import {
  CONTENT,
  contentNow,
  ids,
  openSections,
  row,
  rows,
  select,
} from '#tests/support/dom/section-editor.tsx';
import { passKeysOn } from './canvas-keys.ts';

/** Keys that are pressed in the page act on the section that is selected there. */

let page: Document;
let heading: Element;
let listening: AbortController;

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  page = frame.contentDocument!;
  page.body.innerHTML = '<h1>Why?</h1><input /><p contenteditable>Text</p>';
  heading = page.querySelector('h1')!;
  // jsdom accepts only a signal of the same window.
  listening = new (frame.contentWindow as Window & typeof globalThis).AbortController();
  passKeysOn(page, () => 'faq', listening.signal);
  return listenToKeys();
});
afterEach(() => {
  listening.abort();
  document.querySelector('iframe')?.remove();
});

test('actions, undo and shortcuts work as in the outline, and the focus stays in the page', async () => {
  openSections();
  await select(/FAQ/);
  (document.activeElement as HTMLElement).blur();
  expect(fireEvent.keyDown(heading, { key: 'ArrowUp', altKey: true })).toBe(false);
  expect(ids()).toEqual(['faq', 'hero', 'end']);
  fireEvent.keyDown(heading, { key: 'h' });
  expect(rows()[0]).toContain('hidden');
  fireEvent.keyDown(heading, { key: 'Delete' });
  expect(ids()).toEqual(['hero', 'end']);
  for (let n = 0; n < 3; n += 1) fireEvent.keyDown(heading, { key: 'z', ctrlKey: true });
  expect(contentNow()).toEqual(CONTENT);
  expect(document.activeElement).toBe(document.body);
});

test('scrolling is left to the page, and typing to what is typed into', () => {
  openSections();
  for (const key of ['ArrowDown', 'PageDown', ' ', 'Tab'])
    expect(fireEvent.keyDown(heading, { key })).toBe(true);
  for (const selector of ['input', '[contenteditable]']) {
    const field = page.querySelector(selector)!;
    for (const key of ['h', 'a', 'Delete', 'Backspace'])
      expect(fireEvent.keyDown(field, { key })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
  }
  expect(contentNow()).toEqual(CONTENT);
  expect(row(/FAQ/).getAttribute('aria-selected')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after typing in place, keys are text until the mouse is pressed again', async () => {
  openSections();
  await select(/FAQ/);
  const typed = page.querySelector('[contenteditable]')!;
  fireEvent.focusIn(typed);
  fireEvent.pointerDown(typed);
  typed.removeAttribute('contenteditable');
  for (const key of ['Backspace', 'Delete', 'a', 'h', '?']) fireEvent.keyDown(page.body, { key });
  expect(contentNow()).toEqual(CONTENT);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(page.body, { key: 'd', ctrlKey: true });
  expect(ids()).toHaveLength(4);
  fireEvent.pointerDown(heading);
  fireEvent.keyDown(page.body, { key: 'Delete' });
  expect(ids()).toHaveLength(3);
});
