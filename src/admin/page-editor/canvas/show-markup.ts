import morphdom from 'morphdom';
import { elementsOf, type FrameBlock } from './frame-blocks.ts';
import { LAID_OUT } from './lay-out.ts';

/** Attributes of ours, which the server's markup lacks. */
const OURS = ['data-canvas-hidden', LAID_OUT, 'tabindex'] as const;

/**
 * Shows new markup of a block. Elements that stay the same are kept, so that pictures do not flicker and the scroll position
 * holds.
 */
export function showMarkup(block: FrameBlock, html: string): void {
  const doc = block.start.ownerDocument;
  const template = doc.createElement('template');
  template.innerHTML = html;
  const next = [...template.content.children] as HTMLElement[];
  const current = elementsOf(block);
  const fits = current.length === next.length && current.every(isLike(next));
  if (!fits) {
    for (const element of current) element.remove();
    for (const element of next) block.end.before(doc.adoptNode(element));
    return;
  }
  for (const [at, element] of current.entries())
    morphdom(element, next[at]!, {
      onBeforeElUpdated(from, to) {
        for (const name of OURS) {
          const value = from.getAttribute(name);
          if (value !== null && !to.hasAttribute(name)) to.setAttribute(name, value);
        }
        return !from.isEqualNode(to);
      },
    });
}

const isLike = (others: readonly Element[]) => (element: Element, at: number) =>
  element.localName === others[at]?.localName;
