import { isObject } from '#src/platform/json.ts';
import { type FieldSpec, type ObjectSpec, variantOf } from '../field-spec.ts';

/** A text field of a block. */
interface TextPlace {
  /** dotted, such as `items.0.question` */
  path: string;
  text: string;
  max: number | undefined;
}

/** Lists the text fields of a block in the order of its schema. */
function listTexts(spec: FieldSpec, value: unknown, path = ''): TextPlace[] {
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  switch (spec.kind) {
    case 'text':
      return typeof value === 'string' && !spec.isDate && !spec.picks && compact(value) !== ''
        ? [{ path, text: value, max: spec.max }]
        : [];
    case 'object':
      return isObject(value)
        ? spec.fields.flatMap(({ name, spec: inner }) => listTexts(inner, value[name], at(name)))
        : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => listTexts(spec.item, item, at(index)))
        : [];
    case 'variant': {
      const inner = variantOf(spec.variants, value)?.spec;
      return inner ? listTexts(inner, value, path) : [];
    }
    case 'number':
    case 'switch':
    case 'choice':
    case 'constant':
    case 'other':
      return [];
  }
}

/** Without spaces and line breaks, which a view may show in its own way. */
const compact = (text: string): string => text.replaceAll(/\s+/g, '');

/** Where a text field is shown: neighbors in one element. */
export interface TextSpot {
  place: TextPlace;
  nodes: readonly ChildNode[];
}

/**
 * Finds where the text fields of a block are shown: the smallest parts of elements whose whole text is that of a field. Texts
 * that occur several times are matched in order, and left out unless the page shows each of them exactly once. So no view
 * needs to know of editing in place, and none is edited in the wrong place.
 */
export function findTexts(
  elements: readonly HTMLElement[],
  spec: ObjectSpec | undefined,
  props: unknown,
): TextSpot[] {
  if (!spec) return [];
  const places = Map.groupBy(listTexts(spec, props), ({ text }) => compact(text));
  const shown = Map.groupBy(
    elements.flatMap((element) => runsIn(element, places)),
    textOf,
  );
  return [...places].flatMap(([text, group]) => {
    const runs = shown.get(text) ?? [];
    if (runs.length !== group.length) return [];
    return runs.map((nodes, index) => ({ nodes, place: group[index]! }));
  });
}

/** The spot that a node belongs to. */
export const spotAt = (spots: readonly TextSpot[], node: Node): TextSpot | undefined =>
  spots.find(({ nodes }) => nodes.some((each) => each.contains(node))) ??
  spots.find(({ nodes }) => nodes[0]?.parentNode === node);

type Run = readonly ChildNode[];

const textOf = (nodes: Run): string => compact(nodes.map((node) => node.textContent).join(''));

/** The smallest runs of neighbors whose text is one of the texts, in the order of the document. */
function runsIn(element: HTMLElement, texts: ReadonlyMap<string, unknown>): Run[] {
  if (element.localName === 'svg' || element.classList.contains('sr-only')) return [];
  const found: Run[] = [];
  let open: ChildNode[] = [];
  const close = () => {
    if (open.length > 0 && texts.has(textOf(open))) found.push(open);
    open = [];
  };
  for (const child of element.childNodes) {
    const isText = child.nodeType === Node.TEXT_NODE || child.nodeName === 'BR';
    if (isText) open.push(child);
    else {
      close();
      if (child.nodeType === Node.ELEMENT_NODE) found.push(...runsIn(child as HTMLElement, texts));
    }
  }
  close();
  if (found.length > 0 || element.querySelector('.sr-only')) return found;
  const all = [...element.childNodes];
  return texts.has(textOf(all)) ? [all] : [];
}
