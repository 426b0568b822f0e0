import {
  type Attrs,
  Fragment,
  Mark,
  type Node,
  type NodeType,
  type Schema,
} from '@tiptap/pm/model';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { isEqualJson, isObject, type JsonObject } from '#src/platform/json.ts';

/** The names that `domains/content` gives to what this version does not know. */
const UNKNOWN = { block: 'unknownBlock', inline: 'unknownInline', mark: 'unknownMark' } as const;
/** attributes that this version does not know */
const EXTRA = 'extra';
const UNKNOWN_NAMES: readonly string[] = Object.values(UNKNOWN);

/** Attributes that are written even if they have their default value. */
const ALWAYS = new Set(['level']);

/** Turns bodies into documents of the editor, and back without loss. */
export function createBodyCodec(schema: Schema) {
  const nodes = new WeakMap<object, Node>();
  const bodies = new WeakMap<Node, BodyNode>();
  /** the attributes as they were written; an editor keeps the object of attributes until it changes one */
  const written = new WeakMap<Attrs, unknown>();

  /** of the body beside its nodes */
  let fieldsOfDoc: JsonObject = {};

  function build(json: unknown, isInline: boolean): Node {
    const known = isObject(json) ? (nodes.get(json) ?? knownNode(json)) : undefined;
    const node = known && known.isInline === isInline ? known : newer(json, isInline);
    if (isObject(json)) remember(json, node);
    return node;
  }

  function remember(json: JsonObject, node: Node): void {
    nodes.set(json, node);
    bodies.set(node, json as unknown as BodyNode);
  }

  const newer = (json: unknown, isInline: boolean): Node =>
    schema.nodes[isInline ? UNKNOWN.inline : UNKNOWN.block]!.create({ stored: json });

  /** undefined for what the schema does not know or cannot hold */
  function knownNode(json: JsonObject): Node | undefined {
    const { type: name, attrs, content, marks: given, text, ...others } = json;
    if (typeof name !== 'string' || isOwn(name)) return undefined;
    // The document itself keeps its other fields in `written`.
    if (name !== 'doc' && hasFields(others)) return undefined;
    const type = Object.hasOwn(schema.nodes, name) ? schema.nodes[name] : undefined;
    if (!type || !isOptionalObject(attrs)) return undefined;
    const marks = marksOf(given);
    if (!marks) return undefined;
    if (type.isText)
      return typeof text === 'string' && text !== '' && !hasFields({ attrs, content })
        ? schema.text(text, marks)
        : undefined;
    if (!isOptionalArray(content) || text !== undefined) return undefined;
    if (name === 'table' && !hasValidSpans(json)) return undefined;
    const children = (content ?? [])
      .filter((child) => !isEmptyText(child))
      .map((child) => buildChild(type, child));
    const own = attrsOf(type, attrs);
    const node = type.validContent(Fragment.fromArray(children))
      ? type.create(own, children, marks)
      : type.createAndFill(own, children, marks);
    // Filling in does not look at marks.
    if (!node || !type.validContent(node.content)) return undefined;
    written.set(node.attrs, attrs);
    return node;
  }

  function buildChild(parent: NodeType, child: unknown): Node {
    const node = build(child, parent.inlineContent);
    if (parent !== schema.topNodeType) return node;
    const fits = node.type.isInGroup('block') && node.marks.length === 0;
    return fits ? node : newerAt(child);
  }

  function newerAt(child: unknown): Node {
    const node = newer(child, false);
    if (isObject(child)) remember(child, node);
    return node;
  }

  /** undefined if they are not a list of marks */
  function marksOf(given: unknown): Mark[] | undefined {
    if (given === undefined) return [];
    if (!Array.isArray(given)) return undefined;
    const marks = (given as unknown[]).map(markOf);
    if (!marks.every((mark) => mark !== undefined)) return undefined;
    // A text cannot have the same mark twice.
    const set = marks.reduce((before, mark) => mark.addToSet(before), Mark.none);
    return set.length === marks.length ? [...set] : undefined;
  }

  function markOf(json: unknown): Mark | undefined {
    if (!isObject(json)) return undefined;
    const { type: name, attrs, ...others } = json;
    if (typeof name !== 'string') return undefined;
    const type = Object.hasOwn(schema.marks, name) && !isOwn(name) ? schema.marks[name] : undefined;
    if (!type || !isOptionalObject(attrs) || hasFields(others))
      return schema.marks[UNKNOWN.mark]!.create({ stored: json });
    const mark = type.create(attrsOf(type, attrs));
    written.set(mark.attrs, attrs);
    return mark;
  }

  function toBody(node: Node): BodyNode {
    const before = bodies.get(node);
    if (before) return before;
    const body = isOwn(node.type.name) ? (node.attrs['stored'] as BodyNode) : write(node);
    if (isObject(body)) remember(body, node);
    return body;
  }

  function write(node: Node): BodyNode {
    const marks = node.marks.map(writeMark);
    const inMarks = marks.length > 0 && { marks };
    if (node.isText) return { type: 'text', text: node.text ?? '', ...inMarks };
    const children = node.children.map(toBody);
    return {
      ...(node.type === schema.topNodeType && fieldsOfDoc),
      type: node.type.name,
      ...writeAttrs(node),
      ...(children.length > 0 && { content: children }),
      ...inMarks,
    };
  }

  function writeMark(mark: Mark) {
    if (mark.type.name === UNKNOWN.mark) return mark.attrs['stored'] as { type: string };
    return { type: mark.type.name, ...writeAttrs(mark) };
  }

  function writeAttrs({ type, attrs }: Node | Mark): { attrs?: Record<string, unknown> } {
    if (written.has(attrs)) {
      const given = written.get(attrs);
      return given === undefined ? {} : { attrs: given as Record<string, unknown> };
    }
    const own = Object.entries(attrs).filter(
      ([name, value]) =>
        name !== EXTRA && (ALWAYS.has(name) || !isDefault(value, type.spec.attrs?.[name]?.default)),
    );
    const all = { ...Object.fromEntries(own), ...(attrs[EXTRA] as JsonObject | null) };
    return hasFields(all) ? { attrs: all } : {};
  }

  return {
    /** A body as a document. What the schema does not know, or cannot hold, is a read-only node in it. */
    toEditor(body: JsonObject): Node {
      const { type: _type, attrs: _attrs, content: _content, ...fields } = body;
      fieldsOfDoc = fields;
      const node = nodes.get(body) ?? knownNode(body);
      const doc =
        node?.type === schema.topNodeType ? node : schema.topNodeType.create(null, [newerAt(body)]);
      remember(body, doc);
      return doc;
    },
    /** The body of a document. Parts that did not change since `toEditor` are the same objects. */
    fromEditor: (doc: Node) => toBody(doc) as unknown as JsonObject,
    /** Lets a document that equals another share the bodies of its parts. */
    adopt(doc: Node, equal: Node) {
      const body = bodies.get(equal);
      if (body) bodies.set(doc, body);
      if (doc.childCount !== equal.childCount) return;
      for (const [at, child] of doc.children.entries()) {
        const part = bodies.get(equal.child(at));
        if (part && child !== equal.child(at)) bodies.set(child, part);
      }
    },
  };
}

