import { Mark, mergeAttributes } from '@tiptap/core';

/** Addresses that a post can link to. */
const LINK_PATTERN = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

export const isLink = (href: string): boolean => LINK_PATTERN.test(href);

const hrefOf = (element: HTMLElement): string =>
  (element.dataset['href'] ?? element.getAttribute('href') ?? '').trim();

/** A link. Without a target of its own in the editor, so that no click leaves it. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: '',
      parseHTML: hrefOf,
      renderHTML: ({ href }: Record<string, unknown>) => ({
        'data-href': String(href),
        title: String(href),
      }),
    },
  }),
  parseHTML: () => [
    { tag: 'a', getAttrs: (element: HTMLElement) => (isLink(hrefOf(element)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});
