import { Parser } from 'htmlparser2';

/** An element of foreign HTML. */
export interface ForeignElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  style: Style;
  children: ForeignNode[];
}
export type ForeignNode = ForeignElement | string;
/** Declarations by property, both in lower case. */
export type Style = Readonly<Record<string, string>>;

interface ForeignTree {
  root: ForeignElement;
  /** the texts of all `<style>` elements */
  css: string;
}

/** Deeper than any document nests, and shallow enough for recursive functions. */
const MAX_DEPTH = 150;
const NO_STYLE: Style = {};
/** The second part of these elements of a formula, by the element of a text that shows it. */
const SCRIPTS: Readonly<Record<string, string>> = { msup: 'sup', msub: 'sub' };
const DECLARATION = /([\w-]+)\s*:\s*((?:[^;"']|"[^"]*"|'[^']*')+)/g;
const RULE = /([\w.\-,\s]+)\{([^{}]*)\}/g;

/** Reads HTML of any quality into a tree. Comments, and what is only in them, are no part of it. */
export function parseForeignHtml(html: string): ForeignTree {
  const css = Array.from(
    html.matchAll(/<style[^>]*>([\s\S]*?)<\/style/gi),
    ([, text]) => text,
  ).join('\n');
  const styleOf = createStyles(css);
  const root: ForeignElement = { name: 'root', attributes: {}, style: NO_STYLE, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open.at(-1)!;
      if (open.length > MAX_DEPTH) {
        parent.children.push(' ');
        open.push(parent);
        return;
      }
      const script = SCRIPTS[parent.name];
      const name = script && parent.children.some(isElement) ? script : tag;
      const element = { name, attributes, style: styleOf(name, attributes), children: [] };
      parent.children.push(element);
      open.push(element);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
    ontext(text) {
      open.at(-1)!.children.push(text);
    },
  });
  parser.end(html);
  return { root, css };
}

/** Styles by element, class and attribute: what spreadsheets and exports write only into `<style>` counts too. */
function createStyles(css: string) {
  const rules = new Map<string, Style>();
  for (const [, selectors = '', text = ''] of css
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .matchAll(RULE))
    for (const selector of selectors.split(',').map((each) => each.trim().toLowerCase()))
      if (/^[\w-]*(?:\.[\w-]+)?$/.test(selector))
        rules.set(selector, { ...rules.get(selector), ...parseStyle(text) });
  const known = new Map<string, Style>();
  return (
    name: string,
    { class: classes = '', style = '' }: ForeignElement['attributes'],
  ): Style => {
    if (style === '' && rules.size === 0) return NO_STYLE;
    const key = `${name} ${classes} ${style}`;
    const found = known.get(key);
    if (found) return found;
    const names = classes.toLowerCase().split(/\s+/).filter(Boolean);
    const selectors = [
      name,
      ...names.map((each) => `.${each}`),
      ...names.map((each) => `${name}.${each}`),
    ];
    const all: Style = Object.assign(
      {},
      ...selectors.map((each) => rules.get(each)),
      parseStyle(style),
    ) as Style;
    known.set(key, all);
    return all;
  };
}

function parseStyle(text: string): Style {
  const style: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(DECLARATION))
    style[name.toLowerCase()] = value.trim().toLowerCase();
  return style;
}

export const isElement = (node: ForeignNode): node is ForeignElement => typeof node !== 'string';

/** The text of a node; line breaks are line ends. */
export function textOfNode(node: ForeignNode): string {
  if (!isElement(node)) return node;
  return node.name === 'br' ? '\n' : node.children.map(textOfNode).join('');
}

/** The elements within an element, in order. */
export function* descendants(element: ForeignElement): Generator<ForeignElement> {
  for (const child of element.children)
    if (isElement(child)) {
      yield child;
      yield* descendants(child);
    }
}

/** Whether an element has a class, in any case. */
export const hasClass = ({ attributes }: ForeignElement, pattern: RegExp): boolean =>
  pattern.test(attributes['class'] ?? '');

const SILENT = new Set(
  'script style template noscript noframes head title meta link base xml datalist select annotation annotation-xml'.split(
    ' ',
  ),
);
const NOTHING = /^0(?:\.0*)?(?:px|pt|em|rem|%)?$/;

/** Whether nobody sees an element: what hides it in a browser, or in Word. */
export function isHidden(element: ForeignElement): boolean {
  const { name, attributes, style } = element;
  // KaTeX draws each formula once more.
  if (SILENT.has(name) || 'hidden' in attributes || hasClass(element, /\bkatex-html\b/))
    return true;
  if (attributes['aria-hidden'] === 'true' && !/[\p{L}\p{N}]/u.test(textOfNode(element)))
    return true;
  const isAway =
    /absolute|fixed/.test(style['position'] ?? '') &&
    (/^-\d{3,}/.test(style['left'] ?? style['top'] ?? '') ||
      /^rect\([01]/.test(style['clip'] ?? ''));
  const isClosed =
    style['overflow'] === 'hidden' &&
    // A box that is as high as its padding keeps the shape of a video.
    !/[1-9]/.test(style['padding-bottom'] ?? style['padding-top'] ?? '') &&
    NOTHING.test(style['max-height'] ?? style['height'] ?? 'auto');
  return (
    style['display'] === 'none' ||
    /^(?:hidden|collapse)/.test(style['visibility'] ?? '') ||
    style['mso-hide'] === 'all' ||
    NOTHING.test(style['opacity'] ?? '1') ||
    NOTHING.test(style['font-size'] ?? '1') ||
    isAway ||
    isClosed
  );
}
