import { createAtomBlockMarkdownSpec, createBlockMarkdownSpec, Node } from '@tiptap/core';
import { asElement, attributesOf } from './post-node-attributes.ts';

/** A block without text of its own: everything that it shows is in its attributes. In Markdown `:::name {key="value"} :::`. */
const atom = (name: string, initial: Readonly<Record<string, unknown>>) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: attributesOf(initial),
    ...asElement(name, 'div', true),
    ...createAtomBlockMarkdownSpec({ nodeName: name, allowedAttributes: Object.keys(initial) }),
  });

/** A block around other blocks. In Markdown `:::name {key="value"}`, its content, `:::`. */
const container = (
  name: string,
  { content, ...initial }: { content: string; [attribute: string]: unknown },
) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    isolating: true,
    addAttributes: attributesOf(initial),
    ...asElement(name),
    ...createBlockMarkdownSpec({ nodeName: name, allowedAttributes: Object.keys(initial) }),
  });

/** A part of a list of questions, which exists only within it. */
const part = (name: string, content: string) =>
  Node.create({ name, content, defining: true, isolating: true, ...asElement(name) });

const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    ...attributesOf({
      // adds nothing to the text, so screen readers skip it
      decorative: false,
      caption: '',
      width: 'text',
    })(),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['img', attributes],
  parseMarkdown: (token, helpers) =>
    helpers.createNode('image', { src: token.href, alt: token.text, title: token.title ?? null }),
});

/** The blocks of posts that Tiptap does not have, with the names of docs/decisions (ADR 'nodes of a post'). */
export const BLOCK_NODES = [
  Image,
  atom('video', { src: '', title: '', poster: '' }),
  container('callout', { content: 'block+', tone: 'note', title: '' }),
  container('faq', { content: 'faqItem+' }),
  part('faqItem', 'faqQuestion faqAnswer'),
  part('faqQuestion', 'inline*'),
  part('faqAnswer', 'block+'),
  atom('cta', { title: '', text: '', label: '', href: '' }),
  atom('metric', { label: '', before: '', after: '', change: '' }),
  container('testimonial', { content: 'paragraph+', name: '', role: '', company: '' }),
  atom('download', { guide: '', text: '' }),
  container('takeaways', { content: 'bulletList', title: '' }),
  atom('contents', {}),
];
