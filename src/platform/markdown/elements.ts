/**
 * Queries of the parsed document. Its own `matches` and `closest` compile their selector on every call, which took most
 * of the conversion time.
 */

const HEADING = /^H[1-6]$/;

export const isHeading = ({ nodeName }: Node): boolean => HEADING.test(nodeName);

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Returns the element or its nearest ancestor that has one of the names. */
export function closest(element: Element | null, ...names: string[]): Element | undefined {
  return selfAndAncestors(element).find(({ nodeName }) => names.includes(nodeName));
}

/** Returns an element and its ancestors, innermost first. */
export function selfAndAncestors(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = element; node && isElement(node); node = node.parentNode)
    found.push(node);
  return found;
}

/** Returns all descendants in document order. */
export function descendantsOf(element: Element): Element[] {
  return Array.from(element.childNodes)
    .filter(isElement)
    .flatMap((child) => [child, ...descendantsOf(child)]);
}

export const hasHeading = (element: Element): boolean => descendantsOf(element).some(isHeading);

/** Child elements with one of the names. */
export const childrenOf = (element: Element | null, ...names: string[]): Element[] =>
  Array.from(element?.childNodes ?? [])
    .filter(isElement)
    .filter(({ nodeName }) => names.includes(nodeName));

export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
