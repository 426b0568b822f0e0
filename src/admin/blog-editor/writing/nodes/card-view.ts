import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { element } from './element.ts';

/** The parts of a block that has texts of its own to edit. */
export interface Frame {
  dom: HTMLElement;
  contentDOM: HTMLElement;
}

/** Text of an attribute. */
export const textAt = ({ attrs }: Node, name: string): string => {
  const value: unknown = attrs[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Shows a block without text of its own as it will look. It is drawn again when an attribute changes. */
export const cardView =
  (draw: (node: Node) => HTMLElement): NodeViewRenderer =>
  ({ node }) => {
    const dom = element('div', { class: 'block-card', contenteditable: 'false' }, draw(node));
    let shown = node;
    return {
      dom,
      update(next) {
        if (next.type !== shown.type) return false;
        if (!next.sameMarkup(shown)) dom.replaceChildren(draw(next));
        shown = next;
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** Shows a block around the texts in it. It is drawn again when an attribute changes. */
export const frameView =
  (draw: (node: Node) => Frame): NodeViewRenderer =>
  ({ node }) => ({
    ...draw(node),
    update: (next) => next.sameMarkup(node),
    // What is drawn around the text is ours.
    ignoreMutation: (mutation) =>
      mutation.type !== 'selection' &&
      (mutation.target as Element).closest?.('[data-text]') === null,
  });

/** Something around a text that no one types in. */
export const fixed = (part: HTMLElement | undefined): HTMLElement | undefined => {
  part?.setAttribute('contenteditable', 'false');
  return part;
};

/** Where the texts of a block go. */
export const textPlace = (tag: 'div' | 'blockquote' = 'div') => element(tag, { 'data-text': '' });
