import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#src/admin/parts/listeners.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { isPress, isSingleKey, type Keys } from './keys.ts';
import { ignoreComposedKeys, isComposing, isTypedInto } from './typing.ts';

export interface Shortcut {
  keys: Keys;
  /** what it does, starting with a verb; also its name in the command palette */
  label: string;
  /** where it works: its heading in the help, such as `Everywhere` */
  scope: string;
  run: () => void;
  /** whether it works where a key was pressed; everywhere by default. The palette runs it in any case */
  isFor?: ((target: EventTarget | null) => boolean) | undefined;
}

/** localStorage key that disables shortcuts without a modifier, which speech input triggers by accident (WCAG 2.1.4). */
const SINGLE_KEYS_OFF = 'admin-single-keys-off';
/** Time for the second key of a sequence. */
const SEQUENCE_MS = 1_200;

interface Added {
  shortcut: Shortcut;
  order: number;
}

let added: readonly Added[] = [];
let shortcuts: readonly Shortcut[] = [];
let count = 0;
const listeners = new Listeners();

/** The place of a component among all that add shortcuts. Take it while rendering: a parent renders before its children. */
export const nextOrder = (): number => (count += 1);

/**
 * Adds shortcuts until the returned function is called. Of equal keys, the one with the highest order wins: that of the
 * innermost component.
 */
export function addShortcuts(more: readonly Shortcut[], order: number): () => void {
  const own = more.map((shortcut) => ({ shortcut, order }));
  const change = (changed: readonly Added[]) => {
    added = changed;
    shortcuts = added.map(({ shortcut }) => shortcut);
    listeners.notify();
  };
  change([...added, ...own].toSorted((a, b) => a.order - b.order));
  return () => change(added.filter((one) => !own.includes(one)));
}

export const areSingleKeysOn = (): boolean =>
  tryStorage(() => localStorage.getItem(SINGLE_KEYS_OFF)) !== '1';

export function switchSingleKeys(isOn: boolean): void {
  tryStorage(() => {
    if (isOn) localStorage.removeItem(SINGLE_KEYS_OFF);
    else localStorage.setItem(SINGLE_KEYS_OFF, '1');
  });
}

const partsOf = (keys: Keys) => keys.split(' ') as [string, string?];

/** Runs shortcuts on key presses, until the returned function is called. Nothing in the admin sees the keys of an input method. */
export function listenToKeys(): () => void {
  const listening = new AbortController();
  ignoreComposedKeys(listening.signal);
  let first: { key: string; at: number } | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.repeat) return;
    const before = first && event.timeStamp - first.at < SEQUENCE_MS ? first.key : undefined;
    first = undefined;
    const isFree = areSingleKeysOn() && !isTypedInto(event.target);
    // Behind a dialog nothing runs; a dialog handles its own keys.
    if (document.querySelector('dialog[open]')) return;
    const usable = shortcuts.filter(
      ({ keys, isFor }) => (isFree || !isSingleKey(keys)) && (!isFor || isFor(event.target)),
    );
    const run = usable.findLast(({ keys }) => {
      const [one, two] = partsOf(keys);
      return two === undefined ? isPress(one, event) : before === one && isPress(two, event);
    });
    if (run) {
      event.preventDefault();
      run.run();
      return;
    }
    const starts = usable.some(({ keys }) => {
      const [one, two] = partsOf(keys);
      return two !== undefined && isPress(one, event);
    });
    if (starts) first = { key: event.key.toLowerCase(), at: event.timeStamp };
  };
  document.addEventListener('keydown', onKey, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * A shortcut while the component is shown. It appears in the help and in the command palette. One without Ctrl, Command or
 * Alt never fires while someone types in a field.
 * @param label what it does, starting with a verb
 * @param scope where it works, such as `Page editor`
 * @param isFor whether it works where the key was pressed; a function that stays the same
 */
export function useShortcut(
  keys: Keys,
  label: string,
  scope: string,
  run: () => void,
  isFor?: Shortcut['isFor'],
): void {
  const latest = useEffectEvent(run);
  const [order] = useState(nextOrder);
  useEffect(
    () => addShortcuts([{ keys, label, scope, run: () => latest(), isFor }], order),
    [keys, label, scope, order, isFor],
  );
}

const NONE: readonly Shortcut[] = [];

/** The shortcuts that work now. */
export const useShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => shortcuts,
    () => NONE,
  );
