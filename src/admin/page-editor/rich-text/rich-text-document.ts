import { canonicalJson } from '#src/platform/json.ts';

/** A text as blocks store it (`blocks/rich-text`). */
export type Run = string | { text: string; href?: string; strong?: boolean };
export type Runs = string | readonly Run[];
export type Part =
  | { kind: 'paragraph'; text: Runs }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered?: boolean; items: readonly Runs[] };

/** A node of the editor's document, as ProseMirror writes it. */
export interface TextNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly TextNode[];
  text?: string;
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[];
}

/** The level of subheadings; the heading of the part above them is a level 2. */
export const HEADING_LEVEL = 3;

/** The document that the editor shows. */
export const toDocument = (parts: readonly Part[]): TextNode => {
  const content = parts.map(toNode);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

function toNode(part: Part): TextNode {
  switch (part.kind) {
    case 'heading':
      return node('heading', textNodes(part.text), { level: HEADING_LEVEL });
    case 'list':
      return node(
        part.ordered ? 'orderedList' : 'bulletList',
        part.items.map((item) => node('listItem', [node('paragraph', textNodes(item))])),
      );
    case 'paragraph':
      return node('paragraph', textNodes(part.text));
  }
}

const node = (type: string, content: readonly TextNode[], attrs?: TextNode['attrs']): TextNode => ({
  type,
  ...(attrs && { attrs }),
  ...(content.length > 0 && { content }),
});

const textNodes = (runs: Runs): TextNode[] =>
  (typeof runs === 'string' ? [runs] : runs).flatMap((run): TextNode[] => {
    const { text, href, strong } = typeof run === 'string' ? { text: run } : run;
    if (text === '') return [];
    const marks = [
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
      ...(strong ? [{ type: 'bold' }] : []),
    ];
    return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  });

/**
 * The parts of a document. Empty paragraphs are left out, and a part that shows the same as before stays as it was written, so
 * that editing one paragraph changes no other.
 */
export function toParts(document: TextNode, before: readonly Part[]): Part[] {
  const known = new Map(before.map((part) => [keyOf(part), part]));
  return (document.content ?? []).flatMap((each) => {
    const part = toPart(each);
    return part ? [known.get(keyOf(part)) ?? part] : [];
  });
}

/** The same for parts that look the same. */
const keyOf = (part: Part) =>
  canonicalJson({
    kind: part.kind,
    ordered: part.kind === 'list' && part.ordered === true,
    runs: (part.kind === 'list' ? part.items : [part.text]).map((runs) => toRuns(textNodes(runs))),
  });

function toPart({ type, content = [] }: TextNode): Part | undefined {
  if (type === 'bulletList' || type === 'orderedList') {
    const items = content
      .map((item) => toRuns(inlineOf(item)))
      .filter((runs) => runs !== undefined);
    return items.length === 0
      ? undefined
      : { kind: 'list', ...(type === 'orderedList' && { ordered: true }), items };
  }
  if (type === 'heading') {
    const text = content
      .map((each) => each.text ?? ' ')
      .join('')
      .trim();
    return text === '' ? undefined : { kind: 'heading', text };
  }
  const text = toRuns(content);
  return text === undefined ? undefined : { kind: 'paragraph', text };
}

/** The text within an item, whatever it is in. */
const inlineOf = (item: TextNode): TextNode[] =>
  item.type === 'text' ? [item] : (item.content ?? []).flatMap(inlineOf);

/** The runs of texts, joined where their marks agree; a plain text if there are no marks; undefined if there is no text. */
function toRuns(nodes: readonly TextNode[]): Runs | undefined {
  const runs: { text: string; href?: string; strong?: boolean }[] = [];
  for (const { text = ' ', marks = [] } of nodes) {
    const href = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
    const run = {
      text,
      ...(typeof href === 'string' && { href }),
      ...(marks.some(({ type }) => type === 'bold') && { strong: true }),
    };
    const last = runs.at(-1);
    if (last && last.href === run.href && last.strong === run.strong) last.text += text;
    else runs.push(run);
  }
  if (runs.every(({ text }) => text.trim() === '')) return undefined;
  if (runs.length === 1 && isPlain(runs[0]!)) return runs[0]!.text.trim();
  return runs.map((run) => (isPlain(run) ? run.text : run));
}

const isPlain = ({ href, strong }: { href?: string; strong?: boolean }) =>
  href === undefined && strong === undefined;

/** Whether a value has the shape of parts; others are edited item by item. */
export const areParts = (value: unknown): value is readonly Part[] =>
  Array.isArray(value) &&
  (value as Partial<Record<string, unknown>>[]).every(
    (part) =>
      (part?.['kind'] === 'heading' && typeof part['text'] === 'string') ||
      (part?.['kind'] === 'paragraph' && areRuns(part['text'])) ||
      (part?.['kind'] === 'list' &&
        Array.isArray(part['items']) &&
        (part['items'] as unknown[]).every(areRuns)),
  );

const areRuns = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    (value as unknown[]).every(
      (run) =>
        typeof run === 'string' ||
        typeof (run as { text?: unknown } | null | undefined)?.text === 'string',
    ));
