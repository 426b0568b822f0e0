const SILENT =
  /<(svg|script|style|form|nav)\b.*?<\/\1>|<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\2>/gs;
const KEPT = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4']);

/** Markup of ours as paragraphs, lists and headings alone, for readers who print it somewhere else. */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(SILENT, '')
    .replaceAll(/<(\/?)([a-z]\w*)\b[^>]*>/g, (_tag, slash: string, name: string) =>
      KEPT.has(name) ? `<${slash}${name}>` : ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(\w+)>\s*<\/\1>/g, '')
    .trim();
