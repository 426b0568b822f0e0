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

const BLOCK =
  'address|article|aside|audio|blockquote|button|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|legend|li|main|map|menu|nav|object|ol|option|p|pre|script|section|select|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video';
const BEGINS = new RegExp(String.raw`^</?(?:${BLOCK})\b`, 'i');
const ENDS = new RegExp(String.raw`</?(?:${BLOCK})\b[^<>]*>$`, 'i');
const BREAKS = /<br\b[^<>]*>$/i;

/**
 * Paragraphs of the classic editor, which stores line ends: an empty line is a paragraph, a single one is a break (`wpautop`). Line
 * ends beside blocks mean nothing. Text of `pre` must have been taken out.
 */
export function paragraphsOf(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  let html = '';
  let isInTag = false;
  for (const [at, line] of lines.entries()) {
    const before = at === 0 ? '' : lines[at - 1]!;
    if (at === 0) html = line;
    else if (isInTag) html += ` ${line}`;
    // An empty paragraph ends a line wherever it stands, and is none in the result.
    else if (line === '') html += before === '' || ENDS.test(before) ? '' : '<p></p>';
    else if (before === '' || BEGINS.test(line) || ENDS.test(before) || BREAKS.test(before))
      html += `\n${line}`;
    else html += `<br>${line}`;
    const last = line.lastIndexOf('<');
    if (last !== -1 || line.includes('>'))
      isInTag = last > line.lastIndexOf('>') && /^<\/?[a-z]/i.test(line.slice(last));
  }
  return html;
}
