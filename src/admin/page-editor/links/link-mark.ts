import { Mark, mergeAttributes } from '@tiptap/core';

const hrefOf = (element: HTMLElement): string =>
  (element.dataset['href'] ?? element.getAttribute('href') ?? '').trim();

/** A link to accepted addresses. Without a target of its own in the editor, so that no click leaves it. */
export const linkMark = (tag: 'a' | 'span', accepted: RegExp) =>
  Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({
      href: {
        default: '',
        parseHTML: hrefOf,
        renderHTML: ({ href }: Record<string, unknown>) => ({ 'data-href': href, title: href }),
      },
    }),
    parseHTML: () => [
      {
        tag: 'span[data-href], a',
        getAttrs: (element) => (accepted.test(hrefOf(element)) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
