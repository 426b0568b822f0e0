import type { SourceWarning } from '../../source.ts';

/** Code, in which all signs are text. Here and below: no pattern takes more than linear time. */
const CODE =
  /^ {0,3}(`{3,20}|~{3,20})[^\n]*[\s\S]*?(?:\n {0,3}\1[^\n]*|(?![\s\S]))|`{1,8}(?:[^`\n]|\n(?!\n))+`{1,8}/;
const OWN =
  /%%(?<comment>[^%\n]+)%%|(?<wiki>!?)\[\[(?<target>[^[\]|\n]+)(?:\|(?<label>[^[\]\n]*))?\]\]|\{\{[<%][\s/]*(?<shortcode>[\w.-][\w./-]*)(?![\w./-])[^{}]*\}\}|\{\{(?<output>[^{}]*)\}\}|\{%-?\s*(?<tag>\w+)\b[^{}]*%\}/;
const MDX = /^(?<module>(?:import|export)\s[^\n]*)$|<\/?(?<component>[A-Z][\w.]*)(?![\w.])[^<>]*>/;
/** The address of a link or picture that Liquid puts together. */
const ADDRESS = /(\]\(\s*)\{\{-?\s*(?:"([^"]*)"|'([^']*)')?[^{}]*\}\}/g;
const CALLOUT = /^([ \t]*(?:>[ \t]*)+)\[!(\w+)\][-+]?[ \t]*([^\n]*)$/gm;

const sourceOf = ({ source }: RegExp) => source;
const TEXT = new RegExp([CODE, OWN].map(sourceOf).join('|'), 'gm');
const MDX_TEXT = new RegExp([CODE, OWN, MDX].map(sourceOf).join('|'), 'gm');

/**
 * Turns what Jekyll, Hugo, Obsidian and MDX add to Markdown into what it has: embedded pictures, addresses, quotes. Whatever has no place in
 * a post is kept as text, and named. Comments are left out, and named with their text.
 * @param pictureAt the address of a picture by its name
 */
export function readOwnSyntax(
  markdown: string,
  isMdx: boolean,
  pictureAt: (name: string) => string | undefined,
): { text: string; warnings: SourceWarning[] } {
  const warnings = new Map<string, SourceWarning>();
  const name = (text: string, after = '') => {
    if (!warnings.has(text)) warnings.set(text, { kind: 'left-out', text, after });
  };
  const text = markdown
    .replaceAll(ADDRESS, '$1$2$3')
    .replaceAll(CALLOUT, (_, quote: string, kind: string, title: string) => {
      name(`The callout “${kind}” is now a quote`);
      return `${quote}**${title.trim() || kind}**\\`;
    })
    .replaceAll(isMdx ? MDX_TEXT : TEXT, (...match: unknown[]) => {
      const [whole, groups] = [match[0] as string, match.at(-1) as Record<string, string>];
      const { comment, target, label = '', wiki } = groups;
      const picture = wiki === '!' && target ? pictureAt(target.trim()) : undefined;
      if (picture !== undefined) return `![${/^[\dx]+$/.test(label) ? '' : label}](${picture})`;
      const offset = match.at(-3) as number;
      const before = (match.at(-2) as string).slice(Math.max(0, offset - 200), offset);
      const after = before.trim().split(/\s+/).slice(-6).join(' ');
      if (comment !== undefined) {
        name(`The comment “${comment.trim()}” was left out`, after);
        return '';
      }
      const kind = Object.keys(WORDS).find((each) => groups[each] !== undefined);
      if (kind === undefined) return whole;
      name(`The ${WORDS[kind]} “${groups[kind]!.trim()}” is kept as text`, after);
      // As plain text, whatever signs it has.
      return whole.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
    });
  return { text, warnings: [...warnings.values()] };
}

const WORDS: Readonly<Record<string, string>> = {
  shortcode: 'shortcode',
  tag: 'Liquid tag',
  output: 'Liquid output',
  target: 'wiki link',
  component: 'component',
  module: 'MDX line',
};
