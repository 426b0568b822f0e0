import { type JSONContent, type MarkdownToken, Node, type NodeConfig } from '@tiptap/core';
import { attributesOf } from './post-node-attributes.ts';

interface CellToken {
  tokens: MarkdownToken[];
  align?: string | null;
}

const cellAttributes = attributesOf({ colspan: 1, rowspan: 1, colwidth: null, align: null });
const cell = {
  content: 'block+',
  isolating: true,
  addAttributes: () => {
    const { align, ...others } = cellAttributes();
    const renderHTML = (attrs: Record<string, unknown>) => ({
      ...align!.renderHTML!(attrs),
      // Stored bodies may have any value.
      ...(/^(?:right|center)$/.test(String(attrs['align'])) && {
        style: `text-align: ${String(attrs['align'])}`,
      }),
    });
    return { ...others, align: { ...align, renderHTML } };
  },
};

/** A node that is an element and nothing else. */
const asTag = (tag: string): Pick<NodeConfig, 'parseHTML' | 'renderHTML'> => ({
  parseHTML: () => [{ tag }],
  renderHTML: ({ HTMLAttributes: attributes }) => [tag, attributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  ...cell,
  ...asTag('th'),
});
const TableCell = Node.create({
  name: 'tableCell',
  ...cell,
  ...asTag('td'),
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  ...asTag('tr'),
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['table', attributes, ['tbody', 0]],
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

/** Tables with the node names of Tiptap's table extension, without its editing code, which the editor puts in their place. */
export const TABLE_NODES = [Table, TableRow, TableHeader, TableCell];
