/** Elements whose text is no running text: neither line ends nor shortcodes count there. One that is not closed goes to the end. */
const HELD = /<(pre|code|script|style|textarea)\b[^]*?(?:<\/\1\s*>|$)/gi;
/** In the place of each; nothing else in the text has this sign. */
const SIGN = '\uE000';
const PLACE = new RegExp(`<(\\w+) data-held="${SIGN}(\\d+)"></\\1>`, 'g');

/** Takes parts of HTML that stay as they are out of a text, and gives what puts them back. */
export function holdCode(html: string): { text: string; restore: (text: string) => string } {
  const held: string[] = [];
  return {
    text: html
      .replaceAll(SIGN, '')
      .replaceAll(
        HELD,
        (whole, name: string) => `<${name} data-held="${SIGN}${held.push(whole) - 1}"></${name}>`,
      ),
    restore: (text) => text.replaceAll(PLACE, (_, _name, at: string) => held[Number(at)]!),
  };
}

const BLOCK =
  'address|article|aside|audio|blockquote|button|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|legend|li|main|map|menu|nav|object|ol|option|p|pre|script|section|select|style|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video';
/** A tag of a block with the line ends beside it, which mean nothing. */
const BLOCK_TAG = new RegExp(String.raw`[\n\r]?(</?(?:${BLOCK})\b[^<>]*>)[\n\r]?`, 'gi');

/**
 * Paragraphs of the classic editor, which stores line ends: an empty line is a paragraph, a single one is a break (`wpautop`). An
 * empty paragraph ends a line wherever it stands, and is none in the result. Code must have been taken out.
 */
export const paragraphsOf = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<[a-z/][^<>]*/gi, (tag) => tag.replaceAll('\n', ' '))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n\n+/g, '\r')
    .replaceAll(BLOCK_TAG, '$1')
    .replaceAll(/(<br\b[^<>]*>)\n/gi, '$1')
    .replaceAll('\r', '<p></p>')
    .replaceAll('\n', '<br>');
