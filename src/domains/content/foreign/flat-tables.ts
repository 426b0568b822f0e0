import type { BodyNode, PostBody } from '../body/post-body.ts';
import { paragraph } from './foreign-body.ts';

/** A body for a place that holds no tables, such as a cell: their rows are paragraphs. */
export const withFlatTables = ({ content = [] }: PostBody): PostBody => ({
  type: 'doc',
  content: content.flatMap((node) => (node.type === 'table' ? paragraphsOfTable(node) : node)),
});

/** A paragraph for each row, its cells apart. */
export const paragraphsOfTable = ({ content = [] }: BodyNode): BodyNode[] =>
  content.flatMap((row) => {
    const cells = (row.content ?? []).map(runsOf).filter((runs) => runs.length > 0);
    const line = cells.length > 0 ? [paragraph(joined(cells, ' · '))] : [];
    return [...line, ...picturesIn(row)];
  });

const picturesIn = (node: BodyNode): BodyNode[] =>
  node.type === 'image' ? [node] : (node.content ?? []).flatMap(picturesIn);

/** The text of a block and those within it, as one line. */
export function runsOf({ type, content = [], ...node }: BodyNode): BodyNode[] {
  if (type === 'text') return [{ type, ...node }];
  if (content.every((child) => child.type === 'text' || child.type === 'hardBreak'))
    return content.map((run) => (run.type === 'text' ? run : { type: 'text', text: ' ' }));
  return joined(
    content.map(runsOf).filter((runs) => runs.length > 0),
    ' ',
  );
}

const joined = (parts: readonly BodyNode[][], text: string): BodyNode[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [{ type: 'text', text }, ...part]));
