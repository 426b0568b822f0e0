import type { BodyNode } from '../body/post-body.ts';
import { cleanText, type ForeignBody, hasWords, paragraph } from './foreign-body.ts';
import { linesOf, textNodes } from './inline.ts';

/** Plain text as it is: a paragraph for each line, and no sign is taken for a format. Indented code stays code. */
export function bodyFromText(text: string): ForeignBody {
  const clean = cleanText(text);
  const content = isCode(clean) ? [codeBlock(clean)] : clean.split('\n').flatMap(paragraphsOf);
  return { body: { type: 'doc', content }, leftOut: [], pictures: [] };
}

const paragraphsOf = (line: string): BodyNode[] =>
  linesOf(textNodes(line, {})).map((nodes) => paragraph(nodes));

const codeBlock = (text: string): BodyNode => ({
  type: 'codeBlock',
  content: [{ type: 'text', text: text.replace(/^\n+/, '').trimEnd() }],
});

/** Several lines, some of them indented, that mostly end or begin with signs of code. */
function isCode(text: string) {
  const lines = text.split('\n').filter(hasWords);
  const indented = lines.filter((line) => /^(?: {2,}|\t)/.test(line)).length;
  const signed = lines.filter((line) =>
    /[{}();,=>:\\]\s*$|^\s*(?:[<}\])#]|\/\/|\/\*|return\b|import\b)/.test(line),
  ).length;
  return lines.length > 1 && indented > 0 && signed >= lines.length / 2;
}
