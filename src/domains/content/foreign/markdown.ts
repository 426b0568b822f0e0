import { Lexer, Marked, type MarkedOptions, type Token } from 'marked';
import type { ForeignBody, ForeignOptions } from './foreign-body.ts';
import { bodyFromText } from './plain-text.ts';
import { bodyFromHtml } from './read-html.ts';

/** A definition of a footnote up to an empty line or the next one, or a reference to it. */
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]+(?:\n(?! {0,3}\[\^|[ \t]*\n)[^\n]+)*)/;
const REFERENCE = /^\[\^([^\]\s]{1,60})\](?!\()/;

/** More than a paragraph has. The package compares each of them with all others. */
const MAX_SIGNS = 2_000;

class BoundedLexer extends Lexer {
  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    const signs = text.length > MAX_SIGNS ? (text.match(/[*_~[]/g)?.length ?? 0) : 0;
    if (signs <= MAX_SIGNS) return super.inlineTokens(text, tokens);
    tokens.push({ type: 'text', raw: text, text, escaped: false });
    return tokens;
  }
}

const marked = new Marked({
  gfm: true,
  hooks: {
    provideLexer: () => (text, options) => new BoundedLexer(options as MarkedOptions).lex(text),
  },
  async: false,
  extensions: [
    {
      name: 'footnote',
      level: 'block',
      tokenizer(source) {
        const [raw, label = '', text = ''] = FOOTNOTE.exec(source) ?? [];
        if (raw === undefined) return undefined;
        return { type: 'footnote', raw, label, tokens: this.lexer.inlineTokens(text) };
      },
      renderer({ label, tokens }) {
        return `<p>[${escapeText(String(label))}] ${this.parser.parseInline(tokens!)}</p>`;
      },
    },
    {
      name: 'reference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, label = ''] = REFERENCE.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'reference', raw, label };
      },
      renderer: ({ label }) => `<sup>[${escapeText(String(label))}]</sup>`,
    },
  ],
  renderer: {
    // Addresses stay as written; the reader of HTML checks them.
    link({ href, tokens }) {
      return `<a href="${href.replaceAll('"', '&quot;')}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Reads Markdown with GitHub's tables and footnotes, which are text. HTML within it is cleaned like any other. What is too dense or
 * too deep for a text of people stays text.
 */
export function bodyFromMarkdown(text: string, options?: ForeignOptions): ForeignBody {
  try {
    return bodyFromHtml(htmlOfMarkdown(text), options);
  } catch (error) {
    // Thousands of quotes within each other exceed the stack.
    if (!(error instanceof RangeError)) throw error;
    return bodyFromText(text);
  }
}

/** HTML of Markdown, for text that is Markdown only in part. It is not cleaned. */
export const htmlOfMarkdown = (text: string): string =>
  marked.parse(wholeTables(text), { async: false });

const DELIMITERS = /^ {0,3}\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Whether a line ends the head of a table, which is the line before it. */
const isUnderHead = (line: string, head = '') =>
  line.includes('-') &&
  head.includes('|') &&
  DELIMITERS.test(line) &&
  cellsOf(head) === cellsOf(line);

/** Rows with more cells than their head would lose them, and a bar within the address of a link would end its cell. */
function wholeTables(text: string) {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const head = lines[at - 1] ?? '';
    if (!isUnderHead(line, head)) continue;
    let end = at + 1;
    while (end < lines.length && lines[end]!.trim() !== '') end += 1;
    for (let row = at + 1; row < end; row += 1)
      lines[row] = lines[row]!.replaceAll(/\]\([^()\s]*\)/g, escapeBars);
    const missing = Math.max(...lines.slice(at + 1, end).map(cellsOf), 0) - cellsOf(line);
    if (missing <= 0 || missing > 1_000) continue;
    lines[at - 1] = head.replace(/\s*\|?\s*$/, `${' | '.repeat(missing)} |`);
    lines[at] = line.replace(/\s*\|?\s*$/, `${' | ---'.repeat(missing)} |`);
  }
  return lines.join('\n');
}

const escapeBars = (link: string) => link.replaceAll(/(?<!\\)\|/g, String.raw`\|`);

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;

/**
 * Whether a text is plainly Markdown as a whole: several of its blocks are, and their blocks are apart. A single sign, or a line,
 * is text.
 */
export function isPlainlyMarkdown(text: string): boolean {
  const lines = text.trim().split(/\r\n?|\n/);
  const hasFence = /^ {0,3}```[^\n`]*\n[\s\S]*\n {0,3}```\s*$/m.test(text);
  const hasTable = lines.some((line, at) => line.includes('|') && isUnderHead(line, lines[at - 1]));
  if (hasFence || hasTable) return true;
  const isApart = lines.some((line) => line.trim() === '');
  if (!isApart) return false;
  const isAfterBlank = (at: number) => at === 0 || lines[at - 1]!.trim() === '';
  const headings = lines.filter((line, at) => /^#{1,6} \S/.test(line) && isAfterBlank(at)).length;
  const lists = lines.filter(
    (line, at) =>
      markerOf(line) !== '' &&
      [lines[at + 1], lines[at + 2]].some((next = '') => markerOf(next) === markerOf(line)),
  ).length;
  const isInline = /(?:^|[\s(])(?:\*\*[^\s*][^*\n]*\*\*|\[[^\]\n]+\]\([^()\s]+\)|`[^`\n]+`)/m.test(
    text,
  );
  const blocks = Math.min(2, headings) + Math.min(1, lists);
  return blocks > 0 && blocks + (isInline ? 1 : 0) >= 2;
}

/** The sign of an item: `-`, or `.` of a number; empty for another line. */
const markerOf = (line: string) =>
  /^\s{0,6}(?:([-*+])|\d{1,3}([.)])) \S/.exec(line)?.slice(1).find(Boolean) ?? '';
