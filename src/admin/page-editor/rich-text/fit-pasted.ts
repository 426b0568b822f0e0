import {
  type ForeignBody,
  paragraph,
  pictureNamed,
} from '#src/domains/content/foreign/foreign-body.ts';
import { paragraphsOfTable, runsOf } from '#src/domains/content/foreign/flat-tables.ts';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { shiftedText } from '#src/domains/content/body/shifted-text.ts';
import { HEADING_LEVEL } from './rich-text-document.ts';

const KEPT = new Set(['bold', 'link']);
const NAMES: Readonly<Record<string, string>> = {
  italic: 'Italics',
  underline: 'Underlines',
  strike: 'Strikethrough',
  code: 'Code',
};

/** A pasted text as blocks can store it: paragraphs, subheadings, lists of one level, bold and links. Says what it lost. */
export function fitRichText({ body, leftOut, pictures }: ForeignBody): ForeignBody {
  const lost = new Set<string>();

  const fitRun = ({ text = '', marks = [] }: BodyNode): BodyNode => {
    for (const mark of marks) if (NAMES[mark.type]) lost.add(NAMES[mark.type]!);
    const kept = marks.filter((mark) => KEPT.has(mark.type));
    return {
      type: 'text',
      text: shiftedText(text, marks),
      ...(kept.length > 0 && { marks: kept }),
    };
  };

  const itemsOf = ({ content = [] }: BodyNode): BodyNode[] =>
    content.flatMap((item) => {
      const isList = (child: BodyNode) => child.type.endsWith('List');
      const texts = (item.content ?? []).filter((child) => !isList(child));
      const runs = runsOf({ type: 'listItem', content: texts }).map(fitRun);
      const own = runs.length > 0 ? [{ type: 'listItem', content: [paragraph(runs)] }] : [];
      return [...own, ...(item.content ?? []).filter(isList).flatMap(itemsOf)];
    });

  const blocksOf = (node: BodyNode): BodyNode[] => {
    const { type, content = [] } = node;
    if (type === 'paragraph') return linesOf(content).map((line) => paragraph(line.map(fitRun)));
    if (type === 'heading') {
      const texts = runsOf(node).map((run) => ({ type: 'text', text: fitRun(run).text! }));
      return [{ type, attrs: { level: HEADING_LEVEL }, content: texts }];
    }
    if (type.endsWith('List')) return [{ type, content: itemsOf(node) }];
    if (type === 'table') return paragraphsOfTable(node).flatMap(blocksOf);
    if (type === 'codeBlock')
      return (content[0]?.text ?? '')
        .split('\n')
        .filter(Boolean)
        .map((text) => paragraph([{ type: 'text', text }]));
    return content.flatMap(blocksOf);
  };

  const content = (body.content ?? []).flatMap(blocksOf);
  const formats = [...lost].map((name) => ({
    text: `${name} were left out: their words are here without them`,
    after: '',
  }));
  const named = pictures.map(({ alt, after }) => ({
    text: `${pictureNamed(alt)} was left out`,
    after,
  }));
  return {
    body: { type: 'doc', content },
    leftOut: [...leftOut, ...named, ...formats],
    pictures: [],
  };
}

/** The lines of a paragraph, which blocks store as paragraphs of their own. */
function linesOf(content: readonly BodyNode[]): BodyNode[][] {
  const lines: BodyNode[][] = [[]];
  for (const run of content)
    if (run.type === 'hardBreak') lines.push([]);
    else lines.at(-1)!.push(run);
  return lines.filter((line) => line.length > 0);
}
