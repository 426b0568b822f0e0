import { escapeXml } from '#src/domains/seo/xml.ts';

/** Blocks of the block editor are comments around HTML: `<!-- wp:name {"json":1} -->`. */
const DELIMITER = /^\s*(\/)?wp:([\w/-]+)\s*(\{[\s\S]*\})?\s*(\/)?\s*$/;
/** Reusable blocks within each other. */
const MAX_DEPTH = 5;
/** What reusable blocks may add to a text. */
const MAX_ADDED = 2_000_000;

export interface BlockParts {
  /** HTML of a reusable block by its number */
  reusable: (id: string) => string | undefined;
  /** the list of footnotes */
  footnotes: string;
  /** reads text of the classic editor, which may stand between blocks */
  classic: (text: string) => string;
  /** a block whose content only WordPress could make */
  leaveOut: (name: string, before: string) => void;
}

export const hasBlocks = (content: string): boolean => content.includes('<!-- wp:');

/** Makes HTML of blocks: reusable ones are put in, and what is between blocks is read as classic text. */
export function renderBlocks(content: string, parts: BlockParts): string {
  let left = MAX_ADDED;
  let hasFootnotes = false;
  function render(text: string, within: readonly string[]): string {
    let [html, classic, open] = ['', '', 0];
    const add = (piece: string) => {
      if (open > 0) html += piece;
      else classic += piece;
    };
    const endClassic = () => {
      if (classic.trim() !== '') html += parts.classic(classic);
      classic = '';
    };
    for (let at = 0; at < text.length;) {
      const start = text.indexOf('<!--', at);
      const end = start === -1 ? -1 : text.indexOf('-->', start);
      if (end === -1) {
        add(text.slice(at));
        break;
      }
      add(text.slice(at, start));
      at = end + 3;
      const [delimiter, isEnd, name = '', json, isWhole] =
        DELIMITER.exec(text.slice(start + 4, end)) ?? [];
      if (delimiter === undefined) {
        // Classic text has its own comments: more, and the end of a page.
        add(text.slice(start, at));
        continue;
      }
      if (open === 0) endClassic();
      if (isWhole) html += renderWhole(name, json, html, within);
      else open = Math.max(0, open + (isEnd ? -1 : 1));
    }
    endClassic();
    return html;
  }
  function renderWhole(
    name: string,
    json: string | undefined,
    before: string,
    within: readonly string[],
  ): string {
    if (name === 'footnotes') {
      hasFootnotes = true;
      return parts.footnotes;
    }
    const id = name === 'block' ? (/"ref"\s*:\s*"?(\d+)/.exec(json ?? '')?.[1] ?? '') : '';
    const reusable =
      within.includes(id) || within.length >= MAX_DEPTH ? undefined : parts.reusable(id);
    if (reusable === undefined || reusable.length > left) {
      if (!/^(?:more|nextpage|spacer|separator)$/.test(name)) parts.leaveOut(name, before);
      return '';
    }
    left -= reusable.length;
    return render(reusable, [...within, id]);
  }
  const html = render(content, []);
  return hasFootnotes ? html : html + parts.footnotes;
}

/** The list of the notes of a post. @param json of the custom field `footnotes` */
export function footnotesOf(json: string | undefined): string {
  if (!json) return '';
  let notes: unknown;
  try {
    notes = JSON.parse(json);
  } catch {
    return `<p>${escapeXml(json)}</p>`;
  }
  const texts = (Array.isArray(notes) ? notes : []).map(
    (note: { content?: unknown } | null) => note?.content,
  );
  const items = texts
    .filter((text) => typeof text === 'string')
    .filter((text) => text.trim() !== '');
  return items.length === 0 ? '' : `<ol>${items.map((text) => `<li>${text}</li>`).join('')}</ol>`;
}
