/** Elements that are no text: behaviour, controls, ways to other pages. */
const LEFT_OUT = [
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'button',
  'input',
  'select',
  'textarea',
  'dialog',
  'iframe',
  'object',
  'audio',
  'video',
  '[hidden]',
  '[aria-hidden="true"]',
  '[role="status"]',
  '[data-markdown="omit"]',
  // Said to those who hear a link or a table without what stands around it.
  'a .sr-only',
  'caption.sr-only',
].join(',');

/** Whether an element, or what it stands in, is nothing to read. Views say so of their own by `data-markdown="omit"`. */
export const isLeftOut = (element: Element): boolean => element.closest(LEFT_OUT) !== null;

/** Whether an element is a drawing: what it holds is shapes, and its text alternative is all there is to read. */
export const isDrawing = (element: Element): boolean =>
  element.nodeName.toLowerCase() === 'svg' || element.getAttribute('role') === 'img';

/** The text alternative of a drawing; empty for one that only decorates. */
export function alternativeOf(element: Element): string {
  if (element.getAttribute('role') !== 'img') return '';
  const title = element.querySelector('title')?.textContent;
  return oneLine(element.getAttribute('aria-label') ?? title ?? '');
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
