/** Elements whose text is no running text: neither line ends nor shortcodes count there. */
const HELD = /<(pre|code|script|style|textarea)\b[^<>]*>/gi;
/** In the place of each; nothing else in the text has this sign. */
const SIGN = '\uE000';
const PLACE = new RegExp(`<(\\w+) data-held="${SIGN}(\\d+)"></\\1>`, 'g');

/** Takes parts of HTML that stay as they are out of texts, and puts them back. */
export function createHolder() {
  const held: string[] = [];
  return {
    hold(html: string): string {
      const source = html.replaceAll(SIGN, '');
      const lower = source.toLowerCase();
      const unclosed = new Set<string>();
      let text = '';
      let at = 0;
      for (const match of source.matchAll(HELD)) {
        const name = match[1]!.toLowerCase();
        if (match.index < at || unclosed.has(name)) continue;
        const close = lower.indexOf(`</${name}`, match.index);
        if (close === -1) {
          unclosed.add(name);
          continue;
        }
        const end = lower.indexOf('>', close) + 1 || source.length;
        text += `${source.slice(at, match.index)}<${name} data-held="${SIGN}${held.length}"></${name}>`;
        held.push(source.slice(match.index, end));
        at = end;
      }
      return text + source.slice(at);
    },
    restore: (text: string): string =>
      text.replaceAll(PLACE, (_, _name, number: string) => held[Number(number)]!),
  };
}
