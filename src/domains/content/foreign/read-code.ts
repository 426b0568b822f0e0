import { cleanText, hasWords } from './foreign-body.ts';
import {
  descendants,
  type ForeignElement,
  type ForeignNode,
  isElement,
  isHidden,
  textOfNode,
} from './html-tree.ts';
import { type Format, textNodes } from './inline.ts';
import { add, type Place } from './reading.ts';
import { reviewOf } from './word.ts';

const MONOSPACED = /mono|consol|courier|menlo/;

/** Lines of code beside each other, as an editor of code copies them. */
export const isCodeBox = ({ name, style }: ForeignElement): boolean =>
  name === 'div' &&
  style['white-space'] === 'pre' &&
  MONOSPACED.test(`${style['font-family']} ${style['font'] ?? ''}`);

export function readCode(element: ForeignElement, format: Format, place: Place): void {
  const language = languageOf(element);
  const text = withoutBar(element, language, place).replace(/^\n/, '').replace(/\n+$/, '');
  if (!hasWords(text)) return;
  place.reading.notes.pass(text);
  const isLine = element.name !== 'pre' && !text.includes('\n');
  if (isLine) return void place.line.push(...textNodes(text, { ...format, code: true }));
  add(place, {
    type: 'codeBlock',
    ...(language && { attrs: { language } }),
    content: [{ type: 'text', text }],
  });
}

/** Assistants copy code with the bar above it, which has its language and buttons. */
function withoutBar(element: ForeignElement, language = '', { reading }: Place) {
  const whole = codeOf(element, reading.isWord);
  const code = Array.from(descendants(element)).find(({ name }) => name === 'code');
  const inner = code ? codeOf(code, reading.isWord) : whole;
  const bar = whole.replace(inner, '').replaceAll(/\s/g, '').toLowerCase().replace(language, '');
  return /^(?:copy(?:code)?|edit)*$/.test(bar) ? inner : whole;
}

function codeOf(node: ForeignNode, isWord: boolean): string {
  if (!isElement(node)) return cleanText(node);
  if (node.name === 'br') return '\n';
  if (isHidden(node) || reviewOf(node, isWord) === 'deletion') return '';
  const lines = node.children.map(
    (child) =>
      codeOf(child, isWord) +
      (isElement(child) && /^(?:div|p)$/.test(child.name) && !isBroken(child) ? '\n' : ''),
  );
  return lines.join('');
}

/** An empty line is written as a break in its box. */
const isBroken = (element: ForeignElement) => textOfNode(element).endsWith('\n');

function languageOf(element: ForeignElement): string | undefined {
  const named = [element, ...descendants(element)].map(
    ({ attributes }) =>
      attributes['data-language'] ??
      /\blang(?:uage)?-([\w+#.-]+)/.exec(attributes['class'] ?? '')?.[1],
  );
  return named.find(Boolean)?.toLowerCase();
}
