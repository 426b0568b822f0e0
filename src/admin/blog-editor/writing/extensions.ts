import { type AnyExtension, type Node, type Mark, markInputRule, Extension } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { ForeignPaste } from '#src/admin/paste/foreign-paste.ts';
import { TypedLinks } from '#src/admin/paste/typed-links.ts';
import { TemplateSections } from '#src/admin/blog-template/in-post/template-sections.ts';
import { BLOCK_NODES } from '#src/domains/content/body/post-body-blocks.ts';
import { SHIFTED_MARKS } from '#src/domains/content/body/post-body-marks.ts';
import { TABLE_NODES } from '#src/domains/content/body/post-body-table.ts';
import { CommonAttributes, UNKNOWN_NODES } from '#src/domains/content/body/post-body-unknown.ts';
import { MIN_COLUMN_WIDTH } from './commands/resize-column.ts';
import { FindInText } from './find/find-in-text.ts';
import { KeepDragged } from './keep-dragged.ts';
import { LinkMark } from './link-mark.ts';
import { nodeViews } from './nodes/node-views.ts';
import { DropLine } from './pictures/drop-line.ts';
import { TakeFiles, takeFiles } from './pictures/take-files.ts';
import { insertWithPictures } from './pictures/upload-pictures.ts';
import { PlaceholderHint } from './placeholder-hint.ts';
import { WritingKeys } from './writing-keys.ts';

const EDITING: Readonly<Record<string, Node>> = {
  table: Table.configure({
    resizable: true,
    lastColumnResizable: false,
    cellMinWidth: MIN_COLUMN_WIDTH,
  }),
  tableRow: TableRow,
  tableHeader: TableHeader,
  tableCell: TableCell,
};

/** The nodes of tables with their attributes as stored, and with Tiptap's editing code. */
const tables = TABLE_NODES.map((node) => {
  const { addAttributes, content } = node.config;
  const editing = EDITING[node.name]!;
  return editing.extend({ content: content!, ...(addAttributes && { addAttributes }) });
});

/** @param guides titles of the guides that a post can offer, by name */
export function writingExtensions(guides: Readonly<Record<string, string>> = {}): AnyExtension[] {
  const views = nodeViews(guides);
  const viewed = (extension: AnyExtension): AnyExtension => {
    const view = views[extension.name];
    return view ? (extension as Node).extend({ addNodeView: () => view }) : extension;
  };
  return [
    // Stored bodies have code that is bold or a link.
    Code.extend({ excludes: '' }),
    StarterKit.extend({
      addExtensions() {
        return (this.parent?.() ?? []).map(viewed).map(withTypingRules);
      },
    }).configure({
      code: false,
      heading: { levels: [2, 3, 4] },
      link: false,
      // Undo is that of the whole document, which survives what others save.
      undoRedo: false,
      // It would change each body that is opened.
      trailingNode: false,
      dropcursor: false,
    }),
    ...SHIFTED_MARKS,
    ...tables,
    ...BLOCK_NODES.map(viewed),
    CommonAttributes,
    ...UNKNOWN_NODES.map(viewed),
    LinkMark,
    PlaceholderHint,
    WritingKeys,
    ForeignPaste.configure({ insert: insertWithPictures, takeFiles }),
    TypedLinks,
    TakeFiles,
    DropLine,
    KeepDragged,
    FindInText,
    ScrollableTables,
    TemplateSections,
  ];
}

/** Signs around words, which the help names. A blank inside the signs, as in `2 * 3 * 4`, makes them signs of the text. */
const RULES: Readonly<Record<string, RegExp>> = {
  bold: /(?:^|\s)(\*\*(?![\s*])((?:[^*]*[^*\s])?)\*\*)$/,
  italic: /(?:^|\s)(\*(?![\s*])((?:[^*]*[^*\s])?)\*)$/,
  strike: /(?:^|\s)(~~(?![\s~])((?:[^~]*[^~\s])?)~~)$/,
};

/** A mark with the rules of this editor in place of Tiptap's, which take `__init__` for a format. */
function withTypingRules(extension: AnyExtension): AnyExtension {
  const find = RULES[extension.name];
  if (!find) return extension;
  return (extension as Mark).extend({
    addInputRules() {
      return [markInputRule({ find, type: this.type })];
    },
  });
}

/**
 * Tables that are wider than the text scroll by keyboard: within an editable text the cursor does it, and the attribute says so;
 * in one that is only read, Tab reaches the table.
 */
const ScrollableTables = Extension.create({
  name: 'scrollableTables',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const attributes: Record<string, string> = editor.isEditable
              ? { contenteditable: 'true' }
              : { tabindex: '0', role: 'region', 'aria-label': 'Table' };
            const found: Decoration[] = [];
            doc.forEach((node, position) => {
              if (node.type.name === 'table')
                found.push(Decoration.node(position, position + node.nodeSize, attributes));
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ];
  },
});
