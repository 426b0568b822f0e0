type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with attributes and content; texts are only text. Undefined attributes and children are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** An element with a text; undefined without one. */
export const line = (
  tag: keyof HTMLElementTagNameMap,
  text: string,
  attributes: Attributes = {},
): HTMLElement | undefined => (text === '' ? undefined : element(tag, attributes, text));
