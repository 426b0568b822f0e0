import type { Warn } from '../../source-values.ts';

/** Code, in which all signs are text. Here and below: no pattern takes more than linear time. */
const CODE =
  /^ {0,3}(`{3,20}|~{3,20})[^\n]*[\s\S]*?(?:\n {0,3}\1[^\n]*|(?![\s\S]))|`{1,8}(?:[^`\n]|\n(?!\n))+`{1,8}/;
const OWN = /%%[^%\n]+%%|!?\[\[[^[\]\n]+\]\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/;
const MDX = /^(?:import|export)\s.*$|<\/?[A-Z][^<>]*>/;
/** The address of a link or picture that Liquid puts together, with what is in quotes. */
const ADDRESS = /\]\(\s*\{\{[^{}"']*(?:["']([^{}"']*))?[^{}]*\}\}/g;
const CALLOUT = /^([ \t>]*> ?)\[!(\w+)\][-+]?/gm;

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
      const [, embedded = ''] = /^!\[\[([^|\]]+)/.exec(whole) ?? [];
      const picture = pictureAt(embedded.trim());
      if (picture !== undefined) return `![](${picture})`;
      if (whole.startsWith('%%')) {
        name(`The comment “${whole.slice(2, -2)}” was left out`);
        return '';
      }
      const [start] = /^\S+\s?\S*/.exec(whole) ?? [];
      name(`“${start}” is no Markdown and is kept as text`);
      // As plain text, whatever signs it has.
      return whole.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
    });
}
