import type { Editor } from '@tiptap/core';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 8;

/** Puts something in its place now, and whenever the window scrolls or changes its size. @returns what ends that */
export function keepPlaced(put: () => void): () => void {
  put();
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  addEventListener('scroll', put, options);
  addEventListener('resize', put, options);
  return () => listening.abort();
}

/** Above a range of the text, or below it at the top of the window. Fixed in the window; follows scrolling. */
export function useToolsPlace(
  editor: Editor,
  range: { from: number; to: number } | undefined,
  bar: RefObject<HTMLElement | null>,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  const [from, to] = [range?.from, range?.to];
  useLayoutEffect(() => {
    if (from === undefined || to === undefined) return;
    function put(): void {
      const surface = editor.view.dom.closest('.writing')?.getBoundingClientRect();
      const size = editor.state.doc.content.size;
      if (!bar.current || !surface || to! > size) return;
      const [start, end] = [editor.view.coordsAtPos(from!), editor.view.coordsAtPos(to!, -1)];
      const { width, height } = bar.current.getBoundingClientRect();
      const above = start.top - height - GAP;
      const top =
        above >= surface.top ? above : Math.min(end.bottom + GAP, surface.bottom - height);
      const left = Math.min(Math.max(start.left, surface.left + GAP), surface.right - width - GAP);
      setStyle({ top, left: Math.max(GAP, left) });
    }
    return keepPlaced(put);
  }, [editor, from, to, bar]);
  return style;
}
