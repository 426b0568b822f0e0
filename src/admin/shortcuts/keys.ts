/**
 * Keys of a shortcut: `mod+k` (Ctrl, on a Mac Command), `mod+shift+z`, `?`, `Escape`, or two keys one after the other such as
 * `g l`. Letters in lower case.
 */
export type Keys = string;

/** The part of a key event that decides which shortcut it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key press is one step of a shortcut. For signs such as `?`, the layout decides whether Shift is needed. */
export function isPress(step: string, press: KeyPress): boolean {
  const parts = step.split('+');
  const key = parts.at(-1)!;
  const needsMod = parts.includes('mod');
  const hasMod = press.ctrlKey || press.metaKey;
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  const isShiftRight = isSign || parts.includes('shift') === press.shiftKey;
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    hasMod === needsMod &&
    press.altKey === parts.includes('alt') &&
    isShiftRight
  );
}

/** Whether a shortcut has no Ctrl, Command or Alt: such a one never fires while someone types, and can be switched off. */
export const isSingleKey = (keys: Keys): boolean => !/(^|\+)(mod|alt)\+/.test(keys);

/** The keys as people read them, one entry per key. */
export function keyLabels(keys: Keys, isMac: boolean): string[][] {
  const names: Record<string, string> = {
    mod: isMac ? '⌘' : 'Ctrl',
    alt: isMac ? '⌥' : 'Alt',
    shift: isMac ? '⇧' : 'Shift',
    escape: 'Esc',
    delete: isMac ? '⌫' : 'Del',
    enter: 'Enter',
    arrowup: '↑',
    arrowdown: '↓',
  };
  return keys
    .split(' ')
    .map((step) => step.split('+').map((part) => names[part.toLowerCase()] ?? part.toUpperCase()));
}
