import { around, closest, oneLine, within } from './elements.ts';

/** Elements that are no text: behaviour, controls, ways to other pages. */
const NO_TEXT = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT NAV BUTTON INPUT SELECT TEXTAREA DIALOG IFRAME OBJECT AUDIO VIDEO'.split(
    ' ',
  ),
);

/** Whether an element is nothing to read. Views say so of their own by `data-markdown="omit"`. */
export const isLeftOut = (element: Element): boolean =>
  NO_TEXT.has(element.nodeName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.getAttribute('role') === 'status' ||
  element.getAttribute('data-markdown') === 'omit' ||
  isSpokenAside(element);

/** Said to those who hear a link or a table without what stands around it. */
const isSpokenAside = (element: Element) =>
  /(^|\s)sr-only(\s|$)/.test(element.getAttribute('class') ?? '') &&
  closest(element, 'A', 'CAPTION') !== undefined;

/** Whether an element is a drawing: what it holds is shapes, and its text alternative is all there is to read. */
export const isDrawing = (element: Element): boolean =>
  element.nodeName.toLowerCase() === 'svg' || element.getAttribute('role') === 'img';

/** The text alternative of a drawing; empty for one that only decorates, or stands in what is left out. */
export function alternativeOf(element: Element): string {
  if (element.getAttribute('role') !== 'img' || around(element).some(isLeftOut)) return '';
  const title = within(element).find(({ nodeName }) => nodeName === 'title');
  return oneLine(element.getAttribute('aria-label') ?? title?.textContent ?? '');
}
