/** Characters with a meaning anywhere in a line. */
const ANYWHERE = /[\\`*_[\]~]/g;

/** `<` and `&` only where a parser would read a tag, an address or a character reference. */
const LIKE_HTML = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Characters that would turn their line into a heading, list, quotation, rule or table row. */
const AT_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|={2,}|-{2,})/;

/** A bare address with signs, up to punctuation after it; without what a parser would read as a character reference. */
const ADDRESS = /https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]}*_~]/gi;

/** An address as `escapeMarkdown` writes it. */
export const ADDRESS_LINK = /<(https?:\/\/[^\s<>]+)>/gi;

/** Escapes text for Markdown, also at the start of a line. A bare address with signs becomes a link: a backslash would be part of it. */
export function escapeMarkdown(text: string): string {
  let end = 0;
  let written = '';
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (escapeSigns(address) === address || /&#?\w+;|\\/.test(address)) continue;
    written += `${escapeSigns(text.slice(end, index))}<${address}>`;
    end = index + address.length;
  }
  return (written + escapeSigns(text.slice(end)))
    .replace(AT_START, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
}

/** Escapes the signs in a text. */
export const escapeSigns = (text: string): string =>
  text.replaceAll(ANYWHERE, String.raw`\$&`).replaceAll(LIKE_HTML, String.raw`\$&`);
