import type { Attribute, NodeConfig } from '@tiptap/core';

/** Attributes of a node with their initial values. On the clipboard they are `data-` attributes, so that texts stay texts. */
export const attributesOf =
  (initial: Readonly<Record<string, unknown>>) => (): Record<string, Partial<Attribute>> =>
    Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [name, attributeOf(name, value)]),
    );

function attributeOf(name: string, initial: unknown): Partial<Attribute> {
  const data = `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return {
    default: initial,
    parseHTML: (element) => {
      const written = element.getAttribute(data);
      if (written === null) return initial;
      if (typeof initial === 'boolean') return written === 'true';
      return typeof initial === 'string' ? written : parseJson(written, initial);
    },
    renderHTML: ({ [name]: value }) =>
      value === initial || value === undefined
        ? {}
        : { [data]: typeof initial === 'string' ? String(value) : JSON.stringify(value) },
  };
}

function parseJson(written: string, initial: unknown): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return initial;
  }
}

/** How a node is copied and pasted: as an element that names it. */
export const asElement = (
  name: string,
  tag = 'div',
  isLeaf = false,
): Pick<NodeConfig, 'parseHTML' | 'renderHTML'> => ({
  parseHTML: () => [{ tag: `${tag}[data-node="${name}"]` }],
  renderHTML: ({ HTMLAttributes: attributes }) => {
    const named = { ...(attributes as Record<string, unknown>), 'data-node': name };
    return isLeaf ? [tag, named] : [tag, named, 0];
  },
});
