/** Characters with a meaning anywhere in a line. */
const ANYWHERE = /[\\`*_[\]~]/g;

/** `<` and `&` only where a parser would read a tag, an address or a character reference. */
const LIKE_HTML = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** What would turn its line into a heading, list, quotation, rule or table row. */
const AT_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|={2,}|-{2,})/;

/** Escapes text for Markdown, also at the start of a line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(ANYWHERE, String.raw`\$&`)
    .replaceAll(LIKE_HTML, String.raw`\$&`)
    .replace(AT_START, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
