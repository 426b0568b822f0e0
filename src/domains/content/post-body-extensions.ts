import { type AnyExtension, type JSONContent, type MarkdownToken, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

interface CellToken {
  tokens: MarkdownToken[];
  align?: string | null;
}

const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    colspan: { default: 1 },
    rowspan: { default: 1 },
    align: { default: null },
  }),
};

const TableHeader = Node.create({ name: 'tableHeader', ...cell });
const TableCell = Node.create({ name: 'tableCell', ...cell });
const TableRow = Node.create({ name: 'tableRow', content: '(tableCell | tableHeader)*' });

/** Tables with the node names of Tiptap's table extension, without its editing code: we only parse Markdown. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseMarkdown(token, helpers) {
    const row = (type: string, cells: CellToken[]): JSONContent =>
      helpers.createNode(
        'tableRow',
        {},
        cells.map(({ tokens, align }) =>
          helpers.createNode(type, align ? { align } : {}, [
            helpers.createNode('paragraph', {}, helpers.parseInline(tokens)),
          ]),
        ),
      );
    const rows = (token.rows as CellToken[][] | undefined) ?? [];
    return helpers.createNode('table', {}, [
      row('tableHeader', (token.header as CellToken[] | undefined) ?? []),
      ...rows.map((cells) => row('tableCell', cells)),
    ]);
  },
});

const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    /** adds nothing to the text, so screen readers skip it */
    decorative: { default: false },
  }),
  parseMarkdown: (token, helpers) =>
    helpers.createNode('image', { src: token.href, alt: token.text, title: token.title ?? null }),
});

/** The nodes and marks that a post's body may contain. */
export const POST_BODY_EXTENSIONS: AnyExtension[] = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] } }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Image,
];
