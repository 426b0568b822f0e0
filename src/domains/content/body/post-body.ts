import { isObject } from '#src/platform/json.ts';
import { shiftedText } from './shifted-text.ts';

/** A mark on a run of text, such as bold or a link. */
export interface BodyMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A node of a post's body, named as in Tiptap's StarterKit and its table and image extensions. */
export interface BodyNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: BodyNode[];
  marks?: BodyMark[];
  text?: string;
}

/** The text of a post: a Tiptap document as JSON. */
export interface PostBody extends BodyNode {
  type: 'doc';
}

export const EMPTY_BODY: PostBody = { type: 'doc', content: [] };

/** Deeper than real posts nest, and shallow enough for recursive functions. */
const MAX_DEPTH = 40;

/**
 * Returns the well-formed part of a stored body, or an empty body. Drops everything that is not a node or is nested deeper
 * than `MAX_DEPTH`, so that renderers can rely on the shape of imported content.
 */
export function parsePostBody(stored: unknown): PostBody {
  const root = parseNode(stored, 0);
  return root?.type === 'doc' ? { ...root, type: 'doc' } : EMPTY_BODY;
}

/** Attributes with text that readers see, before the content of their node or after it. */
const TEXTS = new Map<string, readonly string[]>([
  ['image', ['caption']],
  ['video', ['title']],
  ['callout', ['title']],
  ['takeaways', ['title']],
  ['cta', ['title', 'text', 'label']],
  ['metric', ['label', 'before', 'after', 'change']],
  ['download', ['text']],
]);
const TEXTS_AFTER = new Map<string, readonly string[]>([
  ['testimonial', ['name', 'role', 'company']],
]);
const INLINE = new Set(['paragraph', 'heading', 'faqQuestion', 'codeBlock']);

/** The text of a node and its descendants, with a space between neighboring blocks. */
export function textOfBody(node: BodyNode): string {
  const { type, text, marks, content = [] } = node;
  if (text !== undefined) return shiftedText(text, marks);
  if (type === 'hardBreak') return ' ';
  const inner = content.map(textOfBody);
  if (INLINE.has(type)) return inner.join('');
  return [...textsAt(node, TEXTS), ...inner, ...textsAt(node, TEXTS_AFTER)].join(' ');
}

/** The attributes of a node with text that people read, including those who hear it. */
export const textAttributesOf = (type: string): readonly string[] => [
  ...(TEXTS.get(type) ?? []),
  ...(TEXTS_AFTER.get(type) ?? []),
  ...(type === 'image' ? ['alt'] : []),
];

const textsAt = ({ type, attrs }: BodyNode, names: ReadonlyMap<string, readonly string[]>) =>
  (names.get(type) ?? []).flatMap((name) => {
    const value = attrs?.[name];
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  });

/** Whether a node contains something to read or to see, beside its own attributes. */
export const isFilled = ({ content = [] }: BodyNode): boolean =>
  content.some((part) => textOfBody(part).trim() !== '' || hasPicture(part));

const hasPicture = ({ type, content = [] }: BodyNode): boolean =>
  type === 'image' || type === 'video' || content.some(hasPicture);

/** The beginning of a body's text, in at most `maxLength` characters, cut between words. Empty for a body without text. */
export function leadingText(body: BodyNode, maxLength: number): string {
  const text = textOfBody(body).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function countWords(body: BodyNode): number {
  return textOfBody(body).match(/\S+/g)?.length ?? 0;
}

function parseNode(value: unknown, depth: number): BodyNode | undefined {
  if (!isObject(value) || typeof value.type !== 'string' || depth > MAX_DEPTH) return undefined;
  const { type, attrs, content, marks, text } = value;
  if (type === 'text')
    return typeof text === 'string' ? { type, text, ...parseMarks(marks) } : undefined;
  const children = Array.isArray(content)
    ? content.flatMap((child) => parseNode(child, depth + 1) ?? [])
    : undefined;
  return {
    type,
    ...(isObject(attrs) && { attrs }),
    ...(children && { content: children }),
    ...parseMarks(marks),
  };
}

function parseMarks(marks: unknown): { marks?: BodyMark[] } {
  if (!Array.isArray(marks)) return {};
  const known = marks.slice(0, MAX_DEPTH).flatMap((mark: unknown) => {
    if (!isObject(mark) || typeof mark.type !== 'string') return [];
    return { type: mark.type, ...(isObject(mark.attrs) && { attrs: mark.attrs }) };
  });
  return { marks: known };
}
