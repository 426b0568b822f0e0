import type { Warn } from '../../source-values.ts';

/** Code, in which all signs are text. Here and below: no pattern takes more than linear time. */
const CODE =
  /^ {0,3}(`{3,20}|~{3,20})[^\n]*[\s\S]*?(?:\n {0,3}\1[^\n]*|(?![\s\S]))|`{1,8}(?:[^`\n]|\n(?!\n))+`{1,8}/;
const OWN = /%%[^%\n]+%%|!?\[\[[^[\]\n]+\]\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/;
const MDX = /^(?:import|export)\s.*$|<\/?[A-Z][^<>]*>/;
/** The address of a link or picture that Liquid puts together, with what is in quotes. */
const ADDRESS = /\]\(\s*\{\{[^{}"']*(?:["']([^{}"']*))?[^{}]*\}\}/g;
const CALLOUT = /^([ \t>]*> ?)\[!(\w+)\][-+]?/gm;

/** What begins like this, and what it is called. */
const KINDS = [
  ['{{<', 'shortcode'],
  ['{{%', 'shortcode'],
  ['{{', 'Liquid output'],
  ['{%', 'Liquid tag'],
  ['<', 'component'],
] as const;

/**
 * Turns what Jekyll, Hugo, Obsidian and MDX add to Markdown into what it has: embedded pictures, addresses, quotes. Whatever has no place in
 * a post is kept as text, and named. Comments are left out, and named with their text.
 * @param pictureAt the address of a picture by its name
 */
export function readOwnSyntax(
  markdown: string,
  isMdx: boolean,
  pictureAt: (name: string) => string | undefined,
  warn: Warn,
): string {
  const patterns = [CODE, OWN, ...(isMdx ? [MDX] : [])].map(({ source }) => source);
  const named = new Set<string>();
  const name = (text: string) => {
    if (!named.has(text)) warn('left-out', text);
    named.add(text);
  };
  return markdown
    .replaceAll(ADDRESS, ']($1')
    .replaceAll(CALLOUT, '$1**$2:**')
    .replaceAll(new RegExp(patterns.join('|'), 'gm'), (whole) => {
      if (/^\s*[`~]/.test(whole)) return whole;
      const inner = whole.replaceAll(/^[![{<%/\s-]+|[\]}>%/\s-]+$/g, '');
      const [target = ''] = inner.split('|');
      const isWiki = whole.includes('[[');
      const picture = whole.startsWith('!') ? pictureAt(target.trim()) : undefined;
      if (picture !== undefined) return `![](${picture})`;
      if (whole.startsWith('%%')) {
        name(`The comment “${inner}” was left out`);
        return '';
      }
      const kind = isWiki ? 'wiki link' : KINDS.find(([start]) => whole.startsWith(start))?.[1];
      const words = isWiki ? target : inner.split(/\s/)[0];
      name(`The ${kind ?? 'MDX line'} “${words}” is kept as text`);
      // As plain text, whatever signs it has.
      return whole.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
    });
}
