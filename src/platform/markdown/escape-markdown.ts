/** Characters that mean something wherever they stand in a line. */
const ANYWHERE = /[\\`*_[\]~]/g;

/** `<` and `&` only where a reader would take them for a tag, an address or a character reference. */
const LIKE_HTML = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** What would make a heading, a list, a quotation, a rule or a table row of the line that begins with it. */
const AT_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|={2,}|-{2,})/;

/** A text as Markdown that reads the same. The text may stand at the start of a line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(ANYWHERE, String.raw`\$&`)
    .replaceAll(LIKE_HTML, String.raw`\$&`)
    .replace(AT_START, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
