import { selfAndAncestors, closest, oneLine, descendantsOf } from './elements.ts';

/** Elements without readable text: scripts, controls, navigation. */
const NO_TEXT = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT NAV BUTTON INPUT SELECT TEXTAREA DIALOG IFRAME OBJECT AUDIO VIDEO'.split(
    ' ',
  ),
);

/** Whether an element is omitted from the text. Views mark their own with `data-markdown="omit"`. */
export const isOmitted = (element: Element): boolean =>
  NO_TEXT.has(element.nodeName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.getAttribute('role') === 'status' ||
  element.getAttribute('data-markdown') === 'omit' ||
  isSpokenAside(element);

/** Screen reader text that explains a link or table out of context. */
const isSpokenAside = (element: Element) =>
  /(^|\s)sr-only(\s|$)/.test(element.getAttribute('class') ?? '') &&
  closest(element, 'A', 'CAPTION') !== undefined;

/** Whether an element is a drawing: only its text alternative is readable. */
export const isDrawing = (element: Element): boolean =>
  element.nodeName.toLowerCase() === 'svg' || element.getAttribute('role') === 'img';

/** Returns the text alternative of a drawing; empty for a decorative or omitted one. */
export function getTextAlternative(element: Element): string {
  if (element.getAttribute('role') !== 'img' || selfAndAncestors(element).some(isOmitted))
    return '';
  const title = descendantsOf(element).find(({ nodeName }) => nodeName === 'title');
  return oneLine(element.getAttribute('aria-label') ?? title?.textContent ?? '');
}
