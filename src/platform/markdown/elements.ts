/*
 * What the rules ask of the parsed document. Its own `matches` and `closest` compile their selector at every call, which
 * took most of a conversion's time.
 */

const HEADING = /^H[1-6]$/;

export const isHeading = ({ nodeName }: Node): boolean => HEADING.test(nodeName);

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The nearest of an element and those around it that has one of the names. */
export function closest(element: Element | null, ...names: string[]): Element | undefined {
  return around(element).find(({ nodeName }) => names.includes(nodeName));
}

/** An element and all it stands in, from the inside out. */
export function around(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = element; node && isElement(node); node = node.parentNode)
    found.push(node);
  return found;
}

/** All elements in an element, in the order of the text. */
export function within(element: Element): Element[] {
  return Array.from(element.childNodes)
    .filter(isElement)
    .flatMap((child) => [child, ...within(child)]);
}

export const hasHeading = (element: Element): boolean => within(element).some(isHeading);

/** Children of the given names. */
export const childrenOf = (element: Element | null, ...names: string[]): Element[] =>
  Array.from(element?.childNodes ?? [])
    .filter(isElement)
    .filter(({ nodeName }) => names.includes(nodeName));

export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
