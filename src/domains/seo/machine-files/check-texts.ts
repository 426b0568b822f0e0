import { formatInteger } from './format-integer.ts';
import { collectProblems, type FileReport } from './machine-file.ts';

/** Crawlers read at least that much of it, and most no more (RFC 9309, 2.5). */
const MAX_ROBOTS_BYTES = 500 * 1024;

/** Checks the syntax of robots.txt (RFC 9309, 2.2). */
export function checkRobots(text: string): FileReport {
  const { problems, add } = collectProblems();
  if (Buffer.byteLength(text) > MAX_ROBOTS_BYTES) add('It is larger than 500 KiB.');
  let rules = 0;
  let hasAgent = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = `Line ${index + 1}`;
    const content = line.replace(/#.*$/, '').trim();
    if (content === '') continue;
    const [, field = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(content) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      hasAgent = true;
      if (!/^(?:\*|[A-Za-z_-]+)$/.test(value)) add(`${at}: “${value}” is no crawler’s name.`);
    } else if (name === 'allow' || name === 'disallow') {
      rules += 1;
      if (!hasAgent) add(`${at}: the rule stands before the first User-agent, so no one reads it.`);
      if (value !== '' && !/^[/*]/.test(value)) add(`${at}: “${value}” does not begin with /.`);
    } else if (name === 'sitemap') {
      if (!URL.canParse(value)) add(`${at}: the sitemap is not an absolute address.`);
    } else add(`${at}: “${content}” is not known to crawlers.`);
  }
  if (!hasAgent) add('It names no crawler, so it has no effect.');
  return { count: `${formatInteger(rules)} rules`, problems };
}

const linksOf = (markdown: string) =>
  [...markdown.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address!);

/** Checks the form that llmstxt.org describes: a heading, a summary, and lists of links. */
export function checkLlmsText(text: string): FileReport {
  const { problems, add } = collectProblems();
  if (!/^# \S/.test(text)) add('It does not begin with a heading of level 1.');
  if ([...text.matchAll(/^# /gm)].length > 1) add('It has several headings of level 1.');
  if (!/^> \S/m.test(text)) add('It has no summary: a line that begins with >.');
  const links = linksOf(text);
  for (const address of links)
    if (!URL.canParse(address)) add(`${address} is not an absolute address.`);
  return { count: `${formatInteger(links.length)} links`, problems };
}

/** Checks a Markdown twin: a heading, and a text below it. */
export function checkMarkdown(text: string): FileReport {
  const { problems, add } = collectProblems();
  if (!/^# \S/.test(text)) add('It does not begin with a heading of level 1.');
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  if (words < 50) add('It has fewer than 50 words: its page shows almost nothing without scripts.');
  return { count: `${formatInteger(words)} words`, problems };
}
