const REMOVED_ELEMENTS =
  /<(svg|script|style|form|nav)\b.*?<\/\1>|<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\2>/gs;
const ALLOWED_TAGS = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4']);

/** Reduces our own markup to paragraphs, lists and headings, as job sites display it. */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(REMOVED_ELEMENTS, '')
    .replaceAll(/<(\/?)([a-z]\w*)\b[^>]*>/g, (_tag, slash: string, name: string) =>
      ALLOWED_TAGS.has(name) ? `<${slash}${name}>` : ' ',
    )
    .replaceAll(/\s+/g, ' ')
    // the colon after a heading's label has an element of its own
    .replaceAll(' : ', ': ')
    .replaceAll(/<(\w+)>\s*<\/\1>/g, '')
    .trim();
