import type { BodyMark, BodyNode } from '../body/post-body.ts';
import { addressesInText } from './addresses.ts';
import type { ForeignElement } from './html-tree.ts';

/** How a run of text is shown. */
export interface Format {
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  underline?: boolean;
  code?: boolean;
  shift?: 'superscript' | 'subscript' | undefined;
  href?: string | undefined;
  /** line ends are shown as such */
  isPre?: boolean;
}

const TAGS: Readonly<Record<string, Format>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  var: { italic: true },
  dfn: { italic: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  u: { underline: true },
  ins: { underline: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
  sup: { shift: 'superscript' },
  sub: { shift: 'subscript' },
};

const SHIFTS: Readonly<Record<string, Format['shift']>> = {
  super: 'superscript',
  sub: 'subscript',
  baseline: undefined,
};

/** The format within an element: by its name, and by its style where that says otherwise. */
export function formatOf({ name, style }: ForeignElement, around: Format): Format {
  const format = { ...around, ...(Object.hasOwn(TAGS, name) && TAGS[name]) };
  const weight = style['font-weight'];
  if (weight !== undefined && weight !== 'inherit') {
    const isSet = /^(?:bold|normal|\d+)/.test(weight);
    if (isSet) format.bold = weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
  }
  const slant = style['font-style'];
  if (slant === 'italic' || slant === 'normal') format.italic = slant === 'italic';
  const line = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  if (line.includes('line-through')) format.strike = true;
  if (line.includes('underline')) format.underline = true;
  const align = style['vertical-align'];
  if (align !== undefined && Object.hasOwn(SHIFTS, align) && name !== 'sup' && name !== 'sub')
    format.shift = SHIFTS[align];
  const space = style['white-space'] ?? style['white-space-collapse'];
  if (space !== undefined) format.isPre = /^(?:pre|break-spaces|preserve)/.test(space);
  return format;
}

function marksOf({ bold, italic, strike, underline, code, shift, href }: Format): BodyMark[] {
  return [
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(strike ? [{ type: 'strike' }] : []),
    // A link is underlined anyway.
    ...(underline && href === undefined ? [{ type: 'underline' }] : []),
    ...(code ? [{ type: 'code' }] : []),
    ...(shift ? [{ type: shift }] : []),
  ];
}

export const BREAK: BodyNode = { type: 'hardBreak' };

/** A run of text as nodes; bare addresses in it become links. */
export function textNodes(text: string, format: Format): BodyNode[] {
  const isBare = format.href === undefined && !format.code;
  const parts = isBare ? addressesInText(text) : [{ text }];
  return parts.map(({ text: part, href }) =>
    textNode(part, marksOf(href ? { ...format, href } : format)),
  );
}

const textNode = (text: string, marks: BodyMark[]): BodyNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});

const isEqual = (one: BodyNode, other: BodyNode) =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

/**
 * Runs of text as the lines that readers see: without blanks at the ends and side by side, without empty runs and breaks at the ends,
 * and with equal neighbors joined. Two breaks in a row end a line of the result.
 */
export function linesOf(runs: readonly BodyNode[]): BodyNode[][] {
  const lines: BodyNode[][] = [[]];
  let breaks = 0;
  let isBlank = true;
  for (const run of runs) {
    if (run.type === 'hardBreak') {
      breaks += 1;
      isBlank = true;
      continue;
    }
    const collapsed = (run.text ?? '')
      .replaceAll(/[ \t\r\n\f]+/g, ' ')
      .replaceAll(/[ \u00A0]{2,}/g, ' ');
    const text = isBlank ? collapsed.replace(/^[ \u00A0]+/, '') : collapsed;
    if (text === '') continue;
    if (breaks > 0) trimEnd(lines.at(-1)!);
    if (breaks > 1 && lines.at(-1)!.length > 0) lines.push([]);
    const line = lines.at(-1)!;
    if (breaks === 1 && line.length > 0) line.push(BREAK);
    breaks = 0;
    isBlank = /[ \u00A0]$/.test(text);
    const last = line.at(-1);
    if (last?.type === 'text' && isEqual(last, run)) last.text += text;
    else line.push({ ...run, text });
  }
  trimEnd(lines.at(-1)!);
  return lines.filter((line) => line.length > 0);
}

function trimEnd(line: BodyNode[]) {
  for (let last = line.at(-1); last; last = line.at(-1)) {
    if (last.type === 'text') last.text = last.text!.replace(/[ \u00A0]+$/, '');
    if (last.text) return;
    line.pop();
  }
}
