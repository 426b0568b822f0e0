import { parseSync } from 'vite';
import type { SourceFile } from './source-file.ts';

/** A text that a person may read: a string, a template or text between tags. `…` stands for an inserted value. */
interface ReadableText {
  text: string;
  /** Line of a position in `text`, counted from 1. */
  lineAt: (position: number) => number;
}

/** The properties of a syntax tree node that this file reads. */
interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A stretch of text and where it starts in the source. */
interface Piece {
  text: string;
  start: number;
}

/** Returns the readable texts of a module or of a Markdown file, without comments, names and types. */
export function readableTexts({ path, text }: SourceFile): ReadableText[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  if (path.endsWith('.md')) return [{ text, lineAt: lineOf }];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]!.message}`);
  return textsIn(program as unknown as SyntaxNode)
    .map((pieces) => ({
      text: pieces.map((piece) => piece.text).join(''),
      lineAt: (position: number) => lineOf(offsetOf(pieces, position)),
    }))
    .filter(({ text }) => IS_PROSE.test(text));
}

/** Several words, or one that starts with a capital letter; other strings are names for programs. */
const IS_PROSE = /\S\s+\S|^\W*[A-Z]/;

function textsIn(node: SyntaxNode): Piece[][] {
  const pieces = piecesOf(node);
  if (pieces) return [pieces, ...insertedIn(node).flatMap(textsIn)];
  return childrenOf(node).flatMap(textsIn);
}

/** The text that a node is, in pieces; undefined if it only contains others. */
function piecesOf(node: SyntaxNode): Piece[] | undefined {
  if (node.type === 'JSXText') return [{ text: node['value'] as string, start: node.start }];
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return [{ text: node['value'], start: node.start + 1 }];
  if (node.type === 'TemplateLiteral') return templatePieces(node);
  if (node.type === 'BinaryExpression' && node['operator'] === '+') return sumPieces(node);
  return undefined;
}

function templatePieces(node: SyntaxNode): Piece[] {
  const quasis = node['quasis'] as (SyntaxNode & { value: { raw: string } })[];
  return quasis.flatMap(({ value, start }, index) => [
    ...(index > 0 ? [{ text: '…', start }] : []),
    { text: value.raw, start },
  ]);
}

/** The pieces of `'one ' + 'two'`; undefined for a sum of numbers or names. */
function sumPieces({ left, right }: SyntaxNode): Piece[] | undefined {
  const sides = [left, right].map((side) => piecesOf(side as SyntaxNode));
  if (sides.every((side) => side === undefined)) return undefined;
  return sides.flatMap(
    (side, index) => side ?? [{ text: '…', start: ([left, right][index] as SyntaxNode).start }],
  );
}

/** The expressions whose values a text contains. */
function insertedIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'TemplateLiteral') return node['expressions'] as SyntaxNode[];
  if (node.type !== 'BinaryExpression') return [];
  return [node['left'], node['right']].flatMap((side) =>
    piecesOf(side as SyntaxNode) ? insertedIn(side as SyntaxNode) : [side as SyntaxNode],
  );
}

/** Types, imports, and queries. */
const NOT_READ = /^(?:TS(?!As|Satisfies|NonNull|Instantiation)|Import|TaggedTemplate)/;

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  if (NOT_READ.test(node.type)) return [];
  return Object.entries(node)
    .filter(([key]) => !isName(node, key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]) as unknown[])
    .filter(isNode);
}

/** Keys of objects, addresses of modules, and class names. */
function isName(node: SyntaxNode, key: string): boolean {
  if (key === 'source' || key === 'directive') return true;
  if (node.type === 'JSXAttribute') return key === 'name' || isClassName(node['name']);
  return node.type === 'Property' && (key === 'key' || isClassName(node['key']));
}

const isClassName = (name: unknown) => (name as { name?: string }).name === 'className';

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function offsetOf(pieces: readonly Piece[], position: number): number {
  let before = 0;
  for (const { text, start } of pieces) {
    if (position < before + text.length) return start + position - before;
    before += text.length;
  }
  return pieces.at(-1)!.start;
}
