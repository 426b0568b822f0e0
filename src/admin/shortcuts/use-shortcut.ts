import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Keys } from './keys.ts';
import {
  addShortcuts,
  getShortcuts,
  nextOrder,
  type Shortcut,
  subscribeToShortcuts,
} from './shortcut-registry.ts';

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
  useSyncExternalStore(subscribeToShortcuts, getShortcuts, () => NONE);
