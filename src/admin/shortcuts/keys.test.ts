import { expect, test } from 'vitest';
import { isPress, isSingleKey, keyLabels, type KeyPress } from './keys.ts';

const press = (key: string, ...held: ('ctrl' | 'meta' | 'alt' | 'shift')[]): KeyPress => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test.each([
  ['mod+k', press('k', 'ctrl')],
  ['mod+k', press('k', 'meta')],
  ['mod+k', press('K', 'ctrl')], // with Caps Lock
  ['mod+shift+z', press('Z', 'ctrl', 'shift')],
  ['?', press('?', 'shift')],
  ['?', press('?')], // on a keyboard where it needs no Shift
  ['g', press('g')],
  ['Escape', press('Escape')],
])('%s is %o', (step, pressed) => {
  expect(isPress(step, pressed)).toBe(true);
});

test.each([
  ['mod+k', press('k')],
  ['mod+k', press('k', 'ctrl', 'shift')],
  ['mod+k', press('k', 'ctrl', 'alt')],
  ['mod+z', press('Z', 'ctrl', 'shift')],
  ['g', press('g', 'ctrl')],
  ['g', press('G', 'shift')],
  ['?', press('?', 'ctrl')],
  ['Escape', press('Escape', 'shift')],
])('%s is not %o', (step, pressed) => {
  expect(isPress(step, pressed)).toBe(false);
});

test('knows which shortcuts typing could trigger', () => {
  expect(['?', 'g l', 'shift+j', 'Escape'].map(isSingleKey)).toEqual([true, true, true, true]);
  expect(['mod+k', 'alt+t', 'mod+shift+z'].map(isSingleKey)).toEqual([false, false, false]);
});

test('names the keys of each keyboard', () => {
  expect(keyLabels('mod+shift+z', false)).toEqual([['Ctrl', 'Shift', 'Z']]);
  expect(keyLabels('mod+k', true)).toEqual([['⌘', 'K']]);
  expect(keyLabels('g l', false)).toEqual([['G'], ['L']]);
});
