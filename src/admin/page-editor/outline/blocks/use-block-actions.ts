import { useCallback, useLayoutEffect, useState } from 'react';
import {
  type BlockActions,
  type BlockActionsContext,
  createBlockActions,
} from './block-actions.ts';

type Options = Omit<BlockActionsContext, 'announce' | 'onAdd'>;

export interface BlockActionsState {
  actions: BlockActions;
  /** for a live region: what was done last */
  announced: string;
  /** where a section is being added; undefined while the dialog is closed */
  addingAt: number | undefined;
  closeAdding(): void;
}

/**
 * The actions on the sections of a document. `BlockActionParts` shows their dialog and announces them; render it once, wherever
 * the outline is.
 */
export function useBlockActions(options: Options): BlockActionsState {
  const [announced, setAnnounced] = useState('');
  const [addingAt, setAddingAt] = useState<number>();
  const context = { ...options, announce: setAnnounced, onAdd: setAddingAt };
  const [{ actions, setContext }] = useState(() => createBlockActions(context));
  useLayoutEffect(() => setContext(context));
  const closeAdding = useCallback(() => setAddingAt(undefined), []);
  return { actions, announced, addingAt, closeAdding };
}
