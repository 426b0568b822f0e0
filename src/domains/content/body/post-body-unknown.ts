import { Extension, Mark, Node } from '@tiptap/core';
import { LIST_STYLES } from './list-kinds.ts';
import { asElement, attributesOf } from './post-node-attributes.ts';

/** Blocks that a template can lock. */
const TOP_LEVEL = (
  'paragraph heading bulletList orderedList blockquote codeBlock table horizontalRule image video callout ' +
  'faq cta metric testimonial download takeaways contents'
).split(' ');

/** A block that is split in two keeps these in its first part only. */
const notKept = (initial: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributesOf(initial)()).map(([name, attribute]) => [
      name,
      { ...attribute, keepOnSplit: false },
    ]),
  );

/** Attributes of all nodes besides their own. */
export const CommonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    // text of a template that may not change
    { types: TOP_LEVEL, attributes: notKept({ locked: false }) },
    {
      types: ['orderedList'],
      attributes: {
        type: {
          default: null,
          renderHTML: ({ type }) => ({ 'data-list': LIST_STYLES[String(type)] }),
        },
      },
    },
    // the section of the template that the heading begins
    { types: ['heading'], attributes: notKept({ slot: null }) },
    // attributes of a newer version
    { types: '*', attributes: notKept({ extra: null }) },
  ],
});

/** Stand in an editor for what it does not know, whole and read-only, so that a save loses nothing: `stored` is its JSON. */
export const UNKNOWN_NODES = [
  Node.create({
    name: 'unknownBlock',
    group: 'block',
    atom: true,
    addAttributes: attributesOf({ stored: null }),
    ...asElement('unknownBlock', 'div', true),
  }),
  Node.create({
    name: 'unknownInline',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: attributesOf({ stored: null }),
    ...asElement('unknownInline', 'span', true),
  }),
  Mark.create({
    name: 'unknownMark',
    // A text can have several.
    excludes: '',
    addAttributes: attributesOf({ stored: null }),
    parseHTML: () => [{ tag: 'span[data-node="unknownMark"]' }],
    renderHTML: ({ HTMLAttributes: attributes }) => [
      'span',
      { ...attributes, 'data-node': 'unknownMark' },
      0,
    ],
  }),
];
