import type { ClipboardEvent } from 'react';
import type { BlockActions } from './blocks/block-actions.ts';
import { blockAt } from './outline-pointer.ts';

/** Events reach the clipboard without asking, on every address. They fire at the section with the focus. */
export function clipboardEvents(actions: BlockActions) {
  const put = (event: ClipboardEvent, act: 'copy' | 'cut') => {
    const id = blockAt(event.target);
    if (id === undefined) return;
    event.preventDefault();
    void actions[act](id, (text) => event.clipboardData.setData('text/plain', text));
  };
  return {
    onCopy: (event: ClipboardEvent) => put(event, 'copy'),
    onCut: (event: ClipboardEvent) => put(event, 'cut'),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      void actions.paste(blockAt(event.target), event.clipboardData.getData('text/plain'));
    },
  };
}
