import type { Editor } from '@tiptap/core';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { keepPlaced } from '../toolbar/use-tools-place.ts';

const GAP = 6;
const HEIGHT = 352;
/** Enough for a few rows: above the text it would cover what was just written. */
const ENOUGH = 240;

/** Below a position of the text, or above it where there is more room. Fixed in the window; follows scrolling. */
export function useMenuPlace(editor: Editor, position: number | undefined): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (position === undefined) return;
    function put(): void {
      const size = editor.state.doc.content.size;
      const { left, top, bottom } = editor.view.coordsAtPos(Math.min(position!, size));
      const below = innerHeight - bottom - GAP;
      const isBelow = below >= ENOUGH || below >= top;
      setStyle({
        left: Math.max(8, Math.min(left, innerWidth - 336)),
        maxHeight: Math.min(HEIGHT, (isBelow ? below : top) - 2 * GAP),
        ...(isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
      });
    }
    return keepPlaced(put);
  }, [editor, position]);
  return style;
}
