import fc from 'fast-check';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';

interface Node {
  type: string;
  content?: Node[];
  text?: string;
}

export interface TestContent extends DocumentContent {
  seo: Record<string, string>;
  blocks: (DocumentBlock & { props: Record<string, string> })[];
  body: { type: string; content: Node[] };
}

const paragraph = (text: string): Node => ({
  type: 'paragraph',
  content: [{ type: 'text', text: [1, 2, 3, 4].map((word) => `${text}w${word}`).join(' ') }],
});

const bullets = (text: string): Node => ({
  type: 'bulletList',
  content: [1, 2, 3].map((item) => ({
    type: 'listItem',
    content: [paragraph(`${text}${item}`)],
  })),
});

/** A content with so many blocks and paragraphs; each text is a word that occurs nowhere else. */
export const contentOfSize = (blocks: number, paragraphs: number): TestContent => ({
  title: 'title0',
  path: '/path0',
  seo: { title: 'seotitle0', description: 'description0' },
  tags: ['tag0'],
  blocks: Array.from({ length: blocks }, (_, at) => block(`base${at}`)),
  body: {
    type: 'doc',
    content: Array.from({ length: paragraphs }, (_, at) =>
      at % 3 === 2 ? bullets(`bullets${at}x`) : paragraph(`paragraph${at}`),
    ),
  },
});

const block = (token: string) => ({
  id: `id-${token}`,
  type: 'hero',
  props: { headline: `headline-${token}`, text: `text-${token}` },
});

const KINDS = [
  'title',
  'seo',
  'seo-remove',
  'tags',
  'block-edit',
  'block-insert',
  'block-remove',
  'block-move',
  'node-edit',
  'node-insert',
  'node-remove',
  'node-move',
  'bullet-edit',
] as const;

interface Edit {
  kind: (typeof KINDS)[number];
  from: number;
  to: number;
}

/** The edits of one editor; numbers choose places in whatever content the script meets. */
export const editScript = (maxLength = 6): fc.Arbitrary<Edit[]> =>
  fc.array(fc.record({ kind: fc.constantFrom(...KINDS), from: fc.nat(20), to: fc.nat(20) }), {
    maxLength,
  });

export const isMove = ({ kind }: Edit): boolean => kind.endsWith('-move');

export const isPlacement = ({ kind }: Edit): boolean => /-(?:move|insert)$/.test(kind);

/** Makes the edits; each typed text is a new word that starts with `author`. Inputs are not changed. */
export function runScript<C extends TestContent>(
  start: C,
  edits: readonly Edit[],
  author: string,
): C {
  return edits.reduce((content, edit, at) => applyEdit(content, edit, `${author}${at}`), start);
}

/** Makes one edit, which types a token, of a content that has blocks, paragraphs or both. */
export function applyEdit<C extends TestContent>(
  content: C,
  { kind, from, to }: Edit,
  token: string,
): C {
  const { blocks, seo, body } = content;
  const withBlocks = (changed: TestContent['blocks']) => ({ ...content, blocks: changed });
  const withNodes = (changed: Node[]) => ({ ...content, body: { ...body, content: changed } });
  const nodes = body?.content;
  switch (kind) {
    case 'title':
      return { ...content, title: token };
    case 'seo':
      return { ...content, seo: { ...seo, [from % 2 ? 'title' : 'description']: token } };
    case 'seo-remove':
      return { ...content, seo: Object.fromEntries(Object.entries(seo).slice(1)) };
    case 'tags':
      return { ...content, tags: [token, 'other'] };
    case 'block-edit':
      return withBlocks(
        replaced(blocks, from, (old) => ({
          ...old,
          props: { ...old.props, [to % 2 ? 'text' : 'headline']: token },
        })),
      );
    case 'block-insert':
      return withBlocks(blocks.toSpliced(from % (blocks.length + 1), 0, block(token)));
    case 'block-remove':
      return withBlocks(removed(blocks, from));
    case 'block-move':
      return withBlocks(moved(blocks, from, to));
    case 'node-edit':
      return withNodes(replaced(nodes, from, (node) => reworded(node, token)));
    case 'node-insert':
      return withNodes(nodes.toSpliced(from % (nodes.length + 1), 0, paragraph(token)));
    case 'node-remove':
      return withNodes(removed(nodes, from));
    case 'node-move':
      return withNodes(moved(nodes, from, to));
    case 'bullet-edit':
      return withNodes(
        replaced(nodes, from, (list) => ({
          ...list,
          content: replaced(list.content ?? [], to, (item) => reworded(item, token)),
        })),
      );
  }
}

/** Adds a word to the first text of a node. */
function reworded(node: Node, token: string): Node {
  if (node.text !== undefined) return { ...node, text: `${node.text} ${token}` };
  return { ...node, content: replaced(node.content ?? [], 0, (inner) => reworded(inner, token)) };
}

function replaced<T>(list: readonly T[], at: number, replace: (item: T) => T): T[] {
  return list.map((item, index) => (index === at % list.length ? replace(item) : item));
}

const removed = <T>(list: readonly T[], at: number): T[] =>
  list.length === 0 ? [] : list.toSpliced(at % list.length, 1);

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (list.length === 0) return [];
  const without = removed(list, from);
  return without.toSpliced(to % (without.length + 1), 0, list[from % list.length]!);
}

/** Freezes a value with all that is in it, so that changing it throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
