import { useCallback, useLayoutEffect, useState } from 'react';
import { type BlockActionsContext, createBlockActions } from './block-actions.ts';

type Options = Omit<BlockActionsContext, 'announce' | 'onAdd'>;

/** `announced` is for a live region; `addingAt`: where a section is being added, undefined while the dialog is closed. */
export type BlockActionsState = ReturnType<typeof useBlockActions>;

/**
 * The actions on the sections of a document. `BlockActionParts` shows their dialog and announces them; render it once, wherever
 * the outline is.
 */
export function useBlockActions(options: Options) {
  const [announced, setAnnounced] = useState('');
  const [addingAt, setAddingAt] = useState<number>();
  const context = { ...options, announce: setAnnounced, onAdd: setAddingAt };
  const [{ actions, setContext }] = useState(() => createBlockActions(context));
  useLayoutEffect(() => setContext(context));
  const closeAdding = useCallback(() => setAddingAt(undefined), []);
  return { actions, announced, addingAt, closeAdding };
}
