import { Mark, mergeAttributes } from '@tiptap/core';

/** What a post can link to; other links are dropped when they are pasted. */
const LINK_PATTERN = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

export const isLink = (href: string): boolean => LINK_PATTERN.test(href);

/** A link. Without a target of its own in the editor, so that no click leaves it. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: '',
      parseHTML: (element: HTMLElement) =>
        element.dataset['href'] ?? element.getAttribute('href') ?? '',
      renderHTML: ({ href }: Record<string, unknown>) => ({
        'data-href': String(href),
        title: String(href),
      }),
    },
  }),
  parseHTML: () =>
    ['data-href', 'href'].map((name) => ({
      tag: `a[${name}]`,
      getAttrs: (element: HTMLElement) =>
        isLink(element.getAttribute(name)?.trim() ?? '') ? null : false,
    })),
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});
