import { descendants, hasClass, textOfNode } from '#src/domains/content/foreign/html-tree.ts';
import type { SourceWarning } from '../../source.ts';
import { linkTo, rewriteHtml, withAddresses } from '../rewrite-html.ts';
import { lineOf, wordsOf } from '../texts.ts';

/** HubSpot's template language, */
const TOKEN = /\{\{([^{}]{0,2000})\}\}|\{%([^{}]{0,2000}?)%\}|\{#[^{}]{0,2000}?#\}/g;
/** and the signs around text that it does not read. */
const RAW = /\{%-?\s*raw\s*-?%\}/;
const END_RAW = /\{%-?\s*endraw\s*-?%\}/;
const DEFAULT = /^\s*personalization_token\(\s*(?:'[^']*'|"[^"]*")\s*,\s*(?:'([^']*)'|"([^"]*)")/;
const MORE = '<!--more-->';

/** HTML of a post without what only HubSpot can show, which is named, and the text before its 'read more'. */
export function bodyOf(
  written: string,
  base: string,
  warn: (kind: SourceWarning['kind'], text: string) => unknown,
): { html: string; summary: string | undefined } {
  const withoutTokens = (text: string) =>
    text.replaceAll(TOKEN, (_token, shown?: string, run?: string) => {
      const token = shown ?? run ?? '';
      const name = lineOf(/^-?\s*([\w.]+)/.exec(token)?.[1]);
      const [, one, two] = DEFAULT.exec(token) ?? [];
      if (name !== '') warn('left-out', `The HubSpot token “${name}” has no place in a post`);
      return one ?? two ?? '';
    });
  const pieces = written.split(RAW).map((piece, at) => {
    const [kept = '', ...after] = at === 0 ? ['', piece] : piece.split(END_RAW);
    return kept + withoutTokens(after.join(''));
  });
  const text = pieces.join('');
  const more = text.indexOf(MORE);
  const html = rewriteHtml(text, (element) => {
    if (!hasClass(element, /\bhs-cta-(?:wrapper|embed)\b/))
      return withAddresses(element, base, pictureOf);
    const parts = [...descendants(element)];
    const find = (name: string, attribute: string) =>
      parts.find((each) => each.name === name && each.attributes[attribute])?.attributes[attribute];
    const links = parts.filter(({ name }) => name === 'a');
    const label = lineOf(find('img', 'alt') ?? links.map(textOfNode).join(' ')) || 'Button';
    warn('left-out', `The HubSpot button “${label}” is a plain link now`);
    return { html: linkTo(find('a', 'href') ?? '', label) };
  });
  return {
    html,
    summary: (more > 0 && wordsOf(text.slice(0, more))) || undefined,
  };
}

/** The file behind an address that makes it smaller: `/hs-fs/hubfs/a.png?width=300` is `/hubfs/a.png`. */
export function pictureOf(address: string): string {
  const url = new URL(address);
  if (!/\/hubfs\//.test(url.pathname)) return url.href;
  return url.origin + url.pathname.replace('/hs-fs/hubfs/', '/hubfs/');
}
