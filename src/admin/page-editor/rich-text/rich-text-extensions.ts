import { type AnyExtension, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { ForeignPaste } from '#src/admin/paste/foreign-paste.ts';
import { TypedLinks } from '#src/admin/paste/typed-links.ts';
import { linkMark } from '../links/link-mark.ts';
import { fitRichText } from './fit-pasted.ts';
import { HEADING_LEVEL } from './rich-text-document.ts';

/** Addresses that blocks accept as a link; others are dropped when they are pasted. */
export const LINK_PATTERN = /^((\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*|(vistage-)?scheduler:)$/;

/** An item with one text: blocks know no lists within lists. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Subheadings have one level, so that of a pasted text does not matter. */
const PASTED_HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({
  tag,
  attrs: { level: HEADING_LEVEL },
}));

const Heading = Node.create({
  name: 'heading',
  content: 'text*',
  marks: '',
  group: 'block',
  defining: true,
  addAttributes: () => ({ level: { default: HEADING_LEVEL, rendered: false } }),
  parseHTML: () => PASTED_HEADINGS,
  renderHTML: ({ HTMLAttributes }) => [`h${HEADING_LEVEL}`, HTMLAttributes, 0],
});

/** The nodes and marks that the text of a block may contain: paragraphs, subheadings, lists, bold, links. */
export const RICH_TEXT_EXTENSIONS: AnyExtension[] = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  ForeignPaste.configure({ fit: fitRichText }),
  TypedLinks,
  Heading,
  linkMark('span', LINK_PATTERN),
  ListItem,
];