const isOwn = (name: string) => UNKNOWN_NAMES.includes(name);

const isOptionalObject = (value: unknown): value is JsonObject | undefined =>
  value === undefined || isObject(value);

const isOptionalArray = (value: unknown): value is unknown[] | undefined =>
  value === undefined || Array.isArray(value);

const isEmptyText = (json: unknown): boolean =>
  isObject(json) && json['type'] === 'text' && json['text'] === '';

const hasFields = (object: object): boolean =>
  Object.values(object).some((value) => value !== undefined);

/** Attributes for the editor: those of the schema, and the others in one that is out of sight. */
function attrsOf(
  { spec }: { spec: { attrs?: Record<string, unknown> | null } },
  attrs: JsonObject = {},
): Attrs {
  const isKnown = (name: string) => name !== EXTRA && Object.hasOwn(spec.attrs ?? {}, name);
  const entries = Object.entries(attrs);
  const extra = entries.filter(([name]) => !isKnown(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => isKnown(name))),
    ...(extra.length > 0 && { [EXTRA]: Object.fromEntries(extra) }),
  };
}

const isDefault = (value: unknown, initial: unknown): boolean =>
  value === undefined || value === null || value === false || isEqualJson(value, initial);

/** More than any table spans; the editing of tables counts up to it. */
const MAX_SPAN = 50;

/** Whether the sizes of all cells of a table are numbers that the editing of tables can count with. */
const hasValidSpans = ({ content }: JsonObject): boolean =>
  cellsOf(content).every(({ attrs }) => {
    if (!isObject(attrs)) return true;
    const { colspan, rowspan, colwidth } = attrs;
    return isSpan(colspan) && isSpan(rowspan) && isWidths(colwidth, colspan);
  });

const cellsOf = (rows: unknown): JsonObject[] =>
  (Array.isArray(rows) ? (rows as unknown[]) : [])
    .flatMap((row) => (isObject(row) && Array.isArray(row['content']) ? row['content'] : []))
    .filter(isObject);

const isSpan = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_SPAN);

const isWidths = (value: unknown, span: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) &&
    value.length === (span ?? 1) &&
    value.every((width) => typeof width === 'number' && width >= 0));
